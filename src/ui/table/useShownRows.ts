import { use, useDeferredValue, useEffect, useMemo } from 'react';
import type { Column, Sort } from './column.ts';
import { isLong, prepared } from './prepared.ts';
import { filterRows } from './textIndex.ts';

/** The request: which rows, in which order, containing which text. */
interface Asked<T> {
  readonly rows: readonly T[];
  /** Must be stable, like `rows`. */
  readonly columns: readonly Column<T>[];
  /** The first one is the most important. */
  readonly sorts: readonly Sort[];
  readonly filter: string;
}

interface Shown<T> {
  readonly rows: readonly T[];
  /** True while a long list still shows the previous rows or order. */
  readonly behind: boolean;
  /** False while there is nothing to show yet: a long list is being sorted for the first time. */
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

/** Rows after sorting and filtering. Suspends while the order or the index is being computed. */
function useOrdered<T>({ rows, columns, sorts, filter }: Asked<T>): readonly T[] {
  const order = waited(prepared(rows).order(columns, sorts));
  // Lists that nobody filters never wait for the index.
  const index = filter.trim() === '' ? null : waited(prepared(rows).index(columns));
  return useMemo(() => {
    if (index) return filterRows(index, filter, order);
    return order ? inOrder(rows, order) : rows;
  }, [index, filter, order, rows]);
}

/** True if nothing is pending. */
const isThere = <T>({ rows, columns, sorts, filter }: Asked<T>): boolean =>
  !(prepared(rows).order(columns, sorts) instanceof Promise) &&
  (filter.trim() === '' || !(prepared(rows).index(columns) instanceof Promise));

const none: readonly never[] = [];

/**
 * Rows after sorting and filtering. While a long list waits for its order or its index, it shows the previous rows. A newer
 * request replaces a pending one.
 */
export function useShownRows<T>({ rows, columns, sorts, filter }: Asked<T>): Shown<T> {
  const now = useMemo(() => ({ rows, columns, sorts, filter }), [rows, columns, sorts, filter]);
  const long = isLong(rows);
  const later = useDeferredValue<Asked<T> | null>(long ? now : null, null);
  const asked = !long || isThere(now) ? now : (later ?? { ...now, rows: none });
  // Builds the index before the person reaches the filter field.
  useEffect(() => {
    if (long) void prepared(rows).index(columns);
  }, [long, rows, columns]);
  return {
    rows: useOrdered(asked),
    behind: asked.rows !== rows || asked.sorts !== sorts,
    ready: asked.rows === rows || asked.rows.length > 0,
  };
}
