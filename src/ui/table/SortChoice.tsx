import { useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { Column, Sort } from './column.ts';
import { tableMessages } from './messages.ts';

const MOST = 3;

type Choice<T> = {
  /** The columns that can be sorted. */
  columns: readonly Column<T>[];
  sorts: readonly Sort[];
  onSorts: (sorts: readonly Sort[]) => void;
};

/** The sorts with another column at a position; null removes it. A column has only one position. */
function placed(sorts: readonly Sort[], at: number, next: Sort | null): readonly Sort[] {
  const before = sorts.slice(0, at).filter((sort) => sort.id !== next?.id);
  const after = sorts.slice(at + 1).filter((sort) => sort.id !== next?.id);
  return [...before, ...(next ? [next] : []), ...after];
}

const chosen = (sort: Sort | undefined) => (sort ? `${sort.id}:${sort.desc ? 'desc' : 'asc'}` : '');

/**
 * Sorting with select lists, where the table has no head (cards on phones) or there are no modifier keys (touch
 * screens).
 */
export function SortChoice<T>({ columns, sorts, onSorts }: Choice<T>) {
  // True if the user sorts by several columns: then there is one more select list than there are sorts.
  const [several, setSeveral] = useState(sorts.length > 1);
  if (columns.length < 2) return null;
  const most = Math.min(MOST, columns.length);
  const places = Math.min(Math.max(1, sorts.length + Number(several)), most);
  return (
    <div className="table-card-sort">
      {Array.from({ length: places }, (_, at) => {
        const taken = new Set(sorts.slice(0, at).map((sort) => sort.id));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other id than its number
          <label key={at}>
            {at === 0 ? tableMessages.orderBy : tableMessages.thenBy}
            <span className="select-wrap">
              <select
                className="control"
                value={chosen(sorts[at])}
                onChange={(event) => {
                  const [id = '', way] = event.target.value.split(':');
                  onSorts(placed(sorts, at, id === '' ? null : { id, desc: way === 'desc' }));
                }}
              >
                {sorts[at] && at === 0 ? null : <option value="">{tableMessages.noOrder}</option>}
                {columns
                  .filter((column) => !taken.has(column.id))
                  .flatMap((column) => [
                    <option key={`${column.id}:asc`} value={`${column.id}:asc`}>{`${column.header} ↑`}</option>,
                    <option key={`${column.id}:desc`} value={`${column.id}:desc`}>{`${column.header} ↓`}</option>,
                  ])}
              </select>
              <Icon name="chevron-down" />
            </span>
          </label>
        );
      })}
      {!several && sorts.length > 0 && places < most ? (
        <Button tone="ghost" onClick={() => setSeveral(true)}>
          {tableMessages.orderBySeveral}
        </Button>
      ) : null}
    </div>
  );
}
