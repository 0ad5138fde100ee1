import { addDays, addMonths, daysBetween, firstOfMonth, type IsoDate, monthName, toLocalDate } from '#lib/dates.ts';
import type { TimeRow } from './series.ts';

/** Days, both included. */
interface Days {
  readonly desde: IsoDate;
  readonly hasta: IsoDate;
}

/** A column of time without its figures. */
type Span = Pick<TimeRow, 'label' | 'from' | 'to'>;

/** Days that still fit as columns; longer periods are gathered by month. */
const MOST_DAYS = 62;

/** True for a period that is drawn day by day. */
export const isByDay = ({ desde, hasta }: Days): boolean => daysBetween(desde, hasta) < MOST_DAYS;

/** The days of a month, 'yyyy-mm'. */
export function daysOfMonth(month: string): Days {
  const desde = `${month}-01`;
  return { desde, hasta: addDays(addMonths(desde, 1), -1) };
}

/** Every day of a period, those without any figures too: an axis of time leaves none out. */
export const everyDay = ({ desde, hasta }: Days): Span[] =>
  Array.from({ length: daysBetween(desde, hasta) + 1 }, (_, n) => {
    const day = addDays(desde, n);
    return { label: toLocalDate(day), from: day, to: day };
  });

/** Every month that has a day of a period, each as a whole. */
export function everyMonth({ desde, hasta }: Days): Span[] {
  const found: Span[] = [];
  for (let first = firstOfMonth(desde); first <= hasta; first = addMonths(first, 1)) {
    const month = daysOfMonth(first.slice(0, 7));
    found.push({ label: monthName(first), from: month.desde, to: month.hasta });
  }
  return found;
}

/** The days of a column that a period has too. */
export const daysWithin = ({ desde, hasta }: Days, { from, to }: Pick<Span, 'from' | 'to'>): Days => ({
  desde: from < desde ? desde : from,
  hasta: to > hasta ? hasta : to,
});
