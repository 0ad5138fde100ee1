import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  addDays,
  addMonths,
  addWorkingDays,
  ageOn,
  ago,
  cleanDate,
  clockTime,
  daysBetween,
  endOfDay,
  firstOfMonth,
  fromLocalDate,
  fromWidgetDay,
  isClockTime,
  isIsoDate,
  later,
  momentIn,
  momentOf,
  monthName,
  now,
  parsePeriod,
  readDate,
  readMoment,
  timeOfDay,
  today,
  toLocalDate,
  toLocalMoment,
  weekday,
  widgetDay,
  workingDaysBetween,
} from '#lib/dates.ts';
import { NOW } from '#support/clock.ts';

const anyDate = fc
  .date({ min: new Date('1900-01-02T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('dates', () => {
  test.each([
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['1900-01-01', true],
    ['2099-12-31', true],
    ['2026-01-31', true],
    ['2026-12-31', true],
    ['2026-04-30', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2026-04-31', false],
    ['1899-12-31', false],
    ['2100-01-01', false],
    ['2026-1-1', false],
    ['2026-00-10', false],
    ['2026-13-10', false],
    ['2026-05-00', false],
    ['2026-05-32', false],
    ['', false],
  ])('[F-5.5-01] %s is a date: %s', (text, expected) => {
    expect(isIsoDate(text)).toBe(expected);
  });

  test('[F-5.5-01] each month ends with its own last day, in leap years too', () => {
    const largos = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    for (const year of [1900, 1904, 1999, 2000, 2026, 2028, 2096, 2099])
      for (const [at, days] of largos.entries()) {
        const leap = at === 1 && year % 4 === 0 && year !== 1900 ? 1 : 0;
        const month = `${year}-${String(at + 1).padStart(2, '0')}`;
        expect([`${month}-${days + leap}`, `${month}-${days + leap + 1}`].map(isIsoDate), month).toEqual([true, false]);
      }
  });

  test('[F-5.5-02] dd/mm/yyyy and yyyy-mm-dd turn into each other without moving a day', () => {
    fc.assert(fc.property(anyDate, (iso) => fromLocalDate(toLocalDate(iso)) === iso));
  });

  test('[F-5.5-03, E-9-06, R-9-09] 1900-01-01 counts as empty, whatever its form', () => {
    for (const text of ['1900-01-01', '1900-01-01T00:00:00', '01/01/1900', '', null, undefined])
      expect(cleanDate(text)).toBe('');
    expect(toLocalDate('1900-01-01')).toBe('');
  });

  test('today is the day in Bolivia, four hours behind', () => {
    expect(today(new Date('2026-11-21T03:59:00Z'))).toBe('2026-11-20');
    expect(today(new Date('2026-11-21T04:00:00Z'))).toBe('2026-11-21');
  });

  test('now is the clock that is set, and nothing else says what day it is', () => {
    expect(now()).toEqual(new Date(NOW));
    vi.setSystemTime(new Date('2027-01-01T03:59:59Z'));
    expect([now().toISOString(), today()]).toEqual(['2027-01-01T03:59:59.000Z', '2026-12-31']);
    vi.setSystemTime(new Date('2027-01-01T04:00:00Z'));
    expect(today()).toBe('2027-01-01');
  });

  test('a moment is shown as clocks in Bolivia show it', () => {
    const moment = momentOf('2026-11-21T02:05:06.789Z');
    expect(clockTime(moment)).toBe('2026-11-20T22:05:06.789');
    expect(timeOfDay(moment)).toBe('22:05');
    expect(toLocalMoment(moment.toISOString())).toBe('20/11/2026 22:05');
    expect(later(moment, 3_600_000).toISOString()).toBe('2026-11-21T03:05:06.789Z');
    expect(endOfDay('2026-11-30').toISOString()).toBe('2026-12-01T04:00:00.000Z');
  });

  test.each([
    ['2026-11-20T00:00:00Z', '20/11/2026'],
    ['2026-11-20T00:00:00.0000000+00:00', '20/11/2026'],
    ['/Date(1795132800000)/', '20/11/2026'],
    ['2026-11-20T00:00:00', '20/11/2026 00:00'],
    ['2026-11-20T00:00:00-04:00', '20/11/2026 00:00'],
    ['2026-11-20T04:00:00Z', '20/11/2026 00:00'],
    ['/Date(1795147200000-0400)/', '20/11/2026 00:00'],
    ['2026-11-21T02:30:00Z', '20/11/2026 22:30'],
    ['2026-11-20T00:01:00Z', '19/11/2026 20:01'],
  ])('[variants 3.1 to 3.5] the moment %s is shown %s: midnight of UTC is that day', (text, shown) => {
    expect(toLocalMoment(text)).toBe(shown);
  });

  test.each(['2026-11-21T02:30:05Z', '2026-11-20T22:30:05.123', '/Date(1795228205000)/', '20/11/2026 10:30:05 p. m.'])(
    'the moment %s is kept as Bolivia writes it',
    (text) => {
      expect(readMoment(text)).toBe('2026-11-20T22:30:05-04:00');
    },
  );

  test.each([
    ['2026-01-15T09:30:00.123', true],
    ['2024-02-29T23:59:59.999', true],
    ['2026-02-30T09:30:00.123', false],
    ['2026-01-15T24:00:00.000', false],
    ['2026-01-15T09:60:00.000', false],
    ['2026-13-15T09:30:00.000', false],
    ['T', false],
    ['', false],
  ])('%s is a time of the calendar and the clock: %s', (text, expected) => {
    expect(isClockTime(text)).toBe(expected);
  });

  test.each([
    ['x2026-11-20', ''],
    ['2026-11-20x', ''],
    ['20/11/2026', '2026-11-20'],
    ['5.3.2026', '2026-03-05'],
    [' 05-03-2026 ', '2026-03-05'],
    ['x05/03/2026', ''],
    ['05/03/2026x', ''],
    ['05/03/20261', ''],
    ['31/04/2026', ''],
    ['', ''],
  ])('[F-5.5-01, F-5.5-02] the typed text "%s" is the date "%s"', (typed, iso) => {
    expect(isIsoDate(typed)).toBe(false);
    expect(fromLocalDate(typed)).toBe(iso);
  });

  test.each([
    ['  2026-11-20  ', '2026-11-20', '2026-11-20'],
    ['2026-11-20T9:05Z', '2026-11-20', '2026-11-20T05:05:00-04:00'],
    ['2026-11-20 3:05:07z', '2026-11-19', '2026-11-19T23:05:07-04:00'],
    ['2026-11-20T0:00+02:00', '2026-11-20', '2026-11-20'],
    ['2026-11-20T10:00+02:00', '2026-11-20', '2026-11-20T04:00:00-04:00'],
    ['2026-11-20T00:00:30Z', '2026-11-20', '2026-11-19T20:00:30-04:00'],
    ['2026-11-20T9:05', '2026-11-20', '2026-11-20T09:05:00-04:00'],
    ['/Date(0)/', '1970-01-01', '1970-01-01'],
    ['/Date(-1)/', '1969-12-31', '1969-12-31T19:59:59-04:00'],
    ['5/3/2026', '2026-03-05', '2026-03-05'],
    ['05.03.2026 7:08', '2026-03-05', '2026-03-05T07:08:00-04:00'],
    ['05-03-2026, 12:08:09 am', '2026-03-05', '2026-03-05T00:08:09-04:00'],
    ['05/03/2026 12:08 P.M.', '2026-03-05', '2026-03-05T12:08:00-04:00'],
    ['05/03/2026 17:08', '2026-03-05', '2026-03-05T17:08:00-04:00'],
    [' ', '', ''],
    [' 01/01/1900 00:00:00 ', '', ''],
    ['9999-12-31T00:00:00', '', ''],
  ])('[F-5.5-02, F-5.5-03] "%s" of the services is the day "%s" and the moment "%s"', (text, day, moment) => {
    expect(readDate(text)).toBe(day);
    expect(readMoment(text)).toBe(moment);
  });

  test.each([
    'mañana',
    '2026-11-20T25:00Z',
    '2026-11-20T10:00:00 UTC',
    'x2026-11-20T00:00:00Z',
    '05/03/2026 10:00 horas',
    '31/04/2026',
    '1/2/3/2026',
    '/Date(9000000000000000)/',
    '/Date(-9000000000000000)/',
    'Date(0)',
  ])('"%s" is no date of the services, and is shown as it came', (text) => {
    expect([readDate(text), readMoment(text), cleanDate(text)]).toEqual([null, null, '']);
    expect([toLocalDate(` ${text} `), toLocalMoment(` ${text} `)]).toEqual([text, text]);
  });

  test('a time that no clock shows is no moment, although its day is one', () => {
    for (const text of ['2026-11-20T25:00:00', '20/11/2026 25:00', '20/11/2026 10:61'])
      expect([readDate(text), readMoment(text)]).toEqual(['2026-11-20', null]);
  });

  test('[F-5.5-03] no date is shown as nothing', () => {
    for (const none of ['', '1900-01-01', '/Date(-2208988800000)/']) expect(toLocalMoment(none)).toBe('');
    expect([toLocalDate(undefined), toLocalDate(null)]).toEqual(['', '']);
  });

  test('[E-5.1-07, F-9-05, R-2.2-08, R-9-07] an hour of a day is its moment, with or without seconds and a leading zero', () => {
    for (const time of ['08:05', '8:05', '08:05:59'])
      expect(momentIn('2026-11-20', time).toISOString()).toBe('2026-11-20T12:05:00.000Z');
    expect(firstOfMonth('2026-11-20')).toBe('2026-11-01');
  });

  test('no date stays no date, however far it is moved', () => {
    for (const none of ['', 'x'])
      expect([addDays(none, 1), addMonths(none, -2), workingDaysBetween(none, '2026-11-30')]).toEqual(['', '', 0]);
    expect([daysBetween('', '2026-11-30'), daysBetween('2026-11-30', ''), weekday('')]).toEqual([NaN, NaN, NaN]);
  });

  test('a month is named in Spanish', () => {
    expect(['2026-01', '2026-08-31', '2026-12', ''].map(monthName)).toEqual(['ene 2026', 'ago 2026', 'dic 2026', '']);
  });

  test('[R-2.6-02, R-9-07] a month later is cut to its last day', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  });

  test('adding days and counting them agree', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -900, max: 900 }), (iso, days) => {
        fc.pre(isIsoDate(addDays(iso, days)));
        return daysBetween(iso, addDays(iso, days)) === days;
      }),
    );
  });

  test('[E-9-02, E-4-47, E-5.7-07] the birthday itself makes a year', () => {
    expect(ageOn('2008-11-20', '2026-11-20')).toBe(18);
    expect(ageOn('2008-11-21', '2026-11-20')).toBe(17);
    expect(ageOn('', '2026-11-20')).toBeNaN();
    expect(ageOn('2008-11-20', '')).toBeNaN();
  });

  test('working days leave the weekend out', () => {
    expect(addWorkingDays('2026-11-20', 6)).toBe('2026-11-30');
    expect(addWorkingDays('', 6)).toBe('');
    expect(addWorkingDays('2026-11-20', 0)).toBe('2026-11-20');
    expect(workingDaysBetween('2026-11-20', '2026-11-30')).toBe(6);
  });

  test('[F-3.10-06, E-7.1-06] a period is start|end; anything else is none', () => {
    expect(parsePeriod('2026-11-01|2026-11-30')).toEqual({ start: '2026-11-01', end: '2026-11-30' });
    expect(parsePeriod('01/11/2026|30/11/2026')).toEqual({ start: '2026-11-01', end: '2026-11-30' });
    expect(parsePeriod(' 2026-11-20 | 2026-11-20 ')).toEqual({ start: '2026-11-20', end: '2026-11-20' });
    const none = ['', '2026-11-30|2026-11-01', '2026-11-01', '2026-11-01|', '|2026-11-30', 'x|y', null];
    for (const text of none) expect(parsePeriod(text)).toBeNull();
  });

  test('days ago read as people say it', () => {
    expect([ago('2026-11-20', '2026-11-20'), ago('2026-11-19', '2026-11-20'), ago('2026-11-17', '2026-11-20')]).toEqual(
      ['hoy', 'ayer', 'hace 3 días'],
    );
  });
});

