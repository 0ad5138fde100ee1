import { own } from './own.ts';
import { browser, readJson } from './storage.ts';

type Level = Readonly<Record<string, unknown>>;

/** A value as one level of a record; anything else counts as an empty one. */
const levelOf = (value: unknown): Level =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Level) : {};

function put(value: unknown, [name, ...rest]: readonly string[], part: unknown): unknown {
  if (name === undefined) return part;
  const level = levelOf(value);
  return { ...level, [name]: put(own(level, name), rest, part) };
}

/**
 * A value of a record of records that the browser keeps under a key, for example by person, then by list. Undefined if it
 * is missing. A level that cannot be read counts as missing and affects no other.
 */
export const readAt = (key: string, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => own(levelOf(value), name), readJson(browser, key));

/** Keeps a value at its place in such a record. All other values stay as they are, also those that cannot be read. */
export function keepAt(key: string, path: readonly string[], value: unknown): void {
  browser.write(key, JSON.stringify(put(readJson(browser, key), path, value)));
}
