import { createAside } from '#lib/aside.ts';
import type { Column, Sort, SortValue } from './column.ts';
import { distinctInPieces, orderByRank, type Ranking, rankingOf, rankRows, rankValues } from './rankSort.ts';
import worker from './rankWorker.ts?worker&url';
import { buildTextIndex, indexInPieces, searchTexts, type TextIndex } from './textIndex.ts';

/** Up to this many rows everything is computed at once, within the time of a key press. */
const AT_ONCE = 10_000;
/** Up to this many different values are compared at once: dates and states, not names. */
const COMPARED_AT_ONCE = 5000;

/** True for a list so long that order and index are computed in a worker, or in pieces. */
export const isLong = (rows: readonly unknown[]): boolean => rows.length > AT_ONCE;

type Order = Uint32Array | null;

/**
 * The data needed to sort and filter some rows, computed once for the same columns and sorts: synchronously for few rows,
 * asynchronously for many.
 */
interface Prepared<T> {
  /** Positions of the rows in sorted order, the first of `sorts` first; null if no column sorts. */
  order(columns: readonly Column<T>[], sorts: readonly Sort[]): Order | Promise<Order>;
  index(columns: readonly Column<T>[]): TextIndex<T> | Promise<TextIndex<T>>;
}

const ranker = createAside<readonly SortValue[], Ranking>(worker);

async function rankAside(values: readonly SortValue[]): Promise<Ranking> {
  const answer: Ranking[] = [];
  const asked = await ranker.ask(values, (ranking) => answer.push(ranking) > 0).catch(() => false);
  return (asked ? answer[0] : undefined) ?? rankValues(values);
}

async function rankLong<T>(rows: readonly T[], sortValue: (row: T) => SortValue): Promise<Ranking> {
  const distinct = await distinctInPieces(rows, sortValue);
  const few = distinct.values.length <= COMPARED_AT_ONCE;
  return rankingOf(distinct, few ? rankValues(distinct.values) : await rankAside(distinct.values));
}

function rank<T>(rows: readonly T[], column: Column<T>): Ranking | Promise<Ranking> {
  const sortValue = column.sortValue ?? column.text;
  return isLong(rows) ? rankLong(rows, sortValue) : rankRows(rows, sortValue);
}

/** Caches a value by its key; a promise is replaced by its value when it resolves. */
function once<K extends object, V>(make: (key: K) => V): (key: K) => V | Awaited<V> {
  const made = new WeakMap<K, { value: V | Awaited<V> }>();
  return (key) => {
    const known = made.get(key);
    if (known) return known.value;
    const fresh: { value: V | Awaited<V> } = { value: make(key) };
    made.set(key, fresh);
    if (fresh.value instanceof Promise) void fresh.value.then((value: Awaited<V>) => (fresh.value = value));
    return fresh.value;
  };
}

interface Part {
  readonly ranking: Ranking;
  readonly desc: boolean;
}

const joined = (parts: readonly Part[]): Order =>
  parts.reduceRight<Order>((before, { ranking, desc }) => orderByRank(ranking, { desc }, before), null);

function order<T>(
  columns: readonly Column<T>[],
  sorts: readonly Sort[],
  rankings: (column: Column<T>) => Ranking | Promise<Ranking>,
): Order | Promise<Order> {
  const parts = sorts.flatMap(({ id, desc }) => {
    const column = columns.find((one) => one.id === id);
    return column ? [{ desc, ranking: rankings(column) }] : [];
  });
  const ready = parts.flatMap(({ ranking, desc }) => (ranking instanceof Promise ? [] : [{ ranking, desc }]));
  if (ready.length === parts.length) return joined(ready);
  return Promise.all(parts.map(async ({ ranking, desc }) => ({ ranking: await ranking, desc }))).then(joined);
}

function prepare<T>(rows: readonly T[]): Prepared<T> {
  // Reversing the order, or returning to a column, does not compare again.
  const ranking = once((column: Column<T>) => rank(rows, column));
  const orders = once((columns: readonly Column<T>[]) => ({
    by: once((sorts: readonly Sort[]) => order(columns, sorts, ranking)),
  }));
  return {
    order: (columns, sorts) => orders(columns).by(sorts),
    index: once((columns: readonly Column<T>[]) => {
      const texts = searchTexts(columns);
      return isLong(rows) ? indexInPieces(rows, texts) : buildTextIndex(rows, texts);
    }),
  };
}

const all = new WeakMap<readonly unknown[], unknown>();

/** The prepared data of some rows; cached for the same array as long as it is in use. */
export function prepared<T>(rows: readonly T[]): Prepared<T> {
  const known = all.get(rows) as Prepared<T> | undefined;
  if (known) return known;
  const fresh = prepare(rows);
  all.set(rows, fresh);
  return fresh;
}
