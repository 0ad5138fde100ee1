import { type ChangeEvent, type MouseEvent, type RefObject, useCallback, useRef } from 'react';
import { fill } from '#lib/texts.ts';
import { Icon } from '../icons/Icon.tsx';
import type { Column } from './column.ts';
import { tableMessages } from './messages.ts';
import { pressRows } from './pressRows.ts';
import { SortChoice } from './SortChoice.tsx';
import type { Selection } from './selection.ts';
import type { TableModel } from './useTableModel.ts';

type GridProps<T extends object> = {
  table: TableModel<T>;
  columns: readonly Column<T>[];
  caption: string;
  captionId: string;
  captionRef: RefObject<HTMLTableCaptionElement | null>;
  rowClass: ((row: T) => string | undefined) | undefined;
  loading: boolean;
  stale: boolean;
  /** Rows have check boxes to select them. */
  selectable: boolean;
  selection: Selection<T> | undefined;
  /** A row's link was pressed. */
  onOpenRow: ((row: string) => void) | undefined;
};

type TableColumn<T extends object> = ReturnType<TableModel<T>['getVisibleLeafColumns']>[number];
type TableRow<T extends object> = ReturnType<TableModel<T>['getRowModel']>['rows'][number];

function cellClass<T>(column: Column<T>): string {
  return [
    column.align && column.align !== 'start' ? `table-${column.align}` : '',
    column.actions ? 'table-actions' : '',
    column.className ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Ascending, then descending. A further press removes the column if others sort too, and otherwise reverses it. */
function addToOrder<T extends object>(held: TableColumn<T>, alone: boolean): void {
  if (held.getIsSorted() === 'desc' && !alone) held.clearSorting();
  else held.toggleSorting(held.getIsSorted() === 'asc', true);
}

type HeadingProps<T extends object> = { column: Column<T>; held: TableColumn<T>; table: TableModel<T> };

/**
 * A column's heading; a button if the column can be sorted. First ascending, then reversed; with Shift, Control or Command
 * the column is added to the others.
 */
function Heading<T extends object>({ column, held, table }: HeadingProps<T>) {
  const at = held.getSortIndex();
  const way = held.getIsSorted();
  const several = table.state.sorting.length > 1;
  // Only the heading of the most important column has the attribute. The others say their position in words.
  const ariaSort = at !== 0 ? undefined : way === 'desc' ? 'descending' : 'ascending';
  const press = (event: MouseEvent) => {
    if (event.shiftKey || event.ctrlKey || event.metaKey) addToOrder(held, !several);
    else held.toggleSorting(way === 'asc');
  };
  return (
    <th scope="col" className={cellClass(column)} aria-sort={ariaSort}>
      {held.getCanSort() ? (
        <button type="button" className="table-sort" title={tableMessages.addToOrder} onClick={press}>
          {column.header}
          <Icon
            name={way === false ? 'sort' : way === 'desc' ? 'arrow-down' : 'arrow-up'}
            className={way === false ? 'table-sort-off' : 'table-sort-on'}
          />
          {several && at >= 0 ? (
            <span className="table-sort-place" aria-hidden="true">
              {at + 1}
            </span>
          ) : null}
          {way === false ? <span className="sr-only">{tableMessages.sortable}</span> : null}
          {at > 0 ? (
            <span className="sr-only">
              {fill(way === 'desc' ? tableMessages.descending : tableMessages.ascending, { place: at + 1 })}
            </span>
          ) : null}
        </button>
      ) : (
        <span className={column.headerHidden ? 'sr-only' : undefined}>{column.header}</span>
      )}
    </th>
  );
}

/** Selects the page, or says that the column below selects one row. */
function PickHeading<T extends object>({ table, one }: { table: TableModel<T>; one: boolean }) {
  const some = !one && table.getIsSomePageRowsSelected();
  const all = !one && table.getIsAllPageRowsSelected();
  const partly = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = some && !all;
    },
    [some, all],
  );
  if (one)
    return (
      <th scope="col" className="table-pick">
        <span className="sr-only">{tableMessages.select}</span>
      </th>
    );
  return (
    <td className="table-pick">
      <label>
        <input
          type="checkbox"
          ref={partly}
          aria-label={tableMessages.selectPage}
          checked={all}
          onChange={() => table.toggleAllPageRowsSelected(!all)}
        />
      </label>
    </td>
  );
}

