import { addDays, addMonths, daysBetween, firstOfMonth, type IsoDate, monthName, toLocalDate } from '#lib/dates.ts';
import type { TimeRow } from './series.ts';

/** A period of days; first and last are included. */
interface Days {
  readonly desde: IsoDate;
  readonly hasta: IsoDate;
}

/** A column of time without its figures. */
type Span = Pick<TimeRow, 'label' | 'from' | 'to'>;

/** Periods of at most this many days have a column per day; longer ones a column per month. */
const MOST_DAYS = 62;

/** True for a period that has a column per day. */
export const isByDay = ({ desde, hasta }: Days): boolean => daysBetween(desde, hasta) < MOST_DAYS;

/** The days of a month, 'yyyy-mm'. */
export function daysOfMonth(month: string): Days {
  const desde = `${month}-01`;
  return { desde, hasta: addDays(addMonths(desde, 1), -1) };
}

/** Every day of a period, including days without figures: a time axis leaves none out. */
export const everyDay = ({ desde, hasta }: Days): Span[] =>
  Array.from({ length: daysBetween(desde, hasta) + 1 }, (_, n) => {
    const day = addDays(desde, n);
    return { label: toLocalDate(day), from: day, to: day };
  });

/** Every month with a day in the period, each as a whole month. */
export function everyMonth({ desde, hasta }: Days): Span[] {
  const found: Span[] = [];
  for (let first = firstOfMonth(desde); first <= hasta; first = addMonths(first, 1)) {
    const month = daysOfMonth(first.slice(0, 7));
    found.push({ label: monthName(first), from: month.desde, to: month.hasta });
  }
  return found;
}

/** The days of a column that are also in the period. */
export const daysWithin = ({ desde, hasta }: Days, { from, to }: Pick<Span, 'from' | 'to'>): Days => ({
  desde: from < desde ? desde : from,
  hasta: to > hasta ? hasta : to,
});
