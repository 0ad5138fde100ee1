import { fill } from '#lib/texts.ts';
import { Icon } from '../icons/Icon.tsx';
import type { Column, Sort } from './column.ts';
import { orderMessages } from './orderMessages.ts';

/** The columns that sort together, in order, each with a button to remove it; nothing if only one column sorts. */
export default function OrderStrip({
  columns,
  sorts,
  onSorts,
}: {
  columns: readonly Pick<Column<never>, 'id' | 'header'>[];
  sorts: readonly Sort[];
  onSorts: (sorts: readonly Sort[]) => void;
}) {
  return (
    <div className="table-orders">
      <span>{orderMessages.order}</span>
      <ol>
        {sorts.map((sort) => {
          const header = columns.find((column) => column.id === sort.id)?.header ?? '';
          return (
            <li key={sort.id}>
              <button
                type="button"
                className="table-order"
                aria-label={fill(orderMessages.leave, { column: header })}
                onClick={() => onSorts(sorts.filter((other) => other.id !== sort.id))}
              >
                {header}
                <Icon name={sort.desc ? 'arrow-down' : 'arrow-up'} />
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