type PickProps<T extends object> = { row: TableRow<T>; label: string; type: 'radio' | 'checkbox'; name: string };

function Pick<T extends object>({ row, label, type, name }: PickProps<T>) {
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const { table, id } = row;
    // With Shift: from the last selected row to this one.
    if (table.getCoreRowModel().rowsById[id]) return row.getToggleSelectedHandler()(event);
    // React may have begun to draw other rows while these are still shown: the library knows only the new ones.
    const { checked } = event.target;
    table.setRowSelection(({ [id]: _, ...others }) => (checked ? { ...others, [id]: true } : others));
  };
  return (
    <td className="table-pick">
      <label>
        <input {...{ type, name }} aria-label={label} checked={row.getIsSelected()} onChange={pick} />
      </label>
    </td>
  );
}

/** Grey rows while the list loads. */
function Waiting({ rows, cells }: { rows: number; cells: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: grey rows are alike and never change place
    <tr key={row}>
      {Array.from({ length: cells }, (_, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: same as the rows
        <td key={cell} className="table-skeleton">
          <span className="skeleton-line" />
        </td>
      ))}
    </tr>
  ));
}

/**
 * Marks a table that is wider than its container: it scrolls inside, below its head. A table that fits scrolls with the page.
 */
function watchWidth(box: HTMLElement | null) {
  const table = box?.firstElementChild;
  if (!box || !(table instanceof HTMLElement)) return;
  const watch = new ResizeObserver(() => box.toggleAttribute('data-wide', table.offsetWidth > box.offsetWidth));
  watch.observe(box);
  watch.observe(table);
  return () => watch.disconnect();
}

/** The native table: head with sort buttons, the rows of one page, grey rows while loading. */
export function TableGrid<T extends object>(props: GridProps<T>) {
  const { table, columns, caption, captionId, captionRef, loading, stale, selection, selectable } = props;
  const held = table.getVisibleLeafColumns();
  const visible = held.flatMap(({ id }) => columns.find((column) => column.id === id) ?? []);
  const sortable = columns.filter(({ id }) => table.getColumn(id)?.getCanSort());
  const names = columns.find((column) => column.names) ?? columns[0];
  const label = selection?.label ?? ((row: T) => fill(tableMessages.selectRow, { row: names?.text(row) ?? '' }));
  const type = selection?.one === 'radio' ? 'radio' : 'checkbox';
  const onOpen = useRef(props.onOpenRow);
  onOpen.current = props.onOpenRow;
  const watchPresses = useCallback(
    (body: HTMLElement | null) => (body ? pressRows(body, (row) => onOpen.current?.(row)) : undefined),
    [],
  );
  return (
    <>
      <SortChoice columns={sortable} sorts={table.state.sorting} onSorts={(next) => table.setSorting([...next])} />
      <div className="table-scroll" ref={watchWidth}>
        <table className="table" aria-busy={loading || stale} aria-labelledby={captionId}>
          <caption ref={captionRef} id={captionId} className="sr-only" tabIndex={-1}>
            {caption}
          </caption>
          <thead>
            <tr>
              {selectable ? <PickHeading table={table} one={selection?.one !== undefined} /> : null}
              {visible.map((column, at) => {
                const one = held[at];
                return one ? <Heading key={column.id} held={one} {...{ column, table }} /> : null;
              })}
            </tr>
          </thead>
          <tbody ref={watchPresses}>
            {loading ? (
              <Waiting
                rows={Math.min(table.state.pagination.pageSize, 8)}
                cells={visible.length + Number(selectable)}
              />
            ) : (
              table.getRowModel().rows.map((row) => (
                <tr
                  key={row.id}
                  data-row={row.id}
                  className={[row.getIsSelected() ? 'table-picked' : '', props.rowClass?.(row.original)]
                    .join(' ')
                    .trim()}
                >
                  {selectable ? <Pick row={row} label={label(row.original)} type={type} name={captionId} /> : null}
                  {visible.map((column) => (
                    <td
                      key={column.id}
                      className={`${column === names ? 'table-name ' : ''}${cellClass(column)}`}
                      data-label={column.headerHidden ? undefined : column.header}
                    >
                      {column.cell(row.original)}
                    </td>
                  ))}
                </tr>
              ))
            )}
          </tbody>
        </table>
      </div>
    </>
  );
}
