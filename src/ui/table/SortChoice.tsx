import { Icon } from '../icons/Icon.tsx';
import type { Column, Sort } from './column.ts';
import { placed } from './sorts.ts';

const MOST = 3;

type Choice<T> = {
  /** The columns that have an order. */
  columns: readonly Column<T>[];
  sorts: readonly Sort[];
  onSorts: (sorts: readonly Sort[]) => void;
  /** Several columns may order together. */
  several: boolean;
};

const chosen = (sort: Sort | undefined) => (sort ? `${sort.id}:${sort.desc ? 'desc' : 'asc'}` : '');

/** Sorting by lists where the head is not shown or keys cannot be held: cards on phones, fingers. */
export function SortChoice<T>({ columns, sorts, onSorts, several }: Choice<T>) {
  if (columns.length < 2) return null;
  const places = several ? Math.min(sorts.length + 1, MOST, columns.length) : 1;
  return (
    <div className={`table-card-sort ${several ? 'table-card-sorts' : ''}`}>
      {Array.from({ length: places }, (_, at) => {
        const taken = new Set(sorts.slice(0, at).map((sort) => sort.id));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number
          <label key={at}>
            {at === 0 ? 'Ordenar por' : 'Luego por'}
            <span className="select-wrap">
              <select
                className="control"
                value={chosen(sorts[at])}
                onChange={(event) => {
                  const [id = '', way] = event.target.value.split(':');
                  onSorts(placed(sorts, at, id === '' ? null : { id, desc: way === 'desc' }));
                }}
              >
                {sorts[at] && at === 0 ? null : <option value="">Sin orden</option>}
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
    </div>
  );
}
