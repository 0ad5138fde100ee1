import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  ageOn,
  ago,
  cleanDate,
  daysBetween,
  fromLocalDate,
  isIsoDate,
  parsePeriod,
  today,
  toLocalDate,
  workingDaysBetween,
} from '#lib/dates.ts';

const anyDate = fc
  .date({ min: new Date('1900-01-02T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('dates', () => {
  test.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2026-04-31', false],
    ['1899-12-31', false],
    ['2100-01-01', false],
    ['2026-1-1', false],
    ['', false],
  ])('[F-5.5-01] %s is a date: %s', (text, expected) => {
    expect(isIsoDate(text)).toBe(expected);
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

  test('a month later is cut to its last day', () => {
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

  test('[E-9-02] the birthday itself makes a year', () => {
    expect(ageOn('2008-11-20', '2026-11-20')).toBe(18);
    expect(ageOn('2008-11-21', '2026-11-20')).toBe(17);
    expect(ageOn('', '2026-11-20')).toBeNaN();
  });

  test('working days leave the weekend out', () => {
    expect(workingDaysBetween('2026-11-20', '2026-11-30')).toBe(6);
  });

  test('[F-3.10-06] a period is start|end; anything else is none', () => {
    expect(parsePeriod('2026-11-01|2026-11-30')).toEqual({ start: '2026-11-01', end: '2026-11-30' });
    expect(parsePeriod('01/11/2026|30/11/2026')).toEqual({ start: '2026-11-01', end: '2026-11-30' });
    for (const text of ['', '2026-11-30|2026-11-01', '2026-11-01', 'x|y', null]) expect(parsePeriod(text)).toBeNull();
  });

  test('days ago read as people say it', () => {
    expect([ago('2026-11-20', '2026-11-20'), ago('2026-11-19', '2026-11-20'), ago('2026-11-17', '2026-11-20')]).toEqual(
      ['hoy', 'ayer', 'hace 3 días'],
    );
  });
});
