import { fromLocalDate, type IsoDate, isIsoDate, toLocalDate } from '#lib/dates.ts';

/**
 * Reads a date as people type it: 17/11/2026, 17-11-2026, 17.11.2026, 17 11 2026, 17112026 or pasted 2026-11-17. '' if it is
 * not a valid date (31/02).
 */
export function parseTypedDate(text: string): IsoDate {
  const bare = text.trim();
  if (isIsoDate(bare)) return bare;
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(bare);
  if (digits) return fromLocalDate(digits.slice(1).join('/'));
  return fromLocalDate(bare.replace(/\s+/g, '/'));
}

/** The text that the field shows for its value: the date as dd/mm/aaaa, or a text that is not a date, unchanged. */
export function shownDate(value: string): string {
  return isIsoDate(value) ? toLocalDate(value) : value;
}
