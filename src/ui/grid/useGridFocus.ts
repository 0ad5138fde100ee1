import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { At, CellPlace, GridProps } from './grid.ts';

/** How a cell is edited just now. */
export interface Editing {
  readonly replaces: boolean;
}

interface State {
  readonly place: CellPlace | null;
  readonly editing: Editing | null;
  /** Counts the moves: the cell in focus takes the page's focus after each. */
  readonly moves: number;
  /** The focus of the page is elsewhere by the last move, and stays there. */
  readonly elsewhere: boolean;
}

/** Where the focus of a grid is, and how to move it. */
export interface GridFocus {
  readonly at: At;
  /** The same cell by row and column; null in a grid without rows. */
  readonly place: CellPlace | null;
  readonly editing: Editing | null;
  readonly moves: number;
  readonly elsewhere: boolean;
  /** The cell at a row and a column, or the nearest one. */
  readonly placeAt: (at: At) => CellPlace | null;
  readonly goTo: (place: CellPlace | null, editing?: Editing | null) => void;
  /** Ends an edit because the focus went to another place of the page. */
  readonly leave: () => void;
}

const within = (at: number, count: number): number => Math.max(0, Math.min(count - 1, at));

/** The focus of a grid: which cell has it, and whether it is edited. A row that is gone gives it to the one in its place. */
export function useGridFocus<Row>({ rows, columns, keyOf }: GridProps<Row>): GridFocus {
  const [state, setState] = useState<State>({ place: null, editing: null, moves: 0, elsewhere: false });
  const places = useMemo(() => new Map(rows.map((row, at) => [keyOf(row), at])), [rows, keyOf]);
  const last = useRef(0);
  const found = state.place ? places.get(state.place.key) : undefined;
  const row = within(found ?? last.current, rows.length);
  last.current = row;
  const column = Math.max(
    0,
    columns.findIndex(({ id }) => id === state.place?.column),
  );
  const placeAt = (at: At): CellPlace | null => {
    const one = rows[within(at.row, rows.length)];
    const id = columns[within(at.column, columns.length)]?.id;
    return one === undefined || id === undefined ? null : { key: keyOf(one), column: id };
  };
  const move = useCallback(
    (place: CellPlace | null, editing: Editing | null, elsewhere: boolean) =>
      setState(({ moves }) => ({ place, editing, moves: moves + 1, elsewhere })),
    [],
  );
  const at = { row, column };
  const place = placeAt(at);
  return {
    ...{ at, place, placeAt, moves: state.moves, elsewhere: state.elsewhere },
    editing: found === undefined && state.place !== null ? null : state.editing,
    goTo: (next, editing = null) => move(next, editing, false),
    leave: () => move(place, null, true),
  };
}

/** The focus of the page follows the grid's: after a key, and when the row that had it is gone. */
export function usePageFocus(scroller: RefObject<HTMLElement | null>, { moves, elsewhere }: GridFocus, had: boolean) {
  const followed = useRef(0);
  useLayoutEffect(() => {
    const box = scroller.current;
    const cell = box?.querySelector<HTMLElement>('[data-active]');
    const moved = followed.current !== moves && !elsewhere;
    followed.current = moves;
    if (!(box && cell && (moved || (had && !box.contains(document.activeElement))))) return;
    if (!cell.contains(document.activeElement)) cell.focus({ preventScroll: true });
    // A cell that stays in view is never scrolled to sideways: the browser would take it for hidden under those that stay.
    const pinned = cell.matches('.egrid-pinned');
    (pinned ? cell.closest('tr') : cell)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
