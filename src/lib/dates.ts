import dayjs from 'dayjs';
import 'dayjs/locale/es.js';
import utc from 'dayjs/plugin/utc.js';

/*
 * Only this file reads the clock, parses dates and calculates with them. A date is a text and is calculated in UTC only. A
 * moment is shown in Bolivian time, in whatever zone the machine is. dayjs does the calculations; code that runs for every
 * row of a long list works on the text.
 */

dayjs.extend(utc);

/** A date without time, 'yyyy-mm-dd'. '' means none. It is never a moment in a time zone: Bolivia is UTC-4. */
export type IsoDate = string;

/** A date before the fund's first notice, for lists that do not accept "since always". */
export const SINCE_ALWAYS: IsoDate = '1950-01-01';
/** A moment: a Date, milliseconds, or ISO 8601 with a zone. */
type Moment = Date | number | string;

/** Bolivia's offset from UTC, in hours and as text; the same all year. */
const [HOURS, ZONE] = [-4, '-04:00'];
/** Milliseconds of a day. */
const DAY = 86_400_000;

/** A date as a dayjs object, to calculate with. */
const utcDay = (iso: IsoDate) => dayjs.utc(iso);
const exists = (moment: dayjs.Dayjs): boolean => !Number.isNaN(moment.valueOf());
/** The calculated date; '' if the input was none. */
const isoOf = (day: dayjs.Dayjs): IsoDate => (exists(day) ? day.toISOString().slice(0, 10) : '');

/**
 * A moment in Bolivian time, 'yyyy-mm-ddThh:mm:ss.SSS'. The zone plugin of dayjs is not used: it converts through the zone of
 * the machine and is an hour off near the nights when that zone changes its clocks.
 */
export const clockTime = (moment: Moment): string => dayjs.utc(moment).add(HOURS, 'hour').toISOString().slice(0, 23);

/** True for a calendar date 'yyyy-mm-dd' of the years 1900 to 2099 (spec F 5.5). */
export function isIsoDate(text: string): boolean {
  if (!/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text)) return false;
  // An invalid day, such as 31 April, becomes a day of the next month.
  return Number(text.slice(8)) <= 28 || isoOf(utcDay(text)) === text;
}

/**
 * 'dd/mm/yyyy' to 'yyyy-mm-dd'; '' if it is not a date (spec F 5.5). Also accepts one-digit days and months and the
 * separators . and -.
 */
export function fromLocalDate(text: string): IsoDate {
  const match = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(text);
  if (!match) return '';
  const [, day = '', month = '', year = ''] = match;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : '';
}

/** Dates that services write for "no date": of SQL, of .NET, of "no end". */
const none = ['1900-01-01', '0001-01-01', '1753-01-01', '0000-00-00', '9999-12-31'];

const isoMoment = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}:\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const localMomentText =
  /^(\d{1,2}[/.-]\d{1,2}[/.-]\d{4})(?:[, ]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s*([ap])\.?\s?m\.?)?)?$/i;
const dotNetMoment = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/;

/** True for ISO 8601 that is a valid moment. */
const isMoment = (text: string): boolean => exists(dayjs.utc(text));
const calendarDate = (text: string): IsoDate | null => (isIsoDate(text) ? text : null);
/** The day of a moment in Bolivia. */
const dayOf = (moment: Moment): IsoDate => clockTime(moment).slice(0, 10);

/** The day of a `/Date(…)/`: the UTC day if it is midnight in UTC, otherwise the day in Bolivia. */
function dotNetDay(milliseconds: number): IsoDate | null {
  if (Math.abs(milliseconds) > 8.64e15 - 1e9) return null;
  return milliseconds % DAY === 0 ? isoOf(dayjs.utc(milliseconds)) : dayOf(milliseconds);
}

const isMidnight = (time: string): boolean => /^0?0:00$/.test(time);

/** The day of an ISO date, with or without time and zone. Midnight in any zone counts as the written day. */
function isoDayOf(text: string): IsoDate | null {
  const [, day = '', time, seconds = '00', zone] = isoMoment.exec(text) ?? [];
  if (zone === undefined || time === undefined || isMidnight(time)) return day || null;
  const moment = dayjs.utc(`${day}T${time.padStart(5, '0')}:${seconds}${zone.toUpperCase()}`);
  return exists(moment) ? dayOf(moment.valueOf()) : null;
}

