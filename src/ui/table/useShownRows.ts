import { useMemo } from 'react';
import type { Column, Sort } from './column.ts';
import { orderByRank, type Ranking, rankRows } from './rankSort.ts';
import { buildTextIndex, filterRows, searchTexts, type TextIndex } from './textIndex.ts';

/** Positions of the rows when several columns order them, the first one most; null while none does. */
function orderBy<T>(
  columns: readonly Column<T>[],
  sorts: readonly Sort[],
  rankings: (column: Column<T>) => Ranking,
): Uint32Array | null {
  return sorts.reduceRight<Uint32Array | null>((before, { id, desc }) => {
    const column = columns.find((one) => one.id === id);
    return column ? orderByRank(rankings(column), { desc }, before) : before;
  }, null);
}

/** The same for rows that leave the screen: a file shows them as the table does. */
export const orderRows = <T>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  sorts: readonly Sort[],
): Uint32Array | null => orderBy(columns, sorts, (column) => rankRows(rows, column.sortValue ?? column.text));

/** Rows after sorting and filtering. The order does not depend on the filter, nor the index on the order. */
export function useShownRows<T>({
  rows,
  columns,
  sorts,
  filter,
}: {
  rows: readonly T[];
  columns: readonly Column<T>[];
  /** The first one counts most. */
  sorts: readonly Sort[];
  filter: string;
}): readonly T[] {
  // Turning the order around, or coming back to a column, compares nothing again.
  const rankings = useMemo(() => {
    const done = new WeakMap<Column<T>, Ranking>();
    return (column: Column<T>) => {
      const ranking = done.get(column) ?? rankRows(rows, column.sortValue ?? column.text);
      done.set(column, ranking);
      return ranking;
    };
  }, [rows]);
  const order = useMemo(() => orderBy(columns, sorts, rankings), [rankings, columns, sorts]);
  // Lists that nobody filters never pay for the index.
  const index = useMemo(() => {
    let built: TextIndex<T> | null = null;
    const texts = searchTexts(columns);
    return () => {
      built ??= buildTextIndex(rows, texts);
      return built;
    };
  }, [rows, columns]);
  return useMemo(() => {
    if (filter.trim() !== '') return filterRows(index(), filter, order);
    return order ? Array.from(order, (at) => rows[at]).filter((row) => row !== undefined) : rows;
  }, [index, filter, order, rows]);
}
