import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { dayKey } from '#lib/days.ts';

/** Rows, newest first, each with the text its date is sorted by. It is a class, so that the cache treats it as one value. */
export class PorFecha {
  readonly rows: readonly FilaNovedad[];
  readonly keys: readonly string[];

  constructor(rows: readonly FilaNovedad[], keys: readonly string[]) {
    this.rows = rows;
    this.keys = keys;
  }
}

/**
 * The rows of one search, newest first. They are sorted by the real date, not by its text (decision 55); the services
 * send them in this order.
 */
export function porFecha(rows: readonly FilaNovedad[]): PorFecha {
  const keys = rows.map((row) => dayKey(row.FechaNovedad));
  if (keys.every((key, at) => at === 0 || key <= (keys[at - 1] ?? ''))) return new PorFecha(rows, keys);
  const places = keys.map((_, at) => at);
  const keyAt = (at: number) => keys[at] ?? '';
  places.sort((a, b) => (keyAt(a) === keyAt(b) ? 0 : keyAt(a) < keyAt(b) ? 1 : -1));
  return new PorFecha(
    places.flatMap((at) => rows[at] ?? []),
    places.map(keyAt),
  );
}

/** Merges two searches. On the same day, the first search's rows come first. */
function juntas(one: PorFecha, other: PorFecha): PorFecha {
  const rows: FilaNovedad[] = [];
  const keys: string[] = [];
  const take = (from: PorFecha, at: number) => {
    const row = from.rows[at];
    if (row === undefined) return;
    rows.push(row);
    keys.push(from.keys[at] ?? '');
  };
  let second = 0;
  for (let first = 0; first < one.rows.length; first += 1) {
    const key = one.keys[first] ?? '';
    for (; second < other.rows.length && (other.keys[second] ?? '') > key; second += 1) take(other, second);
    take(one, first);
  }
  for (; second < other.rows.length; second += 1) take(other, second);
  return new PorFecha(rows, keys);
}

const ninguna = new PorFecha([], []);

/** Merges the rows of several searches, newest first. On the same day they keep the order of the searches. */
export const reunidas = (searches: readonly PorFecha[]): readonly FilaNovedad[] =>
  searches.reduce(juntas, ninguna).rows;
