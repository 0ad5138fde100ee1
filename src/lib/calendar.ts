import { addDays, type IsoDate, momentIn, utcStamp } from './dates.ts';

/** An appointment for a calendar. `time` is 'hh:mm' in Bolivia; '' makes it an event of the whole day. */
export interface CalendarEvent {
  /** The same for the same appointment, so that a second import changes it and adds none. */
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly notes: string;
  readonly day: IsoDate;
  readonly time: string;
}

/** The services tell when an appointment begins and not how long it takes: half an hour is reserved. */
const TAKES = 'PT30M';
/** Octets in a line of the file; a longer one goes on in the next line after a space (RFC 5545, 3.1). */
const LINE = 75;

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A property's line, folded between characters. */
function folded(line: string): string {
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  const lines = [''];
  for (const char of line) {
    const last = lines.at(-1) ?? '';
    if (bytes(last + char) > LINE) lines.push(` ${char}`);
    else lines[lines.length - 1] = last + char;
  }
  return lines.join('\r\n');
}

function timesOf({ day, time }: CalendarEvent): readonly string[] {
  const compact = (iso: IsoDate) => iso.replaceAll('-', '');
  if (!/^\d{1,2}:\d{2}/.test(time))
    return [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`];
  return [`DTSTART:${utcStamp(momentIn(day, time))}`, `DURATION:${TAKES}`];
}

/** A calendar file (RFC 5545) with one event, and a reminder a day before. `written`: when the file is made. */
export function calendarFile(event: CalendarEvent, written: Date): string {
  const text = (name: string, value: string) => (value === '' ? [] : [`${name}:${escaped(value)}`]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal//Citas//ES',
    'BEGIN:VEVENT',
    `UID:${event.id}`,
    `DTSTAMP:${utcStamp(written)}`,
    ...timesOf(event),
    ...text('SUMMARY', event.title),
    ...text('LOCATION', event.place),
    ...text('DESCRIPTION', event.notes),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    ...text('DESCRIPTION', event.title),
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
