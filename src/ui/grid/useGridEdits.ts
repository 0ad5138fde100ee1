import { useCallback, useRef } from 'react';
import type { After } from './CellEditor.tsx';
import type { At, GridColumn, GridProps } from './grid.ts';
import type { GridFocus } from './useGridFocus.ts';

/** How far each way of ending an edit goes. */
const steps: Readonly<Record<Exclude<After, 'elsewhere'>, At>> = {
  down: { row: 1, column: 0 },
  up: { row: -1, column: 0 },
  right: { row: 0, column: 1 },
  left: { row: 0, column: -1 },
  stay: { row: 0, column: 0 },
};

/** The column whose cell is edited where the focus is; undefined if none can be. */
function editedColumn<Row>(columns: readonly GridColumn<Row>[], row: Row | undefined, column?: GridColumn<Row>) {
  if (row === undefined || column === undefined) return undefined;
  const id = column.editedIn?.(row) ?? column.id;
  return columns.find((one) => one.id === id && one.edit)?.id;
}

/** What changes the cell in focus: editing, emptying and ticking it. */
export function useGridEdits<Row>({ rows, columns, keyOf, ticks, onEdit }: GridProps<Row>, focus: GridFocus) {
  const { at, place, placeAt, goTo, leave } = focus;
  const row = rows[at.row];
  const column = columns[at.column];
  const done = useRef<(text: string | null, after: After) => void>(() => {});
  done.current = (text, after) => {
    if (row !== undefined && column && text !== null && text !== column.edit?.(row)) onEdit(row, column.id, text);
    if (after === 'elsewhere') return leave();
    const by = steps[after];
    goTo(placeAt({ row: at.row + by.row, column: at.column + by.column }) ?? place);
  };
  const edited = editedColumn(columns, row, column);
  return {
    editable: edited !== undefined,
    /** Begins to edit the cell. `replaces`: the key that began it replaces the text. */
    edit: (replaces: boolean) => {
      if (row === undefined || edited === undefined) return false;
      goTo({ key: keyOf(row), column: edited }, { replaces });
      return true;
    },
    empty: () => {
      if (row !== undefined && column?.edit) onEdit(row, column.id, '');
    },
    tick: () => {
      if (row !== undefined && ticks.can(row)) ticks.onTick(row, !ticks.ticked(row));
    },
    /** Ends an edit. Stable, so that rows are not drawn again. */
    onDone: useCallback((text: string | null, after: After) => done.current(text, after), []),
  };
}

export type GridEdits = ReturnType<typeof useGridEdits>;
