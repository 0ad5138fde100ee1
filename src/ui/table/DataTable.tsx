import './table.css';
import { type ReactNode, Suspense, useCallback, useId, useMemo, useRef, useState } from 'react';
import { Panel } from '../feedback/Panel.tsx';
import { later } from '../later.tsx';
import { kitTexts } from '../texts.ts';
import type { Column, Sort } from './column.ts';
import { Pager } from './Pager.tsx';
import { TableGrid } from './TableGrid.tsx';
import { useShownRows } from './useShownRows.ts';

// Most lists are ordered by one column.
const OrderStrip = later(async () => (await import('./OrderStrip.tsx')).default);

export type { Column, Sort };

/** One column orders, or several together: the first of `sorts` counts most (Shift and press adds a column). */
type Ordering =
  | { sort: Sort | null; onSort: (sort: Sort) => void; sorts?: never; onSorts?: never }
  | { sorts: readonly Sort[]; onSorts: (sorts: readonly Sort[]) => void; sort?: never; onSort?: never };

type DataTableProps<T> = Ordering & {
  rows: readonly T[];
  /** Stable: at module level or memoised. Filter index and order are built once per `rows` and `columns`. */
  columns: readonly Column<T>[];
  caption: string;
  rowKey: (row: T) => string | number;
  loading?: boolean;
  /** Old rows while new ones are being fetched: shown dimmed. */
  stale?: boolean;
  empty: ReactNode;
  pageSize?: number;
  pageSizes?: readonly number[];
  onPageSize?: (size: number) => void;
  /** From 1. A page beyond the last shows the last. */
  page: number;
  onPage: (page: number) => void;
  /** Text that rows must hold; filtering here keeps the index between keystrokes. */
  filter?: string;
  toolbar?: ReactNode;
  rowClass?: (row: T) => string | undefined;
};

/** List of rows with sorting, paging and filtering; only the rows of the page are rendered. Cards under 640 px. */
export function DataTable<T extends object>(props: DataTableProps<T>) {
  return (
    <Panel>
      <Table {...props} />
    </Panel>
  );
}

function Table<T extends object>(props: DataTableProps<T>) {
  const { rows, columns, caption, sort, page, filter = '' } = props;
  const several = props.sorts !== undefined;
  const single = useMemo(() => (sort ? [sort] : []), [sort]);
  const sorts = props.sorts ?? single;
  const [ownSize, setOwnSize] = useState(props.pageSize ?? 10);
  const size = props.onPageSize ? (props.pageSize ?? 10) : ownSize;
  const captionRef = useRef<HTMLTableCaptionElement>(null);
  const captionId = useId();
  const found = useShownRows({ rows, columns, sorts, filter });
  const shown = found.rows;
  const loading = props.loading === true || !found.ready;
  const stale = props.stale === true || found.behind;
  const pages = Math.max(1, Math.ceil(shown.length / size));
  const current = Math.min(Math.max(1, page), pages);
  const pageRows = useMemo(() => shown.slice((current - 1) * size, current * size), [shown, current, size]);

  const order = (next: readonly Sort[]) => {
    props.onSorts?.(next);
    if (next[0]) props.onSort?.(next[0]);
  };
  const goTo = (next: number) => {
    props.onPage(next);
    // Read on from the top of the new page.
    captionRef.current?.focus();
  };
  // What the empty table offers is pressed and gone: the keys go on at the table that comes.
  const passOnFocus = useCallback(
    (box: HTMLElement | null) => () => {
      if (box?.contains(document.activeElement)) captionRef.current?.focus();
    },
    [],
  );
  const resize = (next: number) => {
    setOwnSize(next);
    props.onPageSize?.(next);
    // The first row in view stays in view.
    props.onPage(Math.floor(((current - 1) * size) / next) + 1);
  };
  return (
    <div className={`table-box ${stale ? 'table-stale' : ''}`}>
      {props.toolbar ? <div className="table-toolbar">{props.toolbar}</div> : null}
      {sorts.length > 1 ? (
        <Suspense fallback={null}>
          <OrderStrip {...{ columns, sorts }} onSorts={order} />
        </Suspense>
      ) : null}
      <TableGrid
        {...{ columns, caption, captionId, captionRef, loading, stale, sorts, several }}
        rows={pageRows}
        rowKey={props.rowKey}
        onSorts={order}
        rowClass={props.rowClass}
        skeletonRows={Math.min(size, 8)}
      />
      {!loading && shown.length === 0 ? (
        <div className="table-empty" ref={passOnFocus}>
          {props.empty}
        </div>
      ) : null}
      <p className="sr-only" role="status">
        {loading ? kitTexts.loading : shown.length === 1 ? '1 resultado' : `${shown.length} resultados`}
      </p>
      {!loading && shown.length > 0 ? (
        <Pager
          total={shown.length}
          page={current}
          pages={pages}
          size={size}
          sizes={props.pageSizes ?? [10, 25, 50]}
          onPage={goTo}
          onSize={resize}
        />
      ) : null}
    </div>
  );
}
