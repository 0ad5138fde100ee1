import './table-tools.css';
import type { ReactNode, RefObject } from 'react';
import { fill } from '#lib/texts.ts';
import { Button } from '../buttons/Button.tsx';
import { tableMessages } from './messages.ts';
import type { SelectionActs } from './selection.ts';
import type { TableModel } from './useTableModel.ts';

interface BarProps<T extends object> {
  readonly table: TableModel<T>;
  /** Rows on all pages. */
  readonly shown: readonly T[];
  readonly rowKey: (row: T) => string | number;
  /** The selected rows. */
  readonly selected: readonly T[];
  readonly acts: ((selection: SelectionActs<T>) => ReactNode) | undefined;
  readonly captionRef: RefObject<HTMLElement | null>;
}

const selectedText = (count: number): string =>
  count === 0 ? '' : count === 1 ? tableMessages.selectedOne : fill(tableMessages.selected, { n: count });

/** The number of selected rows, and buttons to select the page, all filtered rows, or none. */
export function SelectionBar<T extends object>({ table, shown, rowKey, selected, acts, captionRef }: BarProps<T>) {
  const count = selected.length;
  const { rowSelection } = table.state;
  const keys = () => shown.map((row) => [String(rowKey(row)), true as const]);
  const areLeft = count > 0 && shown.some((row) => !Object.hasOwn(rowSelection, String(rowKey(row))));
  // The pressed button disappears, so the focus moves to the caption.
  const select = (run: () => void) => () => {
    run();
    captionRef.current?.focus({ preventScroll: true });
  };
  const keep = (rows: readonly T[]) => {
    table.setRowSelection(Object.fromEntries(rows.map((row) => [String(rowKey(row)), true as const])));
    // After the dialog of the act has given the focus back.
    setTimeout(() => captionRef.current?.focus({ preventScroll: true }));
  };
  return (
    <div className={`table-selection ${count > 0 ? 'table-selection-on' : ''}`}>
      <span aria-live="polite">{selectedText(count)}</span>
      {acts && count > 0 ? acts({ rows: selected, keep }) : null}
      {areLeft && table.getPageCount() > 1 && !table.getIsAllPageRowsSelected() ? (
        <Button tone="ghost" onClick={select(() => table.toggleAllPageRowsSelected(true))}>
          {tableMessages.selectPage}
        </Button>
      ) : null}
      {areLeft ? (
        <Button
          tone="ghost"
          onClick={select(() => table.setRowSelection((before) => ({ ...before, ...Object.fromEntries(keys()) })))}
        >
          {fill(tableMessages.selectAll, { n: shown.length })}
        </Button>
      ) : null}
      {count > 0 ? (
        <Button tone="ghost" onClick={select(() => table.setRowSelection({}))}>
          {tableMessages.selectNone}
        </Button>
      ) : null}
    </div>
  );
}