/**
 * Converts a date in any form the services may use to 'yyyy-mm-dd': ISO with or without time and zone, day first
 * ('20/11/2026', with or without time), or `/Date(…)/`. '' for none, which the services also write as 1900-01-01, 0001-01-01
 * and the like (spec F 5.5). Null if it cannot be read.
 */
export function readDate(text: string): IsoDate | null {
  const plain = text.trim();
  if (plain === '') return '';
  const milliseconds = dotNetMoment.exec(plain)?.[1];
  const day = milliseconds === undefined ? (isoDayOf(plain) ?? localDay(plain)) : dotNetDay(Number(milliseconds));
  if (day === null) return null;
  return none.includes(day) ? '' : calendarDate(day);
}

/** The date of a text with the day first; any time after it is ignored. */
function localDay(text: string): IsoDate | null {
  const [, day = ''] = localMomentText.exec(text) ?? [];
  const match = /^(\d{1,2})\D(\d{1,2})\D(\d{4})$/.exec(day);
  return match ? `${match[3]}-${match[2]?.padStart(2, '0')}-${match[1]?.padStart(2, '0')}` : null;
}

/** A moment in Bolivian form: moments of one list can be compared as texts, and start with their day. */
const bolivian = (moment: Moment): string => `${clockTime(moment).slice(0, 19)}${ZONE}`;

/**
 * Converts a moment in any form the services may use to 'yyyy-mm-ddThh:mm:ss-04:00'. A moment without a zone is in Bolivian
 * time. A day without time stays a day, even if it is written as midnight of another zone. '' for none, null if it cannot be
 * read.
 */
export function readMoment(text: string): string | null {
  const plain = text.trim();
  const day = readDate(plain);
  if (day === null || day === '') return day;
  const milliseconds = dotNetMoment.exec(plain)?.[1];
  if (milliseconds !== undefined) return Number(milliseconds) % DAY === 0 ? day : bolivian(Number(milliseconds));
  const [, date, time, seconds = '00', zone = ZONE] = isoMoment.exec(plain) ?? [];
  if (date !== undefined && time !== undefined) {
    if (isMidnight(time) && seconds === '00' && zone !== ZONE) return day;
    const moment = `${date}T${time.padStart(5, '0')}:${seconds}${zone.toUpperCase()}`;
    return isMoment(moment) ? bolivian(moment) : null;
  }
  const [, , hour, minute = '00', second = '00', half = ''] = localMomentText.exec(plain) ?? [];
  if (hour === undefined) return day;
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const moment = `${day}T${String(hours).padStart(2, '0')}:${minute}:${second}${ZONE}`;
  return isMoment(moment) ? moment : null;
}

/** A date in the form shown to people, 'dd/mm/yyyy'; '' for none. An unreadable date of the services is shown unchanged. */
export function toLocalDate(date: string | null | undefined): string {
  const text = date ?? '';
  const iso = readDate(text);
  if (iso === null) return text.trim();
  if (iso === '') return '';
  return dayFirst(iso);
}

function dayFirst(iso: IsoDate): string {
  const [year, month, day] = iso.split('-');
  return `${day}/${month}/${year}`;
}

/** A date in any of the services' forms as 'yyyy-mm-dd'; '' for none and for an unreadable one. */
export const cleanDate = (text: string | null | undefined): IsoDate => readDate(text ?? '') ?? '';

/** The current moment. */
export const now = (): Date => dayjs().toDate();

/** The moment of an ISO 8601 text with a zone. */
export const momentOf = (text: string): Date => dayjs(text).toDate();

/** A moment plus some milliseconds. */
export const later = (moment: Date, milliseconds: number): Date => dayjs(moment).add(milliseconds, 'ms').toDate();

/** True if a 'yyyy-mm-ddThh:mm:ss.SSS' is a valid date and time. */
export function isClockTime(text: string): boolean {
  const moment = dayjs.utc(text);
  return exists(moment) && moment.toISOString() === `${text}Z`;
}

/** The hour and minute of a moment in Bolivia, 'hh:mm'. */
export const timeOfDay = (moment: Moment): string => clockTime(moment).slice(11, 16);

/** Today in Bolivia, 'yyyy-mm-dd' (decision 53). */
export const today = (moment: Moment = now()): IsoDate => dayOf(moment);

