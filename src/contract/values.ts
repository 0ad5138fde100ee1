/**
 * Values as ASP.NET services may write them, and what they mean. Each function repairs the form and never the meaning: where a
 * value reads two ways, or no way, it answers `unread`.
 */

import { readDate, readMoment } from '#lib/dates.ts';
import { own } from '#lib/own.ts';

/** A value that cannot be read. */
export const unread: unique symbol = Symbol('unread');
export type Unread = typeof unread;

/**
 * True for what services write where there is nothing: null, nothing at all, a blank text, or the `{}` of a database null,
 * which a serialiser may have numbered.
 */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && !Array.isArray(value) && Object.keys(value).every((key) => key === '$id');
}

/** A whole number, or its text: '118', '118.0'. Numbers too large to be exact are not read. */
export function readNumber(value: unknown): number | Unread {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : unread;
  if (typeof value !== 'string' || !/^\s*-?\d{1,16}(\.0*)?\s*$/.test(value)) return unread;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : unread;
}

const grouped = /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/;

/** The digits of an amount with a dot before the decimals; null where they read two ways, or are none. */
function plainAmount(text: string): string | null {
  if (/^\d+$/.test(text)) return text;
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const [whole, decimals] = [text.slice(0, last), text.slice(last + 1)];
  const mark = text.charAt(last);
  if (!/^\d*$/.test(decimals)) return null;
  if (/^\d+$/.test(whole)) {
    // '1.234' may be a thousand or one; '0.234' may not, nor may '25.0000'.
    return decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole) ? null : `${whole}.${decimals || '0'}`;
  }
  const group = grouped.exec(whole)?.[1];
  if (group === undefined) return null;
  if (group !== mark) return `${whole.replaceAll(group, '')}.${decimals || '0'}`;
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

/** A flag in any of its dresses: true, 1, 'true', 'S', 'Sí', … A text is not true for being there. */
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

/** One entity of a text; itself where it is none of the Spanish ones. */
function entity(whole: string, code: string, name: string): string {
  if (code !== '') {
    const point = Number(code.replace(/^x/i, '0x'));
    return Number.isInteger(point) && point >= 32 && point <= 0xff_ff ? String.fromCodePoint(point) : whole;
  }
  const letter = own(named, name.toLowerCase());
  if (letter === undefined) return whole;
  return /^[A-Z]/.test(name) ? letter.toUpperCase() : letter;
}

/** A number where a text is due, such as a coordinate; unread where its digits are not the ones that were sent. */
function readDigits(value: number): string | Unread {
  const text = String(value);
  return /^-?\d{1,15}(?:\.\d+)?$/.test(text) || Number.isSafeInteger(value) ? text : unread;
}

/** A text without the blanks a database pads it with, its HTML entities read once: 'PE&Ntilde;A  ' is 'PEÑA'. */
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

/** A token without the word that goes before it in a header. */
export const readToken = (value: unknown): string | Unread =>
  typeof value === 'string' ? value.trim().replace(/^Bearer\s+/i, '') : unread;

/** A text as it came: HTML and JSON keep their entities and blanks. */
export const readRawText = (value: unknown): string | Unread => (typeof value === 'string' ? value : unread);

/** A date as 'yyyy-mm-dd', '' for none; `unread` where no day, or more than one, can be meant. */
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

/** The hours and minutes of a duration a service wrote as an object. */
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

/** A text that holds one JSON object or list; `unread` for any other. */
export function readJsonText(value: string): unknown {
  if (!/^\s*[[{]/.test(value)) return unread;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return unread; // cut off, or a text that only begins like JSON
  }
}
