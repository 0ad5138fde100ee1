import type { RefObject } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { Column, Sort } from './column.ts';

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

function cellClass<T>(column: Column<T>): string {
  return [
    column.align && column.align !== 'start' ? `table-${column.align}` : '',
    column.actions ? 'table-actions' : '',
    column.className ?? '',
  ]
    .filter(Boolean)
    .join(' ');
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

/** A column's heading; one that has an order is a button. Ascending first, then turned around. */
function Heading<T>({ column, sort, onSort }: { column: Column<T> } & Pick<GridProps<T>, 'sort' | 'onSort'>) {
  const desc = sort?.id === column.id ? sort.desc : null;
  const ariaSort = desc === null ? undefined : desc ? 'descending' : 'ascending';
  return (
    <th scope="col" className={cellClass(column)} aria-sort={ariaSort}>
      {isSortable(column) ? (
        <button type="button" className="table-sort" onClick={() => onSort({ id: column.id, desc: desc === false })}>
          {column.header}
          <Icon
            name={desc === null ? 'sort' : desc ? 'arrow-down' : 'arrow-up'}
            className={desc === null ? 'table-sort-off' : 'table-sort-on'}
          />
          {desc === null ? <span className="sr-only">, ordenable</span> : null}
        </button>
      ) : (
        <span className={column.headerHidden ? 'sr-only' : undefined}>{column.header}</span>
      )}
    </th>
  );
}

/** The native table: head with sort buttons, the rows of one page, grey rows while loading. */
export function TableGrid<T extends object>(props: GridProps<T>) {
  const { rows, columns, caption, captionId, captionRef, loading, stale, sort } = props;
  return (
    <>
      <CardSort columns={columns} sort={sort} onSort={props.onSort} />
      <div className="table-scroll">
        <table className="table" aria-busy={loading || stale} aria-labelledby={captionId}>
          <caption ref={captionRef} id={captionId} className="sr-only" tabIndex={-1}>
            {caption}
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <Heading key={column.id} column={column} sort={sort} onSort={props.onSort} />
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