/** The moment of an hour 'hh:mm' of a day in Bolivia. */
export const momentIn = (day: IsoDate, time: string): Date =>
  momentOf(`${day}T${time.slice(0, 5).padStart(5, '0')}:00${ZONE}`);

/** A moment as calendar files write it, in UTC: '20261120T213000Z'. */
export const utcStamp = (moment: Moment): string => dayjs.utc(moment).format('YYYYMMDD[T]HHmmss[Z]');

/** The moment a day ends in Bolivia. */
export const endOfDay = (iso: IsoDate): Date => momentOf(`${addDays(iso, 1)}T00:00:00${ZONE}`);

/** First day of the month of a date. */
export const firstOfMonth = (iso: IsoDate): IsoDate => `${iso.slice(0, 7)}-01`;

/** A date moved by whole days. */
export const addDays = (iso: IsoDate, days: number): IsoDate => isoOf(utcDay(iso).add(days, 'day'));

/** A date moved by whole months; a day that does not exist becomes the month's last day. */
export const addMonths = (iso: IsoDate, months: number): IsoDate => isoOf(utcDay(iso).add(months, 'month'));

/** Whole days from one date to another, negative if the second is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => utcDay(to).diff(utcDay(from), 'day');

/** The position of a date on a time axis, in milliseconds. */
export const placeOnAxis = (iso: IsoDate): number => utcDay(iso).valueOf();

/** The day of the week of a date: Sunday is 0. */
export const weekday = (iso: IsoDate): number => utcDay(iso).day();

/** The month of a date or of 'yyyy-mm' in the form shown to people: 'nov 2026'. An unreadable one is shown unchanged. */
export function monthName(iso: string): string {
  const day = utcDay(iso);
  return exists(day) ? day.locale('es').format('MMM YYYY') : iso;
}

/** Working days (Monday to Friday) after `from` up to and including `to`. The portal does not know holidays. */
export function workingDaysBetween(from: IsoDate, to: IsoDate): number {
  let count = 0;
  for (let day = addDays(from, 1); day !== '' && day <= to; day = addDays(day, 1))
    if (weekday(day) % 6 !== 0) count += 1;
  return count;
}

/** A date moved forward by working days (Monday to Friday). The portal does not know holidays. '' without a date. */
export function addWorkingDays(from: IsoDate, days: number): IsoDate {
  let day = from;
  for (let left = days; left > 0 && day !== ''; ) {
    day = addDays(day, 1);
    if (weekday(day) % 6 !== 0) left -= 1;
  }
  return day;
}

/** A date for a widget that only accepts moments: noon in the machine's zone, far from any change of day. */
export const widgetDay = (iso: IsoDate): Date => dayjs(`${iso}T12:00:00`).toDate();

/** The date of a moment that a widget returns in the machine's zone. */
export const fromWidgetDay = (day: Date): IsoDate => dayjs(day).format('YYYY-MM-DD');

/** Whole years between a birth date and a day; NaN without a birth date. */
export function ageOn(birth: IsoDate, day: IsoDate): number {
  if (cleanDate(birth) === '' || cleanDate(day) === '') return Number.NaN;
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

/**
 * A moment in the form shown to people, in Bolivian time: 'dd/mm/yyyy hh:mm'; a day without time has no time. An unreadable
 * one is shown unchanged.
 */
export function toLocalMoment(text: string): string {
  const iso = readMoment(text);
  if (iso === null) return text.trim();
  if (iso === '' || isIsoDate(iso)) return toLocalDate(iso);
  const clock = clockTime(iso);
  return `${dayFirst(clock.slice(0, 10))} ${clock.slice(11, 16)}`;
}

/** A date in words relative to today: 'hoy', 'ayer', 'hace 3 días'. */
export function ago(iso: IsoDate, day: IsoDate = today()): string {
  const days = daysBetween(iso, day);
  if (days <= 0) return 'hoy';
  return days === 1 ? 'ayer' : `hace ${days} días`;
}

/** The contribution period 'start|end' as two dates (spec F 3.10); null if it is not a period. */
export function parsePeriod(text: string | null | undefined): { start: IsoDate; end: IsoDate } | null {
  const [start = '', end = ''] = (text ?? '').split('|').map((part) => cleanDate(part.trim()));
  return start && end && start <= end ? { start, end } : null;
}
