import type { ReactNode, Ref } from 'react';
import type { Option } from '../fields/Field.tsx';

/** What is wrong with a cell, or doubtful in it. */
export interface CellNote {
  readonly tone: 'bad' | 'warn';
  readonly text: string;
}

/** One column of an editable grid. */
export interface GridColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** Name of the column where its header is an abbreviation. */
  readonly name?: string;
  /** Width in rem; at least that much if the column grows. */
  readonly width: number;
  /** Takes the room that is left. One column at most, and the last pinned one. */
  readonly grows?: boolean;
  /** Stays in view while the others scroll sideways. The pinned columns come first. */
  readonly pinned?: boolean;
  readonly align?: 'end';
  /** Names the row. One column. */
  readonly names?: boolean;
  readonly className?: string;
  readonly text: (row: Row) => string;
  /** What is shown, if it is more than the text. */
  readonly cell?: (row: Row) => ReactNode;
  /** The text that editing begins with. A column without it is read only. */
  readonly edit?: (row: Row) => string;
  /** The column whose cell is edited instead. */
  readonly editedIn?: (row: Row) => string;
  /** What is typed into an empty cell, such as dd/mm/aaaa. */
  readonly placeholder?: string;
}

/** A cell, by its row's key and its column's id. */
export interface CellPlace {
  readonly key: number;
  readonly column: string;
}

/** How a grid's rows are ticked with the space bar. */
export interface GridTicks<Row> {
  readonly label: (row: Row) => string;
  readonly ticked: (row: Row) => boolean;
  readonly can: (row: Row) => boolean;
  readonly onTick: (row: Row, ticked: boolean) => void;
}

/** What an editable grid shows. All functions, columns and ticks have to be stable: rows are drawn again when one changes. */
export interface GridContent<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly keyOf: (row: Row) => number;
  /** Name of a row in the labels of its controls: 'fila 9'. */
  readonly rowName: (row: Row) => string;
  readonly notesOf: (row: Row, column: string) => readonly CellNote[];
  /** The options of a cell; null if its text is typed. An option's value is the cell's text. */
  readonly optionsOf: (row: Row, column: string) => readonly Option[] | null;
  readonly ticks: GridTicks<Row>;
}

/** What moves the focus of a grid from outside. */
export interface GridHandle {
  /** The cell that has the grid's focus, or would get it. */
  readonly place: () => CellPlace | null;
  readonly goTo: (place: CellPlace) => void;
}

/** What an editable grid is given. */
export interface GridProps<Row> extends GridContent<Row> {
  /** Name of the grid. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly onEdit: (row: Row, column: string, text: string) => void;
  /** Moves the focus from outside, for example to the next problem. */
  readonly handle?: Ref<GridHandle>;
}

/** Id of the column with the ticks. */
export const TICKS = 'tick';

/** A cell by the places of its row and column, from 0. */
export interface At {
  readonly row: number;
  readonly column: number;
}

/** The cell a key goes to, as the pattern for grids has it (WAI-ARIA APG); null for other keys. */
export function stepTo(key: string, ctrl: boolean, { row, column }: At, last: At, page: number): At | null {
  const clamped = (at: At): At => ({
    row: Math.max(0, Math.min(last.row, at.row)),
    column: Math.max(0, Math.min(last.column, at.column)),
  });
  switch (key) {
    case 'ArrowDown':
      return clamped({ row: ctrl ? last.row : row + 1, column });
    case 'ArrowUp':
      return clamped({ row: ctrl ? 0 : row - 1, column });
    case 'ArrowRight':
      return clamped({ row, column: ctrl ? last.column : column + 1 });
    case 'ArrowLeft':
      return clamped({ row, column: ctrl ? 0 : column - 1 });
    case 'PageDown':
      return clamped({ row: row + page, column });
    case 'PageUp':
      return clamped({ row: row - page, column });
    case 'Home':
      return { row: ctrl ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrl ? last.row : row, column: last.column };
    default:
      return null;
  }
}
