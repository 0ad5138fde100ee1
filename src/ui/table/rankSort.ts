import { fromLocalDate } from '#lib/dates.ts';
import type { Sort, SortValue } from './column.ts';

const words = new Intl.Collator('es', { sensitivity: 'base' });
/** Twice as dear as the plain one, so only for columns of numbers and codes. */
const codes = new Intl.Collator('es', { sensitivity: 'base', numeric: true });

/** Place of each row by one column, equal values sharing a place; -1 for an empty one. */
export type Ranking = { places: Int32Array; count: number };

const empty = -1;

/** A text that is a date as the lists show it orders by calendar, not by its first digits. */
function orderKey(value: SortValue): SortValue {
  if (typeof value !== 'string') return Number.isNaN(value) ? null : value;
  const text = value.trim();
  if (text === '') return null;
  return fromLocalDate(text) || text;
}

function comparison(keys: readonly SortValue[]): (one: SortValue, other: SortValue) => number {
  const collator = keys.some((key) => typeof key === 'string' && /^\d/.test(key)) ? codes : words;
  return (one, other) => {
    if (typeof one === 'number' && typeof other === 'number') return one - other;
    return collator.compare(String(one), String(other));
  };
}

/**
 * Ranks rows by a value of theirs: numbers by size, dates ('dd/mm/yyyy' or ISO) by calendar, texts in Spanish order. Every distinct value is compared once: the collator is the dear part of a sort.
 */
export function rankRows<T>(rows: readonly T[], sortValue: (row: T) => SortValue): Ranking {
  const values = rows.map(sortValue);
  const keys = new Map<SortValue, SortValue>();
  for (const value of values) if (!keys.has(value)) keys.set(value, orderKey(value));
  // By code first: on a list that is nearly in order the collator has a third of the work.
  const ordered = [...new Set(keys.values())].filter((key) => key !== null).sort();
  const compare = comparison(ordered);
  ordered.sort(compare);
  const placeOf = new Map<SortValue, number>();
  let place = 0;
  ordered.forEach((key, at) => {
    if (at > 0 && compare(ordered[at - 1] ?? null, key) !== 0) place += 1;
    placeOf.set(key, place);
  });
  const places = Int32Array.from(values, (value) => placeOf.get(keys.get(value) ?? null) ?? empty);
  return { places, count: place + 1 };
}

/**
 * Positions of the rows in order; `before` is the order that stands where values are equal, the rows' own by default.
 * Stable: equal values keep that order both ways. Empty ones come last both ways.
 */
export function orderByRank(
  { places, count }: Ranking,
  { desc }: Pick<Sort, 'desc'>,
  before?: Uint32Array | null,
): Uint32Array {
  const total = places.length;
  const rowAt = (position: number) => before?.[position] ?? position;
  // Place first, earlier position second, in one number: a typed array sorts without a comparator.
  const keys = Float64Array.from(places, (_, position) => {
    const place = places[rowAt(position)] ?? empty;
    const turned = place === empty ? count : desc ? count - 1 - place : place;
    return turned * total + position;
  });
  keys.sort();
  return Uint32Array.from(keys, (key) => rowAt(key % total));
}
