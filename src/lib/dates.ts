/** A date without time, 'yyyy-mm-dd'. '' means none. Never passed through `new Date(text)`: Bolivia is UTC-4. */
export type IsoDate = string;

const ZONE = 'America/La_Paz';
const EMPTY = '1900-01-01';

// Made once, and only where needed: making one costs a hundred times what using it does.
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, year: 'numeric', month: '2-digit', day: '2-digit' });
let localMoment: Intl.DateTimeFormat | undefined;
const momentFormat = () =>
  new Intl.DateTimeFormat('es-BO', {
    timeZone: ZONE,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** True for a calendar date 'yyyy-mm-dd' of the years 1900 to 2099 (spec F 5.5). */
export function isIsoDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  return year >= 1900 && year <= 2099 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

/** 'dd/mm/yyyy' to 'yyyy-mm-dd'; '' when it is no date (spec F 5.5). One-digit days and months and the separators . and - are taken too. */
export function fromLocalDate(text: string): IsoDate {
  const match = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(text);
  if (!match) return '';
  const [, day = '', month = '', year = ''] = match;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : '';
}

/** 'yyyy-mm-dd' (a time behind it is dropped) to 'dd/mm/yyyy'; '' for none, 1900-01-01 and anything else. */
export function toLocalDate(iso: string | null | undefined): string {
  const date = cleanDate(iso);
  if (date === '') return '';
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year}`;
}

/** The date part of what a service sends ('yyyy-mm-dd', with time, or 'dd/mm/yyyy'); '' for none and for 1900-01-01, which counts as empty (spec F 5.5). */
export function cleanDate(text: string | null | undefined): IsoDate {
  if (!text) return '';
  const iso = /^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : fromLocalDate(text);
  return isIsoDate(iso) && iso !== EMPTY ? iso : '';
}

/** Today in Bolivia, 'yyyy-mm-dd' (decision 53). */
export function today(now: Date = new Date()): IsoDate {
  return isoDay.format(now);
}

/** First day of the month of a date. */
export const firstOfMonth = (iso: IsoDate): IsoDate => `${iso.slice(0, 7)}-01`;

/** A date moved by whole days. */
export function addDays(iso: IsoDate, days: number): IsoDate {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** A date moved by whole months, cut to the month's last day. */
export function addMonths(iso: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = daysIn(first.getUTCFullYear(), first.getUTCMonth() + 1);
  return `${first.toISOString().slice(0, 8)}${String(Math.min(day, last)).padStart(2, '0')}`;
}

/** Whole days from one date to another, negative when the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** Working days (Monday to Friday) after `from` up to and including `to`. Holidays are not known to the portal. */
export function workingDaysBetween(from: IsoDate, to: IsoDate): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) count += 1;
  }
  return count;
}

/** Whole years between a birth date and a day; NaN without a birth date. */
export function ageOn(birth: IsoDate, day: IsoDate): number {
  if (cleanDate(birth) === '' || cleanDate(day) === '') return Number.NaN;
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** A moment as people read it in Bolivia: 'dd/mm/yyyy hh:mm'. */
export function toLocalMoment(iso: string): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  localMoment ??= momentFormat();
  const parts = localMoment.formatToParts(moment);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '';
  return `${part('day')}/${part('month')}/${part('year')} ${part('hour')}:${part('minute')}`;
}

/** A date in words relative to today: 'hoy', 'ayer', 'hace 3 días'. */
export function ago(iso: IsoDate, day: IsoDate = today()): string {
  const days = daysBetween(iso, day);
  if (days <= 0) return 'hoy';
  return days === 1 ? 'ayer' : `hace ${days} días`;
}

/** The contribution period 'start|end' as two dates (spec F 3.10); null when it is not one. */
export function parsePeriod(text: string | null | undefined): { start: IsoDate; end: IsoDate } | null {
  const [start = '', end = ''] = (text ?? '').split('|').map((part) => cleanDate(part.trim()));
  return start && end && start <= end ? { start, end } : null;
}
