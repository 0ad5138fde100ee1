import { addMonths, fromLocalDate, type IsoDate } from '#lib/dates.ts';

/** Number of digits of a whole date, ddmmaaaa. */
const whole = 8;

/** Separators that people type between day, month and year. */
const separators = ['/', '-', '.'];

/** True for a key that ends a day or a month. */
export const isSeparator = (digits: string, key: string): boolean => digits !== '' && separators.includes(key);

/** The digits after a key: one more, one less, a one-digit day or month padded to two, or unchanged. */
export function typedWith(digits: string, key: string): string {
  if (key === 'Backspace') return digits.slice(0, -1);
  if (isSeparator(digits, key) && (digits.length === 1 || digits.length === 3))
    return `${digits.slice(0, -1)}0${digits.slice(-1)}`;
  return /^\d$/.test(key) && digits.length < whole ? digits + key : digits;
}

/**
 * The date that typed digits mean: the day of the visible month (18), day and month of its year (1811), or the whole date.
 */
export function spelled(digits: string, shown: IsoDate): string {
  const [year = '', month = ''] = shown.split('-');
  const day = digits.slice(0, 2).padStart(2, '0');
  if (digits.length < 4) return `${day}/${month}/${year}`;
  return `${day}/${digits.slice(2, 4)}/${digits.length < whole ? year : digits.slice(4)}`;
}

/** The day that typed digits select, relative to the visible month; '' if there is no such day (31 in June). */
export const pointedBy = (digits: string, shown: IsoDate): IsoDate => fromLocalDate(spelled(digits, shown));

/** The day that PageUp and PageDown move to: a month back or forth, a year with Shift; null for any other key. */
export function pagedTo(day: IsoDate, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): IsoDate | null {
  const months = shiftKey ? 12 : 1;
  if (key === 'PageUp') return addMonths(day, -months);
  return key === 'PageDown' ? addMonths(day, months) : null;
}

/** True for a day between the two, both included. A missing end means no limit. */
export const isWithin = (day: IsoDate, min: IsoDate | undefined, max: IsoDate | undefined): boolean =>
  (!min || day >= min) && (!max || day <= max);
