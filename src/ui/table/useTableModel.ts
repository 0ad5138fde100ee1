import {
  type ColumnDef,
  columnVisibilityFeature,
  functionalUpdate,
  type ReactTable,
  type RowSelectionState,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column, Sort } from './column.ts';

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
});

/** The library's state of a table: columns, sorts, page, hidden columns and selection. */
export type TableModel<T extends object> = ReactTable<typeof features, T>;

interface Held<T> {
  readonly columns: readonly Column<T>[];
  /** Only the rows of the page: we do filtering, sorting and paging ourselves (performance). */
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string | number;
  /** Rows on all pages. */
  readonly total: number;
  readonly page: { readonly pageIndex: number; readonly pageSize: number };
  readonly sorts: readonly Sort[];
  readonly hidden: readonly string[];
  readonly selected: RowSelectionState;
  /** Several rows may be selected. */
  readonly several: boolean;
  readonly onPage: (page: { readonly pageIndex: number; readonly pageSize: number }) => void;
  readonly onSorts: (sorts: readonly Sort[]) => void;
  readonly onHidden: (hidden: readonly string[]) => void;
  readonly onSelected: (selected: RowSelectionState) => void;
}

const isSortable = <T>(column: Column<T>): boolean =>
  column.sortable !== false && !column.actions && !column.headerHidden;

/** The first column names the row and cannot be hidden; nor can the row's actions. */
const definitionsOf = <T extends object>(columns: readonly Column<T>[]): ColumnDef<typeof features, T>[] =>
  columns.map((column, at) => ({
    id: column.id,
    header: column.header,
    accessorFn: column.text,
    enableSorting: isSortable(column),
    enableHiding: at > 0 && !column.actions,
  }));

/**
 * The table's state and columns in TanStack Table. It only gets the rows on the screen: with 50,000 rows its own filter and
 * sorting take seconds, the index and the ranks of this folder a fraction of one.
 */
export function useTableModel<T extends object>(held: Held<T>): TableModel<T> {
  const { columns, sorts, hidden, page, selected } = held;
  const definitions = useMemo(() => definitionsOf(columns), [columns]);
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]);
  const sorting = useMemo(() => [...sorts], [sorts]);
  return useTable<typeof features, T>({
    features,
    columns: definitions,
    data: held.rows,
    getRowId: (row) => String(held.rowKey(row)),
    rowCount: held.total,
    manualSorting: true,
    manualPagination: true,
    enableMultiRowSelection: held.several,
    state: { sorting, pagination: page, columnVisibility, rowSelection: selected },
    onSortingChange: (next) => held.onSorts(functionalUpdate(next, sorting)),
    onPaginationChange: (next) => held.onPage(functionalUpdate(next, page)),
    onColumnVisibilityChange: (next) =>
      held.onHidden(Object.entries(functionalUpdate(next, columnVisibility)).flatMap(([id, on]) => (on ? [] : [id]))),
    onRowSelectionChange: (next) => held.onSelected(functionalUpdate(next, selected)),
  });
}
