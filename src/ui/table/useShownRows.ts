import { use, useDeferredValue, useEffect, useMemo } from 'react';
import type { Column, Sort } from './column.ts';
import { isLong, prepared } from './prepared.ts';
import { filterRows } from './textIndex.ts';

/** What is asked of a table: which rows, in which order, holding which text. */
interface Asked<T> {
  readonly rows: readonly T[];
  /** Stable, as `rows`. */
  readonly columns: readonly Column<T>[];
  /** The first one counts most. */
  readonly sorts: readonly Sort[];
  readonly filter: string;
}

interface Shown<T> {
  readonly rows: readonly T[];
  /** True while a long list still shows the rows, or the order, of before. */
  readonly behind: boolean;
  /** False while there is nothing to show yet: a long list is being ordered for the first time. */
  readonly ready: boolean;
}

const waited = <V>(value: V | Promise<V>): V => (value instanceof Promise ? use(value) : value);

function inOrder<T>(rows: readonly T[], order: Uint32Array): readonly T[] {
  const ordered: T[] = [];
  for (const at of order) {
    const row = rows[at];
    if (row !== undefined) ordered.push(row);
  }
  return ordered;
}

/** Rows after sorting and filtering. Suspends where the order or the index is still being made. */
function useOrdered<T>({ rows, columns, sorts, filter }: Asked<T>): readonly T[] {
  const order = waited(prepared(rows).order(columns, sorts));
  // Lists that nobody filters never wait for the index.
  const index = filter.trim() === '' ? null : waited(prepared(rows).index(columns));
  return useMemo(() => {
    if (index) return filterRows(index, filter, order);
    return order ? inOrder(rows, order) : rows;
  }, [index, filter, order, rows]);
}

/** True where nothing has to be waited for. */
const isThere = <T>({ rows, columns, sorts, filter }: Asked<T>): boolean =>
  !(prepared(rows).order(columns, sorts) instanceof Promise) &&
  (filter.trim() === '' || !(prepared(rows).index(columns) instanceof Promise));

const none: readonly never[] = [];

/**
 * Rows after sorting and filtering. Where a long list still waits for its order or its index, it shows what it showed
 * before; whatever is asked meanwhile takes the place of what was asked.
 */
export function useShownRows<T>({ rows, columns, sorts, filter }: Asked<T>): Shown<T> {
  const now = useMemo(() => ({ rows, columns, sorts, filter }), [rows, columns, sorts, filter]);
  const long = isLong(rows);
  const later = useDeferredValue<Asked<T> | null>(long ? now : null, null);
  const asked = !long || isThere(now) ? now : (later ?? { ...now, rows: none });
  // The index is there before somebody has found the box for the text.
  useEffect(() => {
    if (long) void prepared(rows).index(columns);
  }, [long, rows, columns]);
  return {
    rows: useOrdered(asked),
    behind: asked.rows !== rows || asked.sorts !== sorts,
    ready: asked.rows === rows || asked.rows.length > 0,
  };
}
