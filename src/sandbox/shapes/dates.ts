import { addDays, clockTime, later, momentOf } from '#lib/dates.ts';
import { isText, type ValueShape } from './shape.ts';

/** Section 3 of the table: dates and times. */

/** The day of a correct date as 'yyyy-mm-dd'; '' if the value is no date, or means "no date". */
function dayOf(value: unknown): string {
  if (!isText(value)) return '';
  const local = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value);
  const day = local ? `${local[3]}-${local[2]}-${local[1]}` : value;
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && day > '1900-01-01' ? day : '';
}
const isDate = (value: unknown) => dayOf(value) !== '';
const isNoDate = (value: unknown, key: string) => /^Fecha/i.test(key) && (value === '' || value === null);
const isTime = (value: unknown, key: string) => /Hora/.test(key) && isText(value) && /^\d{2}:\d{2}$/.test(value);

const parts = (value: unknown) => dayOf(value).split('-') as [string, string, string];
const midnight = (value: unknown) => momentOf(`${dayOf(value)}T00:00:00Z`).getTime();
const dayAfter = (value: unknown) => addDays(dayOf(value), 1);
/** Day first, with a separator. */
const local = (value: unknown, mark = '/') => parts(value).reverse().join(mark);
const short = (value: unknown) => local(value).replace(/\b0/g, '');
const monthFirst = (value: unknown) => `${parts(value)[1]}/${parts(value)[2]}/${parts(value)[0]}`;
const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const shortYear = (value: unknown) => local(value).replace(/\d\d(\d\d)$/, '$1');
const namedMonth = (value: unknown) => `${parts(value)[2]}-${months[Number(parts(value)[1]) - 1]}-${parts(value)[0]}`;
/** Days since 1899-12-30, as a spreadsheet counts them. */
const serial = (value: unknown) => String(midnight(value) / 86_400_000 + 25_569);

