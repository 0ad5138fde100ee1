import { expect, test } from 'vitest';
import { calendarFile } from '#lib/calendar.ts';
import { momentOf } from '#lib/dates.ts';

const event = {
  id: 'pediatria-ana-2026-11-26',
  title: 'PEDIATRÍA: PÉREZ, ANA',
  place: 'POLICLÍNICO; LA PAZ',
  notes: 'Con DRA. PRUEBA',
  day: '2026-11-26',
  time: '09:30',
};
const written = momentOf('2026-11-20T18:00:00Z');
const lines = (change: Partial<typeof event> = {}) =>
  calendarFile({ ...event, ...change }, written)
    .replace(/\r\n /g, '')
    .split('\r\n');

test('an appointment is an event at its hour in Bolivia, written in UTC, with a reminder a day before', () => {
  expect(lines()).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal//Citas//ES',
    'BEGIN:VEVENT',
    'UID:pediatria-ana-2026-11-26',
    'DTSTAMP:20261120T180000Z',
    'DTSTART:20261126T133000Z',
    'DURATION:PT30M',
    'SUMMARY:PEDIATRÍA: PÉREZ\\, ANA',
    'LOCATION:POLICLÍNICO\\; LA PAZ',
    'DESCRIPTION:Con DRA. PRUEBA',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:PEDIATRÍA: PÉREZ\\, ANA',
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('late in the evening the day in UTC is the next one', () => {
  expect(lines({ day: '2026-12-31', time: '21:15' })).toContain('DTSTART:20270101T011500Z');
  expect(lines({ time: '9:05' })).toContain('DTSTART:20261126T130500Z');
});

test('without an hour it takes the whole day', () => {
  expect(lines({ time: '', day: '2026-02-28' })).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20260228', 'DTEND;VALUE=DATE:20260301']),
  );
});

test('what is not known is left out, and a line break stays in its line', () => {
  const file = lines({ place: '', notes: 'uno\ndos' });
  expect(file.some((line) => line.startsWith('LOCATION'))).toBe(false);
  expect(file).toContain('DESCRIPTION:uno\\ndos');
});

test('no line has more than 75 octets, and none is cut within a letter', () => {
  const title = 'ÑÁÉÍÓÚ '.repeat(30).trim();
  const raw = calendarFile({ ...event, title }, written).split('\r\n');
  const octets = raw.map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(lines({ title })).toContain(`SUMMARY:${title}`);
});
