import './table.css';
import { type ReactNode, Suspense, useCallback, useId, useMemo, useRef } from 'react';
import { today } from '#lib/dates.ts';
import { Panel } from '../feedback/Panel.tsx';
import { later } from '../later.tsx';
import { kitMessages } from '../messages.ts';
import type { Column, Sort } from './column.ts';
import { Pager } from './Pager.tsx';
import { usePreference } from './preferences.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { type Selection, useSelected } from './selection.ts';
import { TableGrid } from './TableGrid.tsx';
import { TableTools } from './TableTools.tsx';
import { useShownRows } from './useShownRows.ts';
import { useTableModel } from './useTableModel.ts';

// Loaded later, because most lists are sorted by one column.
const OrderStrip = later(async () => (await import('./OrderStrip.tsx')).default);

export type { Column, Sort };

type DataTableProps<T> = {
  rows: readonly T[];
  /** Must be stable: at module level or memoised. Filter index and order are built once per `rows` and `columns`. */
  columns: readonly Column<T>[];
  caption: string;
  rowKey: (row: T) => string | number;
  /**
   * Name of a list, of its files and of the person's preferences for it: columns, rows per page. Its rows can be selected and
   * exported. A table without a name is part of a form or a dialog.
   */
  list?: string;
  /** Name of its files, if it is not the list's name and the day. */
  fileName?: string;
  /** Rows are selected for a purpose of the screen. */
  selection?: Selection<T>;
  loading?: boolean;
  /** Old rows while new ones load: shown dimmed. */
  stale?: boolean;
  empty: ReactNode;
  pageSize?: number;
  pageSizes?: readonly number[];
  /** The sorted columns, the most important first. */
  sorts: readonly Sort[];
  onSorts: (sorts: readonly Sort[]) => void;
  /** From 1. A page beyond the last one shows the last one. */
  page: number;
  onPage: (page: number) => void;
  /** Text that rows must contain; filtering here keeps the index between keystrokes. */
  filter?: string;
  toolbar?: ReactNode;
  rowClass?: (row: T) => string | undefined;
};

const usualSizes = [10, 25, 50];

/**
 * List of rows with sorting, paging, filtering, selection and choice of columns; only the rows of the page are rendered.
 * Cards under 640 px.
 */
export function DataTable<T extends object>(props: DataTableProps<T>) {
  return (
    <Panel>
      <Table {...props} />
    </Panel>
  );
}

/** The rows of the page, with the library's state of the table. */
function useTableState<T extends object>(props: DataTableProps<T>, onTurned: () => void) {
  const { rows, columns, rowKey, list, selection, sorts, onSorts, pageSizes = usualSizes } = props;
  const [preference, prefer] = usePreference(list);
  const found = useShownRows({ rows, columns, sorts, filter: props.filter ?? '' });
  const shown = found.rows;
  const wanted = preference.size ?? 0;
  const pageSize = pageSizes.includes(wanted) ? wanted : (props.pageSize ?? 10);
  const pages = Math.max(1, Math.ceil(shown.length / pageSize));
  const pageIndex = Math.min(Math.max(1, props.page), pages) - 1;
  const page = useMemo(() => ({ pageIndex, pageSize }), [pageIndex, pageSize]);
  const pageRows = useMemo(
    () => shown.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize),
    [shown, pageIndex, pageSize],
  );
  const selected = useSelected({ rows, rowKey, selection });
  const table = useTableModel({
    ...{ columns, rowKey, page, sorts, onSorts },
    rows: pageRows,
    total: shown.length,
    hidden: preference.hidden,
    selected: selected.state,
    several: selection?.one === undefined,
    onHidden: (hidden) => prefer({ hidden: [...hidden] }),
    onSelected: selected.select,
    onPage: (next) => {
      if (next.pageSize !== pageSize) prefer({ size: next.pageSize });
      else onTurned();
      props.onPage(next.pageIndex + 1);
    },
  });
  return { table, found, selected, sizes: pageSizes };
}

function Table<T extends object>(props: DataTableProps<T>) {
  const { columns, caption, rowKey, list, selection, sorts } = props;
  const captionRef = useRef<HTMLTableCaptionElement>(null);
  const captionId = useId();
  // After a change of page, the focus goes to the top of the table.
  const { table, found, selected, sizes } = useTableState(props, () => captionRef.current?.focus());
  const shown = found.rows;
  const loading = props.loading === true || !found.ready;
  const stale = props.stale === true || found.behind;
  // If a pressed button disappears, the focus moves to the table.
  const passOnFocus = useCallback(
    (box: HTMLElement | null) => () => {
      if (box?.contains(document.activeElement)) captionRef.current?.focus();
    },
    [],
  );
  const selectable = selection !== undefined || list !== undefined;
  const { pagination } = table.state;
  return (
    <div className={`table-box ${stale ? 'table-stale' : ''}`}>
      {props.toolbar || list !== undefined ? (
        <div className="table-toolbar">
          {props.toolbar}
          {list === undefined ? null : (
            <TableTools
              {...{ table, columns, shown, loading }}
              fileName={props.fileName ?? `${list}-${today()}`}
              selected={selection?.one ? [] : selected.rows}
            />
          )}
        </div>
      ) : null}
      {sorts.length > 1 ? (
        <Suspense fallback={null}>
          <OrderStrip {...{ columns, sorts }} onSorts={props.onSorts} />
        </Suspense>
      ) : null}
      <TableGrid
        {...{ table, columns, caption, captionId, captionRef, loading, stale, selection, selectable, rowKey }}
        rowClass={props.rowClass}
      />
      {!loading && shown.length === 0 ? (
        <div className="table-empty" ref={passOnFocus}>
          {props.empty}
        </div>
      ) : null}
      <p className="sr-only" role="status">
        {loading ? kitMessages.loading : shown.length === 1 ? '1 resultado' : `${shown.length} resultados`}
      </p>
      {list !== undefined && selection?.one === undefined ? (
        <SelectionBar {...{ table, shown, rowKey, captionRef }} count={selected.rows.length} />
      ) : null}
      {!loading && shown.length > 0 ? (
        <Pager
          total={shown.length}
          page={pagination.pageIndex + 1}
          pages={table.getPageCount()}
          size={pagination.pageSize}
          sizes={sizes}
          onPage={(page) => table.setPageIndex(page - 1)}
          onSize={(size) => table.setPageSize(size)}
        />
      ) : null}
    </div>
  );
}
