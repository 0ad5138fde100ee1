import type { RowSelectionState } from '@tanstack/react-table';
import { useMemo, useState } from 'react';

/** Rows selected for a purpose other than an export: the screen keeps them, even while the list shows others. */
export interface Selection<T> {
  readonly rows: readonly T[];
  readonly onRows: (rows: readonly T[]) => void;
  /** Name of a row's check box. */
  readonly label: (row: T) => string;
  /** At most one row; with 'box' it can be unselected. */
  readonly one?: 'box' | 'radio' | undefined;
}

/** What the acts on the selected rows get. */
export interface SelectionActs<T> {
  readonly rows: readonly T[];
  /** Keeps only these selected, and gives the focus to the table: a pressed button may be gone. */
  readonly keep: (rows: readonly T[]) => void;
}

interface Asked<T> {
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string | number;
  readonly selection: Selection<T> | undefined;
}

interface Selected<T> {
  readonly state: RowSelectionState;
  /** In the order of the list; rows that the list no longer has come first. */
  readonly rows: readonly T[];
  readonly select: (state: RowSelectionState) => void;
}

const nothing: RowSelectionState = {};
const noRows: readonly never[] = [];

/** The selected rows: the screen's own selection, or, for a list that only exports, the selected ones of its current rows. */
export function useSelected<T>({ rows, rowKey, selection }: Asked<T>): Selected<T> {
  const [ids, setIds] = useState(nothing);
  const theirs = selection?.rows;
  const state = useMemo(
    () => (theirs ? Object.fromEntries(theirs.map((row) => [String(rowKey(row)), true as const])) : ids),
    [theirs, ids, rowKey],
  );
  const held = useMemo(
    () => theirs ?? (ids === nothing ? noRows : rows.filter((row) => Object.hasOwn(ids, String(rowKey(row))))),
    [theirs, ids, rows, rowKey],
  );
  const select = (next: RowSelectionState) => {
    if (!selection) return setIds(Object.keys(next).length > 0 ? next : nothing);
    const isNext = (row: T) => Object.hasOwn(next, String(rowKey(row)));
    const before = selection.rows.filter(isNext);
    selection.onRows([...before, ...rows.filter((row) => isNext(row) && !Object.hasOwn(state, String(rowKey(row))))]);
  };
  return { state, rows: held, select };
}
