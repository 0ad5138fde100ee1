import './table.css';
import { type ReactNode, Suspense, useCallback, useId, useMemo, useRef } from 'react';
import { today } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { Panel } from '../feedback/Panel.tsx';
import { later } from '../later.tsx';
import { kitMessages } from '../messages.ts';
import type { Column, Sort } from './column.ts';
import { hiddenColumns, onlyColumns, orderedColumns } from './columnChoice.ts';
import { tableMessages } from './messages.ts';
import { Pager } from './Pager.tsx';
import { usePreference } from './preferences.ts';
import { useReturnToRow } from './rowFocus.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { type Selection, type SelectionActs, useSelected } from './selection.ts';
import { TableGrid } from './TableGrid.tsx';
import { TableTools } from './TableTools.tsx';
import { useShownRows } from './useShownRows.ts';
import { useTableModel } from './useTableModel.ts';
import type { TableView } from './view.ts';

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
  /** Further buttons for the selected rows. */
  acts?: ((selection: SelectionActs<T>) => ReactNode) | undefined;
  loading?: boolean;
  /** Old rows while new ones load: shown dimmed. */
  stale?: boolean;
  empty: ReactNode;
  pageSize?: number;
  pageSizes?: readonly number[];
  /** The sorted columns, the most important first. */
  sorts: readonly Sort[];
  onSorts: (sorts: readonly Sort[], size: number) => void;
  /** From 1. A page beyond the last one shows the last one. */
  page: number;
  onPage: (page: number, size: number) => void;
  /** What the rows are narrowed to, for the paper, without the text of `filter`. */
  narrowed?: string;
  /** What the list's address decides of its table. */
  view?: TableView;
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

/** The columns in the order they are shown in, which of them are hidden, and the rows per page. */
function useChoices<T extends object>({ columns, list, view, pageSizes = usualSizes, pageSize }: DataTableProps<T>) {
  const [preference, prefer] = usePreference(list);
  const asked = view?.columns ?? null;
  const chosen = useMemo(() => (asked ? onlyColumns(columns, asked) : preference), [asked, columns, preference]);
  const size = [view?.size, preference.size].find(
    (one) => one !== null && one !== undefined && pageSizes.includes(one),
  );
  return {
    columns: useMemo(() => orderedColumns(columns, chosen), [columns, chosen]),
    hidden: useMemo(() => hiddenColumns(columns, chosen), [columns, chosen]),
    size: size ?? pageSize ?? 10,
    sizes: pageSizes,
    onSize: (next: number) => prefer({ size: next }),
    onColumns: (part: { hidden?: string[]; order?: string[] | undefined }) => {
      // What the address showed becomes the person's own choice.
      prefer(asked ? { hidden: [...(chosen.hidden ?? [])], order: [...(chosen.order ?? [])], ...part } : part);
      view?.onOwnColumns();
    },
  };
}

/** The rows of the page, with the library's state of the table. */
function useTableState<T extends object>(props: DataTableProps<T>, onTurned: () => void) {
  const { rows, rowKey, selection, sorts, onSorts } = props;
  const { size: pageSize, ...choices } = useChoices(props);
  const found = useShownRows({ rows, columns: props.columns, sorts, filter: props.filter ?? '' });
  const shown = found.rows;
  const pages = Math.max(1, Math.ceil(shown.length / pageSize));
  const pageIndex = Math.min(Math.max(1, props.page), pages) - 1;
  const page = useMemo(() => ({ pageIndex, pageSize }), [pageIndex, pageSize]);
  const pageRows = useMemo(
    () => shown.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize),
    [shown, pageIndex, pageSize],
  );
  const selected = useSelected({ rows, rowKey, selection });
  const table = useTableModel({
    ...{ rowKey, page, sorts },
    columns: choices.columns,
    onSorts: (next) => onSorts(next, pageSize),
    rows: pageRows,
    total: shown.length,
    hidden: choices.hidden,
    selected: selected.state,
    several: selection?.one === undefined,
    onHidden: (hidden) => choices.onColumns({ hidden: [...hidden] }),
    onSelected: selected.select,
    onPage: (next) => {
      if (next.pageSize !== pageSize) choices.onSize(next.pageSize);
      else onTurned();
      props.onPage(next.pageIndex + 1, next.pageSize);
    },
  });
  return { table, found, selected, choices };
}

function Table<T extends object>(props: DataTableProps<T>) {
  const { caption, rowKey, list, selection, sorts, view } = props;
  const captionRef = useRef<HTMLTableCaptionElement>(null);
  const captionId = useId();
  // After a change of page, the focus goes to the top of the table.
  const { table, found, selected, choices } = useTableState(props, () => captionRef.current?.focus());
  const { columns } = choices;
  const shown = found.rows;
  const loading = props.loading === true || !found.ready;
  const stale = props.stale === true || found.behind;
  const box = useRef<HTMLDivElement>(null);
  useReturnToRow(box, view?.focusRow ?? '', !loading);
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
    <div className={`table-box ${stale ? 'table-stale' : ''}`} ref={box}>
      {props.toolbar || list !== undefined ? (
        <div className="table-toolbar">
          {props.toolbar}
          {list === undefined ? null : (
            <TableTools
              {...{ table, columns, shown, loading }}
              onColumns={choices.onColumns}
              caption={caption}
              narrowed={[props.narrowed, props.filter].filter(Boolean).join(' · ')}
              extra={view?.tools}
              fileName={props.fileName ?? `${list}-${today()}`}
              selected={selection?.one ? [] : selected.rows}
            />
          )}
        </div>
      ) : null}
      {sorts.length > 1 ? (
        <Suspense fallback={null}>
          <OrderStrip {...{ columns, sorts }} onSorts={(next) => table.setSorting([...next])} />
        </Suspense>
      ) : null}
      <TableGrid
        {...{ table, columns, caption, captionId, captionRef, loading, stale, selection, selectable, rowKey }}
        rowClass={props.rowClass}
        onOpenRow={view?.onOpenRow}
      />
      {!loading && shown.length === 0 ? (
        <div className="table-empty" ref={passOnFocus}>
          {props.empty}
        </div>
      ) : null}
      <p className="sr-only" role="status">
        {loading
          ? kitMessages.loading
          : shown.length === 1
            ? tableMessages.resultOne
            : fill(tableMessages.results, { n: shown.length })}
      </p>
      {list !== undefined && selection?.one === undefined ? (
        <SelectionBar {...{ table, shown, rowKey, captionRef }} selected={selected.rows} acts={props.acts} />
      ) : null}
      {!loading && shown.length > 0 ? (
        <Pager
          total={shown.length}
          page={pagination.pageIndex + 1}
          pages={table.getPageCount()}
          size={pagination.pageSize}
          sizes={choices.sizes}
          onPage={(page) => table.setPageIndex(page - 1)}
          onSize={(size) => table.setPageSize(size)}
        />
      ) : null}
    </div>
  );
}
