import type { MouseEvent, RefObject } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { Column, Sort } from './column.ts';
import { SortChoice } from './SortChoice.tsx';
import { added, pressed } from './sorts.ts';

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
  sorts: readonly Sort[];
  onSorts: (sorts: readonly Sort[]) => void;
  /** Several columns may order together. */
  several: boolean;
};

const isSortable = <T,>(column: Column<T>) => column.sortable !== false && !column.actions && !column.headerHidden;

function cellClass<T>(column: Column<T>): string {
  return [
    column.align && column.align !== 'start' ? `table-${column.align}` : '',
    column.actions ? 'table-actions' : '',
    column.className ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}

type HeadingProps<T> = { column: Column<T> } & Pick<GridProps<T>, 'sorts' | 'onSorts' | 'several'>;

/**
 * A column's heading; one that has an order is a button. Ascending first, then turned around; where several columns may
 * order, Shift, Control or Command adds this one to the others.
 */
function Heading<T>({ column, sorts, onSorts, several }: HeadingProps<T>) {
  const at = sorts.findIndex((sort) => sort.id === column.id);
  const desc = sorts[at]?.desc ?? null;
  // The attribute stands on one heading: the one that counts most. The others say their place in words.
  const ariaSort = at !== 0 ? undefined : desc ? 'descending' : 'ascending';
  const press = (event: MouseEvent) => {
    const adds = several && (event.shiftKey || event.ctrlKey || event.metaKey);
    onSorts((adds ? added : pressed)(sorts, column.id));
  };
  return (
    <th scope="col" className={cellClass(column)} aria-sort={ariaSort}>
      {isSortable(column) ? (
        <button
          type="button"
          className="table-sort"
          title={several ? 'Con Mayús pulsada se suma a las columnas que ya ordenan' : undefined}
          onClick={press}
        >
          {column.header}
          <Icon
            name={desc === null ? 'sort' : desc ? 'arrow-down' : 'arrow-up'}
            className={desc === null ? 'table-sort-off' : 'table-sort-on'}
          />
          {several && sorts.length > 1 && at >= 0 ? (
            <span className="table-sort-place" aria-hidden="true">
              {at + 1}
            </span>
          ) : null}
          {desc === null ? <span className="sr-only">, ordenable</span> : null}
          {at > 0 ? (
            <span className="sr-only">{`, orden ${at + 1}, ${desc ? 'descendente' : 'ascendente'}`}</span>
          ) : null}
        </button>
      ) : (
        <span className={column.headerHidden ? 'sr-only' : undefined}>{column.header}</span>
      )}
    </th>
  );
}

/** The native table: head with sort buttons, the rows of one page, grey rows while loading. */
export function TableGrid<T extends object>(props: GridProps<T>) {
  const { rows, columns, caption, captionId, captionRef, loading, stale, sorts, onSorts, several } = props;
  return (
    <>
      <SortChoice columns={columns.filter(isSortable)} {...{ sorts, onSorts, several }} />
      <div className="table-scroll">
        <table className="table" aria-busy={loading || stale} aria-labelledby={captionId}>
          <caption ref={captionRef} id={captionId} className="sr-only" tabIndex={-1}>
            {caption}
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <Heading key={column.id} {...{ column, sorts, onSorts, several }} />
              ))}
            </tr>
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
              : rows.map((row) => (
                  <tr key={props.rowKey(row)} className={props.rowClass?.(row)}>
                    {columns.map((column) => (
                      <td
                        key={column.id}
                        className={cellClass(column)}
                        data-label={column.headerHidden ? undefined : column.header}
                      >
                        {column.cell(row)}
                      </td>
                    ))}
                  </tr>
                ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