describe('in every zone of the machine', () => {
  const own = process.env.TZ;
  afterEach(() => {
    process.env.TZ = own;
  });
  /** East and west of Bolivia, with nights that skip or repeat an hour, and with days that started at one o'clock. */
  const zones = ['UTC', 'Europe/Madrid', 'America/New_York', 'Pacific/Auckland', 'Pacific/Apia', 'America/Sao_Paulo'];

  test.each(zones)('[F-5.5-02] %s: no date moves a day', (zone) => {
    process.env.TZ = zone;
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -900, max: 900 }), (iso, days) => {
        fc.pre(isIsoDate(addDays(iso, days)));
        expect(addDays(addDays(iso, days), -days)).toBe(iso);
        expect(daysBetween(iso, addDays(iso, days))).toBe(days);
        expect(weekday(addDays(iso, 7))).toBe(weekday(iso));
        expect([fromLocalDate(toLocalDate(iso)), readDate(`${iso}T00:00:00Z`)]).toEqual([iso, iso]);
      }),
    );
  });

  test.each(zones)('%s: a widget that knows only moments is given the day and gives it back', (zone) => {
    process.env.TZ = zone;
    // Samoa had no 30th of December in 2011.
    const real = anyDate.filter((iso) => zone !== 'Pacific/Apia' || iso !== '2011-12-30');
    fc.assert(fc.property(real, (iso) => fromWidgetDay(widgetDay(iso)) === iso));
    const day = widgetDay('2026-11-20');
    expect([day.getFullYear(), day.getMonth(), day.getDate()]).toEqual([2026, 10, 20]);
  });

  test.each(zones)('%s: every hour of a year is read on Bolivia’s clock', (zone) => {
    process.env.TZ = zone;
    // The zone is in effect: noon on the machine is not the same moment as noon in Bolivia.
    expect(widgetDay('2026-01-01').toISOString()).not.toBe('2026-01-01T16:00:00.000Z');
    const hours = Array.from({ length: 366 * 24 }, (_, hour) => Date.UTC(2026, 0, 1, hour));
    const wrong = hours.filter((at) => {
      const there = new Date(at - 4 * 3_600_000).toISOString().slice(0, 16);
      const moment = new Date(at);
      const read = readMoment(`${there}:00`);
      return (
        clockTime(moment).slice(0, 16) !== there ||
        today(moment) !== there.slice(0, 10) ||
        momentOf(read ?? '').getTime() !== at
      );
    });
    expect(wrong).toEqual([]);
  });
});
