/** A date without time, 'yyyy-mm-dd'. '' means none. Never passed through `new Date(text)`: Bolivia is UTC-4. */
export type IsoDate = string;

const ZONE = 'America/La_Paz';

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

/** Dates that services write for none: of SQL, of .NET, of no end. */
const none = ['1900-01-01', '0001-01-01', '1753-01-01', '0000-00-00', '9999-12-31'];
/** Bolivia's distance from UTC, in milliseconds; the same all year. */
const ZONE_OFFSET = -4 * 3_600_000;

const isoMoment = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}:\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const localMomentText =
  /^(\d{1,2}[/.-]\d{1,2}[/.-]\d{4})(?:[, ]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s*([ap])\.?\s?m\.?)?)?$/i;
const dotNetMoment = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/;

const calendarDate = (text: string): IsoDate | null => (isIsoDate(text) ? text : null);
/** The day of a moment in Bolivia. */
const dayOf = (moment: number): IsoDate => new Date(moment + ZONE_OFFSET).toISOString().slice(0, 10);

/** The day a `/Date(…)/` names: its own where it is midnight of UTC, otherwise that of Bolivia. */
function dotNetDay(milliseconds: number): IsoDate | null {
  if (Math.abs(milliseconds) > 8.64e15 - 1e9) return null;
  const utc = new Date(milliseconds).toISOString();
  const day = utc.endsWith('T00:00:00.000Z') ? utc.slice(0, 10) : dayOf(milliseconds);
  return day;
}

/** The day of an ISO date, with or without time and zone. Midnight in any zone is the day as written. */
function isoDayOf(text: string): IsoDate | null {
  const [, day = '', time, seconds = '00', zone] = isoMoment.exec(text) ?? [];
  if (zone === undefined || time === undefined || /^0?0:00$/.test(time)) return day || null;
  const moment = Date.parse(`${day}T${time.padStart(5, '0')}:${seconds}${zone.toUpperCase()}`);
  return Number.isNaN(moment) ? null : dayOf(moment);
}

/**
 * A date as a service may write it, as 'yyyy-mm-dd': ISO with or without time and zone, day first ('20/11/2026', with or
 * without time), or '/Date(…)/'. '' for none, which the services also write 1900-01-01, 0001-01-01 and the like
 * (spec F 5.5). Null where it cannot be read.
 */
export function readDate(text: string): IsoDate | null {
  const plain = text.trim();
  if (plain === '') return '';
  const milliseconds = dotNetMoment.exec(plain)?.[1];
  const day = milliseconds === undefined ? (isoDayOf(plain) ?? localDay(plain)) : dotNetDay(Number(milliseconds));
  if (day === null) return null;
  return none.includes(day) ? '' : calendarDate(day);
}

/** The date of a text with the day first, whatever time stands behind it. */
function localDay(text: string): IsoDate | null {
  const [, day = ''] = localMomentText.exec(text) ?? [];
  const match = /^(\d{1,2})\D(\d{1,2})\D(\d{4})$/.exec(day);
  return match ? `${match[3]}-${match[2]?.padStart(2, '0')}-${match[1]?.padStart(2, '0')}` : null;
}

/**
 * A moment as a service may write it, as ISO 8601 with its zone; one without a zone is of Bolivia, and a day alone stays a
 * day. '' for none, null where it cannot be read.
 */
export function readMoment(text: string): string | null {
  const plain = text.trim();
  const day = readDate(plain);
  if (day === null || day === '') return day;
  const milliseconds = dotNetMoment.exec(plain)?.[1];
  if (milliseconds !== undefined) return new Date(Number(milliseconds)).toISOString();
  const [, date, time, seconds = '00', zone = '-04:00'] = isoMoment.exec(plain) ?? [];
  if (date !== undefined && time !== undefined) {
    const moment = `${date}T${time.padStart(5, '0')}:${seconds}${zone.toUpperCase()}`;
    return Number.isNaN(Date.parse(moment)) ? null : moment;
  }
  const [, , hour, minute = '00', second = '00', half = ''] = localMomentText.exec(plain) ?? [];
  if (hour === undefined) return day;
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const moment = `${day}T${String(hours).padStart(2, '0')}:${minute}:${second}-04:00`;
  return Number.isNaN(Date.parse(moment)) ? null : moment;
}

/**
 * A date as people read it, 'dd/mm/yyyy'; '' for none. One that the services wrote in a way nobody can read is shown as
 * it came.
 */
export function toLocalDate(date: string | null | undefined): string {
  const text = date ?? '';
  const iso = readDate(text);
  if (iso === null) return text.trim();
  if (iso === '') return '';
  const [year, month, day] = iso.split('-');
  return `${day}/${month}/${year}`;
}

/** A date in any of the services' forms as 'yyyy-mm-dd'; '' for none and for what cannot be read. */
export const cleanDate = (text: string | null | undefined): IsoDate => readDate(text ?? '') ?? '';

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

/** A moment as people read it in Bolivia: 'dd/mm/yyyy hh:mm', a day alone without the time. One that cannot be read is shown as it came. */
export function toLocalMoment(text: string): string {
  const iso = readMoment(text);
  if (iso === null) return text.trim();
  if (iso === '' || isIsoDate(iso)) return toLocalDate(iso);
  const moment = new Date(iso);
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
