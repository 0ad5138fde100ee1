import { type ColumnDef, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { type RefObject, useMemo } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { Column, Sort } from './column.ts';

// Sorting and paging are handed in done: its own row models cost ten times as much at 50,000 rows.
const features = tableFeatures({ rowSortingFeature });

type GridProps<T> = {
  rows: readonly T[];
  columns: readonly Column<T>[];
  caption: string;
  captionId: string;
  captionRef: RefObject<HTMLTableCaptionElement | null>;
  rowKey: (row: T) => string | number;
  rowClass: ((row: T) => string | undefined) | undefined;
  loading: boolean;
  stale: boolean;
  skeletonRows: number;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
};

const isSortable = <T,>(column: Column<T>) => column.sortable !== false && !column.actions && !column.headerHidden;

function cellClass<T>(column: Column<T> | undefined): string {
  return [
    column?.align && column.align !== 'start' ? `table-${column.align}` : '',
    column?.actions ? 'table-actions' : '',
    column?.className ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}

function useGrid<T extends object>({ rows, columns, rowKey, sort, onSort }: GridProps<T>) {
  const defs = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, T> => ({
          id: column.id,
          header: column.header,
          accessorFn: column.text,
          enableSorting: isSortable(column),
          sortDescFirst: false,
        }),
      ),
    [columns],
  );
  return useTable<typeof features, T>({
    features,
    data: rows,
    columns: defs,
    getRowId: (row) => String(rowKey(row)),
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting: sort ? [sort] : [] },
    onSortingChange: (updater) => {
      const next = typeof updater === 'function' ? updater(sort ? [sort] : []) : updater;
      if (next[0]) onSort(next[0]);
    },
  });
}

/** Sorting by a list where the head is not shown: cards on phones. */
function CardSort<T>({ columns, sort, onSort }: Pick<GridProps<T>, 'columns' | 'sort' | 'onSort'>) {
  const choices = columns.filter(isSortable);
  if (choices.length < 2) return null;
  return (
    <label className="table-card-sort">
      Ordenar por
      <span className="select-wrap">
        <select
          className="control"
          value={sort ? `${sort.id}:${sort.desc ? 'desc' : 'asc'}` : ''}
          onChange={(event) => {
            const [id = '', way] = event.target.value.split(':');
            onSort({ id, desc: way === 'desc' });
          }}
        >
          {sort ? null : <option value="">Sin orden</option>}
          {choices.flatMap((column) => [
            <option key={`${column.id}:asc`} value={`${column.id}:asc`}>{`${column.header} ↑`}</option>,
            <option key={`${column.id}:desc`} value={`${column.id}:desc`}>{`${column.header} ↓`}</option>,
          ])}
        </select>
        <Icon name="chevron-down" />
      </span>
    </label>
  );
}

/** The native table: head with sort buttons, the rows of one page, grey rows while loading. */
export function TableGrid<T extends object>(props: GridProps<T>) {
  const { columns, caption, captionId, captionRef, loading, stale, sort } = props;
  const table = useGrid(props);
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  return (
    <>
      <CardSort columns={columns} sort={sort} onSort={props.onSort} />
      <div className="table-scroll">
        <table className="table" aria-busy={loading || stale} aria-labelledby={captionId}>
          <caption ref={captionRef} id={captionId} className="sr-only" tabIndex={-1}>
            {caption}
          </caption>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map((header) => {
                  const column = byId.get(header.column.id);
                  const sorted = header.column.getIsSorted();
                  const ariaSort = sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : undefined;
                  return (
                    <th key={header.id} scope="col" className={cellClass(column)} aria-sort={ariaSort}>
                      {header.column.getCanSort() ? (
                        <button type="button" className="table-sort" onClick={header.column.getToggleSortingHandler()}>
                          {column?.header}
                          <Icon
                            name={sorted === 'asc' ? 'arrow-up' : sorted === 'desc' ? 'arrow-down' : 'sort'}
                            className={sorted ? 'table-sort-on' : 'table-sort-off'}
                          />
                          {sorted ? null : <span className="sr-only">, ordenable</span>}
                        </button>
                      ) : (
                        <span className={column?.headerHidden ? 'sr-only' : undefined}>{column?.header}</span>
                      )}
                    </th>
                  );
                })}
              </tr>
            ))}
          </thead>
          <tbody>
            {loading
              ? Array.from({ length: props.skeletonRows }, (_, row) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: grey rows are alike and never change place
                  <tr key={row}>
                    {columns.map((column) => (
                      <td key={column.id} className="table-skeleton">
                        <span className="skeleton-line" />
                      </td>
                    ))}
                  </tr>
                ))
              : table.getRowModel().rows.map((row) => (
                  <tr key={row.id} className={props.rowClass?.(row.original)}>
                    {row.getAllCells().map((cell) => {
                      const column = byId.get(cell.column.id);
                      return (
                        <td
                          key={cell.id}
                          className={cellClass(column)}
                          data-label={column?.headerHidden ? undefined : column?.header}
                        >
                          {column?.cell(row.original)}
                        </td>
                      );
                    })}
                  </tr>
                ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
