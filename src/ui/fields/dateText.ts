import { fromLocalDate, type IsoDate, isIsoDate, toLocalDate } from '#lib/dates.ts';

/**
 * Reads a date as people type it: 17/11/2026, 17-11-2026, 17.11.2026, 17 11 2026, 17112026 or pasted 2026-11-17.
 * '' when it is no date of the calendar (31/02).
 */
export function parseTypedDate(text: string): IsoDate {
  const bare = text.trim();
  if (isIsoDate(bare)) return bare;
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(bare);
  if (digits) return fromLocalDate(digits.slice(1).join('/'));
  return fromLocalDate(bare.replace(/\s+/g, '/'));
}

/** What the field shows for its value: the date as dd/mm/aaaa, or the text that is no date, unchanged. */
export function shownDate(value: string): string {
  return isIsoDate(value) ? toLocalDate(value) : value;
}
