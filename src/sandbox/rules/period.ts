import { addDays, addMonths, firstOfMonth, type IsoDate } from '#lib/dates.ts';

/** The active contribution period: the current month, first to last day. */
export function periodoActivo(today: IsoDate): { start: IsoDate; end: IsoDate } {
  const start = firstOfMonth(today);
  return { start, end: addDays(addMonths(start, 1), -1) };
}