/** The milliseconds of a correct moment, ISO 8601 with or without time zone. Null for other values and for a day alone. */
function momentOfValue(value: unknown): number | null {
  if (!isText(value) || !/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|-04:00)?$/.test(value)) return null;
  const at = momentOf(/Z|-04:00$/.test(value) ? value : `${value}-04:00`).getTime();
  // Midnight in UTC would be read as that day (3.2).
  return at % 86_400_000 === 0 ? null : at;
}
const isMoment = (value: unknown) => momentOfValue(value) !== null;
/** What clocks in La Paz show at a moment: the day, and the time to the second. */
const clockOf = (value: unknown) => {
  const clock = clockTime(momentOfValue(value) ?? 0);
  return { day: clock.slice(0, 10), time: clock.slice(11, 19) };
};
/** Hours with a.m. and p.m., as Spanish .NET writes them. */
const halfDay = (time: string) => {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'a' : 'p'}. m.`;
};
/** The forms of a day, each followed by the time. */
const withTime = (form: (day: unknown) => unknown, time = (clock: string) => ` ${clock}`) => {
  return (value: unknown) => {
    const { day, time: clock } = clockOf(value);
    return `${form(day)}${time(clock)}`;
  };
};
const utc = (value: unknown) => later(momentOf('1970-01-01T00:00:00Z'), momentOfValue(value) ?? 0).toISOString();

type Form = (value: unknown) => unknown;

/** Days, and moments in their own forms: without the right time it would be another moment. */
const date = (shape: Omit<ValueShape, 'of' | 'when'> & { readonly moments: readonly Form[] }): ValueShape => {
  const { moments, forms, ...rest } = shape;
  return {
    ...rest,
    of: 'value',
    when: (v) => isDate(v) || isMoment(v),
    forms: forms.map((form, at) => (v, key) => (isMoment(v) ? moments[at % moments.length]?.(v) : form(v, key))),
  };
};

/** The shapes of dates and times. */
export const dateShapes: readonly ValueShape[] = [
  date({
    id: '3.1',
    says: 'a date with a time of zero',
    verdict: 'accept',
    moments: ['T', 'T', 'T', ' '].map((mark, at) =>
      withTime(String, (time) => `${mark}${time}${['', '.0000000', '.123', '.000'][at]}`),
    ),
    forms: ['', 'T00:00:00', 'T00:00:00.0000000', ' 00:00:00.000'].map((time) => (v) => `${dayOf(v)}${time}`),
  }),
  date({
    id: '3.2',
    says: 'midnight of some zone',
    verdict: 'accept',
    moments: [utc, withTime(String, (time) => `T${time}-04:00`), (v) => utc(v).replace('Z', '+00:00')],
    forms: ['Z', '-04:00', '+00:00'].map((zone) => (v) => `${dayOf(v)}T00:00:00${zone}`),
  }),
  date({
    id: '3.3',
    says: 'midnight of La Paz in UTC',
    verdict: 'accept',
    moments: [utc],
    forms: [(v) => `${dayOf(v)}T04:00:00Z`],
  }),
  date({
    id: '3.4',
    says: 'the evening in La Paz, in UTC',
    verdict: 'accept',
    moments: [utc],
    forms: [(v) => `${dayAfter(v)}T02:30:00Z`],
  }),
  date({
    id: '3.5',
    says: '/Date(…)/',
    verdict: 'accept',
    moments: [(v) => `/Date(${momentOfValue(v)})/`, (v) => `/Date(${momentOfValue(v)}-0400)/`],
    forms: [(v) => `/Date(${midnight(v)})/`, (v) => `/Date(${midnight(v) + 14_400_000}-0400)/`],
  }),
  date({
    id: '3.6',
    says: 'the day first',
    verdict: 'accept',
    moments: [
      withTime(local),
      withTime(short),
      withTime(local),
      withTime(local, (time) => ` ${halfDay(time)}`),
      withTime((day) => local(day, '-')),
    ],
    forms: [
      (v) => local(v),
      short,
      (v) => `${local(v)} 0:00:00`,
      (v) => `${local(v)} 12:00:00 a. m.`,
      (v) => local(v, '-'),
    ],
  }),
  {
    id: '3.7',
    says: 'the month first',
    verdict: 'refuse',
    of: 'value',
    // A day up to the twelfth would be read as another date, and nobody could notice.
    when: (v) => (isDate(v) || isMoment(v)) && Number(parts(isMoment(v) ? clockOf(v).day : v)[2]) > 12,
    forms: [(v) => (isMoment(v) ? withTime(monthFirst)(v) : monthFirst(v))],
  },
  date({
    id: '3.8',
    says: 'two digits of the year, names of months, numbers',
    verdict: 'refuse',
    moments: [withTime(shortYear), withTime(namedMonth), withTime(serial, () => '.4375'), momentOfValue],
    forms: [shortYear, namedMonth, serial, midnight],
  }),
  {
    id: '3.9',
    says: '1900 for no date',
    verdict: 'accept',
    of: 'value',
    when: isNoDate,
    forms: ['1900-01-01', '1900-01-01T00:00:00', '01/01/1900', '/Date(-2208988800000)/', '/Date(-2208974400000)/'].map(
      (none) => () => none,
    ),
  },
  {
    id: '3.10',
    says: 'the first date of .NET, SQL or MySQL for no date',
    verdict: 'accept',
    of: 'value',
    when: isNoDate,
    forms: ['0001-01-01T00:00:00', '/Date(-62135596800000)/', '1753-01-01', '0000-00-00', null, '  '].map(
      (none) => () => none,
    ),
  },
  {
    id: '3.11',
    says: 'the year 9999 for no end',
    verdict: 'accept',
    of: 'value',
    when: (v, key) => /Baja|Limite|Fin|Hasta/.test(key) && isNoDate(v, key),
    forms: [() => '9999-12-31T23:59:59'],
  },
  date({
    id: '3.12',
    says: 'days that are in no calendar, and years too far away',
    verdict: 'refuse',
    moments: [() => '2026-02-30T08:30:00', () => '1899-12-31T08:30:00', () => '2100-01-01T08:30:00'],
    forms: [() => '2026-02-30', () => '1899-12-31', () => '2100-01-01'],
  }),
  {
    id: '3.13',
    says: 'times with seconds or a date',
    verdict: 'accept',
    of: 'value',
    when: isTime,
    forms: [
      (v) => v,
      (v) => `${v}:00`,
      (v) => `${v}:00.0000000`,
      (v) => `1900-01-01T${v}:00`,
      (v) => `0001-01-01T${v}:00`,
    ],
  },
  {
    id: '3.14',
    says: 'times as spans',
    verdict: 'accept',
    of: 'value',
    when: isTime,
    forms: [
      (v) => ({ hours: Number(String(v).slice(0, 2)), minutes: Number(String(v).slice(3)) }),
      (v) => `PT${Number(String(v).slice(0, 2))}H${Number(String(v).slice(3))}M`,
    ],
  },
];
