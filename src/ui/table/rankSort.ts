import { fromLocalDate } from '#lib/dates.ts';
import type { Sort, SortValue } from './column.ts';

const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });
/** Empty values close the list in both directions. */
const emptyRank = -1;

/** A text that is a date as the lists show it orders by calendar, not by its first digits. */
function orderKey(value: SortValue): SortValue {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return null;
  return fromLocalDate(text) || text;
}

function compare(one: SortValue, other: SortValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}

/** Place of every distinct value, compared once: the collator is the dear part of a sort. Equal values share a place. */
export function rankValues(values: readonly SortValue[]): Map<SortValue, number> {
  const keys = new Map<SortValue, SortValue>();
  for (const value of values) if (!keys.has(value)) keys.set(value, orderKey(value));
  const ordered = [...new Set(keys.values())].filter((key) => key !== null && !Number.isNaN(key)).sort(compare);
  const places = new Map<SortValue, number>();
  let place = 0;
  ordered.forEach((key, at) => {
    if (at > 0 && compare(ordered[at - 1] ?? null, key) !== 0) place += 1;
    places.set(key, place);
  });
  const ranks = new Map<SortValue, number>();
  for (const [value, key] of keys) ranks.set(value, places.get(key) ?? emptyRank);
  return ranks;
}

/**
 * Positions of `rows` in sorted order. Stable; numbers by size, dates ('dd/mm/yyyy' or ISO) by calendar, texts in
 * Spanish order; empty values last whichever way.
 */
export function sortOrder<T>(
  rows: readonly T[],
  sortValue: (row: T) => SortValue,
  direction: Pick<Sort, 'desc'>,
): Uint32Array {
  const values = rows.map(sortValue);
  const ranks = rankValues(values);
  const highest = ranks.size;
  const sign = direction.desc ? -1 : 1;
  const keys = new Float64Array(rows.length);
  values.forEach((value, at) => {
    const rank = ranks.get(value) ?? emptyRank;
    // Rank first, original position second, in one number: a typed array sorts without a comparator.
    const place = rank === emptyRank ? highest + 1 : highest / 2 + sign * (rank - highest / 2);
    keys[at] = place * rows.length + at;
  });
  keys.sort();
  return Uint32Array.from(keys, (key) => key % rows.length);
}
