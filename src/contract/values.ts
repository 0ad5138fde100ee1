/**
 * Reads values in the forms that ASP.NET services may write. Each function repairs the form and never the meaning: if a value
 * is ambiguous or unreadable, it returns `unread`.
 */

import { readDate, readMoment } from '#lib/dates.ts';
import { own } from '#lib/own.ts';

/** A value that cannot be read. */
export const unread: unique symbol = Symbol('unread');
export type Unread = typeof unread;

/**
 * True for the values that services write for "nothing": null, undefined, a blank text, or the `{}` of a database null, to
 * which a serialiser may have added a number.
 */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && !Array.isArray(value) && Object.keys(value).every((key) => key === '$id');
}

/** A whole number, or its text: '118', '118.0'. Numbers too large to be exact are unreadable. */
export function readNumber(value: unknown): number | Unread {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : unread;
  if (typeof value !== 'string' || !/^\s*-?\d{1,16}(\.0*)?\s*$/.test(value)) return unread;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : unread;
}

const grouped = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/;

/**
 * The digits of an amount with a dot before the decimals; null if they are ambiguous. The text has only digits, dots and
 * commas.
 */
function plainAmount(text: string): string | null {
  if (/^\d+$/.test(text)) return text;
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const [whole, decimals] = [text.slice(0, last), text.slice(last + 1)];
  const mark = text.charAt(last);
  if (/^\d+$/.test(whole)) {
    // '1.234' may be a thousand or one; '0.234' and '25.0000' have one meaning.
    return decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole) ? null : `${whole}.${decimals}`;
  }
  const group = grouped.exec(whole)?.[1];
  if (group === undefined) return null;
  if (group !== mark) return `${whole.replaceAll(group, '')}.${decimals}`;
  return decimals.length === 3 ? text.replaceAll(mark, '') : null;
}

/** An amount, or its text: '25.00', '25,00', '1.234,50', 'Bs. 1,234.50'. */
export function readAmount(value: unknown): number | Unread {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return unread;
  const [, sign = '', digits = ''] = /^\s*(?:Bs\.?)?\s*(-?)\s*([\d.,]+)\s*$/i.exec(value) ?? [];
  const plain = digits === '' ? null : plainAmount(digits);
  return plain === null ? unread : Number(`${sign}${plain}`);
}

const yes = new Set(['true', '1', 's', 'si', 'sí', 'y']);
const no = new Set(['false', '0', 'n', 'no', '']);

/** A flag in any form: true, 1, 'true', 'S', 'Sí', … A text is not true just because it is not empty. */
export function readFlag(value: unknown): boolean | Unread {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return unread;
  const word = String(value).trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : unread;
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ntilde: 'ñ',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  uuml: 'ü',
  ordm: 'º',
  ordf: 'ª',
  iquest: '¿',
  iexcl: '¡',
};

/** Decodes one entity of a text; unchanged if it is not one of the Spanish ones. */
function entity(whole: string, code: string, name: string): string {
  if (code !== '') {
    const point = Number(code.replace(/^x/i, '0x'));
    return Number.isInteger(point) && point >= 32 && point <= 0xff_ff ? String.fromCodePoint(point) : whole;
  }
  const letter = own(named, name.toLowerCase());
  if (letter === undefined) return whole;
  return /^[A-Z]/.test(name) ? letter.toUpperCase() : letter;
}

/** A number where a text is expected, such as a coordinate; unread if JavaScript cannot represent its digits exactly. */
function readDigits(value: number): string | Unread {
  const text = String(value);
  return /^-?\d{1,15}(?:\.\d+)?$/.test(text) || Number.isSafeInteger(value) ? text : unread;
}

/** A text without the padding of a database, with its HTML entities decoded once: 'PE&Ntilde;A  ' is 'PEÑA'. */
export function readText(value: unknown): string | Unread {
  if (typeof value === 'number') return readDigits(value);
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return unread;
  const text = value.trim();
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(x?[\da-f]{2,5})|([a-z]{2,6}));/gi, (whole, code = '', name = '') =>
    entity(whole, code, name),
  );
}

/** A token without the word before it in a header. */
export const readToken = (value: unknown): string | Unread =>
  typeof value === 'string' ? value.trim().replace(/^Bearer\s+/i, '') : unread;

/** An unchanged text: HTML and JSON keep their entities and blanks. */
export const readRawText = (value: unknown): string | Unread => (typeof value === 'string' ? value : unread);

/** A date as 'yyyy-mm-dd', '' for none; `unread` if it is not a day, or ambiguous. */
export function readFecha(value: unknown): string | Unread {
  if (typeof value !== 'string') return unread;
  return readDate(value) ?? unread;
}

/** A moment as ISO 8601 with its zone, '' for none. */
export function readMomento(value: unknown): string | Unread {
  if (typeof value !== 'string') return unread;
  return readMoment(value) ?? unread;
}

/** A time of day as 'HH:mm'. */
export function readHora(value: unknown): string | Unread {
  if (typeof value === 'object' && value !== null) return readTicks(value);
  if (typeof value !== 'string') return unread;
  const text = value.trim();
  const clock = /^(?:\d{4}-\d{2}-\d{2}[T ])?(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(text);
  if (clock) return timeOf(clock[1], clock[2]);
  const duration = /^PT(?:(\d{1,2})H)?(?:(\d{1,2})M)?(?:\d+S)?$/.exec(text);
  return duration && text !== 'PT' ? timeOf(duration[1], duration[2]) : unread;
}

/** The hours and minutes of a duration that a service wrote as an object. */
function readTicks(value: object): string | Unread {
  const part = (name: string): unknown => Object.entries(value).find(([key]) => key.toLowerCase() === name)?.[1];
  const [hours, minutes] = [part('hours'), part('minutes')];
  return typeof hours === 'number' && typeof minutes === 'number' ? timeOf(String(hours), String(minutes)) : unread;
}

function timeOf(hours = '0', minutes = '0'): string | Unread {
  if (Number(hours) > 23 || Number(minutes) > 59) return unread;
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
}

/** Two ids in one text, 'idPersona|idPersonaNovedad', without blanks. Neither may be missing or 0. */
export function readPair(value: unknown): string | Unread {
  if (typeof value !== 'string') return unread;
  const parts = value.split('|').map((part) => part.trim());
  return parts.length === 2 && parts.every((part) => /^0*[1-9]\d{0,15}$/.test(part))
    ? parts.map(Number).join('|')
    : unread;
}

/** The value of a text with one JSON object or list; `unread` for any other text. */
export function readJsonText(value: string): unknown {
  if (!/^\s*[[{]/.test(value)) return unread;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return unread; // cut off, or a text that only begins like JSON
  }
}
