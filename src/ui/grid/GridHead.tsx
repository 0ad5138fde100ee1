import { type GridColumn, TICKS } from './grid.ts';
import { columnClass, pinnedAt } from './layout.ts';

/** The titles of the columns, which stay above the rows. */
export function GridHead<Row>({ columns }: { readonly columns: readonly GridColumn<Row>[] }) {
  return (
    <thead>
      <tr aria-rowindex={1} className="egrid-row egrid-titles">
        {columns.map((column, at) => (
          <th
            key={column.id}
            scope="col"
            aria-colindex={at + 1}
            className={columnClass(column)}
            style={pinnedAt(columns, at)}
            title={column.name}
          >
            <span className={column.id === TICKS ? 'sr-only' : 'egrid-text'}>{column.header}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
