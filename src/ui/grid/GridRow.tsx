import { memo } from 'react';
import { CellEditor, type EditorProps } from './CellEditor.tsx';
import { type CellNote, type GridColumn, type GridContent, TICKS } from './grid.ts';
import { columnClass, pinnedAt } from './layout.ts';
import { gridMessages as texts } from './messages.ts';
import type { Editing } from './useGridFocus.ts';

interface RowProps<Row> extends GridContent<Row> {
  readonly row: Row;
  /** Its place among the rows, from 0. */
  readonly index: number;
  readonly top: number;
  /** Begins the ids of the descriptions of its cells. */
  readonly gridId: string;
  /** The column of the cell that takes the focus, if it is in this row. */
  readonly active: string | null;
  readonly editing: Editing | null;
  readonly onDone: EditorProps['onDone'];
}

const toneOf = (notes: readonly CellNote[]): string =>
  notes.length === 0 ? '' : notes.some(({ tone }) => tone === 'bad') ? 'egrid-bad' : 'egrid-warn';

/** Name of the field of a cell: its column and its row. */
const labelOf = <Row,>(column: GridColumn<Row>, row: Row, rowName: (row: Row) => string): string =>
  `${column.name ?? column.header}, ${rowName(row)}`;

function Cell<Row>({ column, at, ...props }: RowProps<Row> & { column: GridColumn<Row>; at: number }) {
  const { row, gridId, keyOf, notesOf, optionsOf, rowName, editing, onDone, ticks, columns } = props;
  const active = props.active === column.id;
  const notes = notesOf(row, column.id);
  const told = notes.length > 0 ? `${gridId}-${keyOf(row)}-${column.id}` : undefined;
  const invalid = notes.some(({ tone }) => tone === 'bad');
  const edited = active && editing !== null;
  const text = column.text(row);
  const readOnly = column.id !== TICKS && !column.edit && !column.editedIn;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support it
    <td
      role={column.names ? 'rowheader' : 'gridcell'}
      aria-colindex={at + 1}
      data-column={column.id}
      data-active={active ? '' : undefined}
      tabIndex={active && !edited ? 0 : -1}
      className={`${columnClass(column)} ${toneOf(notes)} ${edited ? 'egrid-edited' : ''}`}
      style={pinnedAt(columns, at)}
      aria-invalid={invalid || undefined}
      aria-readonly={readOnly || undefined}
      aria-describedby={told}
    >
      {edited ? (
        <CellEditor
          label={labelOf(column, row, rowName)}
          text={column.edit?.(row) ?? ''}
          replaces={editing.replaces}
          placeholder={column.placeholder}
          invalid={invalid}
          describedBy={told}
          options={optionsOf(row, column.id)}
          onDone={onDone}
        />
      ) : column.id === TICKS ? (
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={ticks.label(row)}
          checked={ticks.ticked(row)}
          disabled={!ticks.can(row)}
          onChange={({ target }) => ticks.onTick(row, target.checked)}
        />
      ) : (
        <span className="egrid-text">
          {column.cell ? column.cell(row) : text || <span className="sr-only">{texts.empty}</span>}
        </span>
      )}
      {told ? (
        <span id={told} hidden>
          {notes.map((note) => note.text).join(' ')}
        </span>
      ) : null}
    </td>
  );
}

function Row<Row>(props: RowProps<Row>) {
  const { row, index, top, columns, ticks, keyOf } = props;
  const ticked = ticks.ticked(row);
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={ticks.can(row) ? ticked : undefined}
      data-key={keyOf(row)}
      className="egrid-row"
      style={{ top }}
    >
      {columns.map((column, at) => (
        <Cell key={column.id} {...props} {...{ column, at }} />
      ))}
    </tr>
  );
}

/** One row; drawn again only if it, its place or the cell in focus changed. */
export const GridRow = memo(Row) as typeof Row;
