import './table-tools.css';
import { useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { buttonClass } from '../buttons/buttonClass.ts';
import { Icon } from '../icons/Icon.tsx';
import { Dropdown } from '../layout/Dropdown.tsx';
import type { Column } from './column.ts';
import { tableMessages } from './messages.ts';
import type { TableModel } from './useTableModel.ts';

interface ToolsProps<T extends object> {
  readonly fileName: string;
  readonly table: TableModel<T>;
  readonly columns: readonly Column<T>[];
  /** The filtered rows, in their order. */
  readonly shown: readonly T[];
  readonly selected: readonly T[];
  readonly loading: boolean;
  readonly onColumns: (part: { order?: string[] | undefined; hidden?: string[] }) => void;
}

/** The selected rows in the order of the list; the ones that the filter hides come last. */
function inListOrder<T>(selected: readonly T[], shown: readonly T[]): readonly T[] {
  const left = new Set(selected);
  const seen = shown.filter((row) => left.delete(row));
  return [...seen, ...left];
}

/** The tools of every list: a choice of columns, and export of its rows, or only of the selected ones if there are any. */
export function TableTools<T extends object>(props: ToolsProps<T>) {
  const { table, columns } = props;
  const hideable = columns.filter(({ id }) => table.getColumn(id)?.getCanHide());
  return (
    <div className="table-tools">
      {hideable.length > 1 ? <ColumnChoice table={table} columns={hideable} /> : null}
      {props.loading || props.shown.length > 0 ? (
        <>
          <FileButton {...props} kind="exportCsv" text={tableMessages.csv} label={tableMessages.exportCsv} />
          <FileButton {...props} kind="exportXlsx" text={tableMessages.excel} label={tableMessages.exportExcel} />
        </>
      ) : null}
    </div>
  );
}

type FileProps<T extends object> = ToolsProps<T> & { kind: 'exportCsv' | 'exportXlsx'; text: string; label: string };

function FileButton<T extends object>({ kind, text, label, ...props }: FileProps<T>) {
  const { fileName, table, columns, shown, selected, loading } = props;
  const [busy, setBusy] = useState(false);
  const write = async () => {
    const files = await import('./exportTable.ts');
    const visible = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible());
    await files[kind](fileName, visible, selected.length > 0 ? inListOrder(selected, shown) : shown);
  };
  const save = () => {
    setBusy(true);
    void write().finally(() => setBusy(false));
  };
  return (
    <Button icon="download" aria-label={label} busy={busy} aria-disabled={loading} onClick={save}>
      {text}
    </Button>
  );
}

/** The columns that can be hidden, each with a check box. */
function ColumnChoice<T extends object>({ table, columns }: Pick<ToolsProps<T>, 'table' | 'columns'>) {
  const button = (
    <>
      <Icon name="eye" />
      {tableMessages.columns}
    </>
  );
  return (
    <Dropdown
      label={tableMessages.columns}
      className="table-columns"
      buttonClass={buttonClass('plain', undefined, false)}
      button={button}
    >
      {() => (
        <>
          {columns.map(({ id, header }) => {
            const held = table.getColumn(id);
            return (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={held?.getIsVisible() === true}
                  onChange={(event) => held?.toggleVisibility(event.target.checked)}
                />
                {header}
              </label>
            );
          })}
          <Button
            tone="ghost"
            aria-disabled={table.getIsAllColumnsVisible()}
            onClick={() => table.toggleAllColumnsVisible(true)}
          >
            {tableMessages.allColumns}
          </Button>
        </>
      )}
    </Dropdown>
  );
}
