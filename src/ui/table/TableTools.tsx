import './table-tools.css';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { fill } from '#lib/texts.ts';
import { Button } from '../buttons/Button.tsx';
import { buttonClass } from '../buttons/buttonClass.ts';
import { useBusy } from '../buttons/useBusy.ts';
import { Icon } from '../icons/Icon.tsx';
import { Dropdown } from '../layout/Dropdown.tsx';
import type { Column } from './column.ts';
import { tableMessages } from './messages.ts';
import { ListAbout } from './preferences.ts';
import type { TableModel } from './useTableModel.ts';

interface ToolsProps<T extends object> {
  readonly fileName: string;
  readonly table: TableModel<T>;
  readonly columns: readonly Column<T>[];
  /** The filtered rows, in their order. */
  readonly shown: readonly T[];
  readonly selected: readonly T[];
  readonly loading: boolean;
  /** Title of its paper, and what the rows are narrowed to. */
  readonly caption: string;
  readonly narrowed: string;
  readonly extra: ReactNode;
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
      {props.extra}
      {hideable.length > 1 ? <ColumnChoice table={table} columns={hideable} onColumns={props.onColumns} /> : null}
      {props.loading || props.shown.length > 0 ? (
        <>
          <FileButton {...props} kind="exportCsv" text={tableMessages.csv} label={tableMessages.exportCsv} />
          <FileButton {...props} kind="exportXlsx" text={tableMessages.excel} label={tableMessages.exportExcel} />
          <PrintButton {...props} />
        </>
      ) : null}
    </div>
  );
}

type FileProps<T extends object> = ToolsProps<T> & { kind: 'exportCsv' | 'exportXlsx'; text: string; label: string };

const visibleOf = <T extends object>({ table, columns }: Pick<ToolsProps<T>, 'table' | 'columns'>) =>
  columns.filter(({ id }) => table.getColumn(id)?.getIsVisible());

/** The code that puts a list on paper. The browser's own print does not wait, so it is loaded after the first list. */
const printing: { code: typeof import('./printTable.ts') | null } = { code: null };

async function readyToPrint(): Promise<void> {
  try {
    printing.code ??= await import('./printTable.ts');
  } catch {
    // Without a connection the browser prints what is in view; the button says that it failed.
  }
}

/** Prints all filtered rows; so do the browser's keys and its menu. */
function PrintButton<T extends object>(props: ToolsProps<T>) {
  const { caption, narrowed, shown, loading } = props;
  const about = use(ListAbout);
  const [busy, during] = useBusy();
  const paper = () => {
    const columns = visibleOf(props).filter((column) => !column.actions);
    return { title: caption, about, narrowed, columns, rows: shown };
  };
  const print = () => void during(async () => (await import('./printTable.ts')).printTable(paper()));
  const latest = useRef({ paper, print });
  latest.current = { paper, print };
  useEffect(() => {
    const isMeant = () => !loading && !document.querySelector('dialog[open]');
    const onKey = (event: KeyboardEvent) => {
      const asked = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'p';
      if (!asked || !isMeant()) return;
      event.preventDefault();
      latest.current.print();
    };
    const onPrint = () => {
      if (isMeant()) printing.code?.putOnPaper(latest.current.paper());
    };
    if (!loading) void readyToPrint();
    window.addEventListener('keydown', onKey);
    window.addEventListener('beforeprint', onPrint);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeprint', onPrint);
    };
  }, [loading]);
  return (
    <Button
      icon="print"
      title={tableMessages.print}
      aria-label={tableMessages.print}
      busy={busy}
      aria-disabled={loading}
      onClick={print}
    >
      <span className="table-tool-text">{tableMessages.printShort}</span>
    </Button>
  );
}

function FileButton<T extends object>({ kind, text, label, ...props }: FileProps<T>) {
  const { fileName, shown, selected, loading } = props;
  const [busy, during] = useBusy();
  const write = async () => {
    const files = await import('./exportTable.ts');
    await files[kind](fileName, visibleOf(props), selected.length > 0 ? inListOrder(selected, shown) : shown);
  };
  return (
    <Button
      icon="download"
      className="table-file"
      title={label}
      aria-label={label}
      busy={busy}
      aria-disabled={loading}
      onClick={() => void during(write)}
    >
      {text}
    </Button>
  );
}

/** The columns that can be hidden and moved, in their order. */
function ColumnChoice<T extends object>({
  table,
  columns,
  onColumns,
}: Pick<ToolsProps<T>, 'table' | 'columns' | 'onColumns'>) {
  const move = (at: number, by: number) => {
    const ids = columns.map(({ id }) => id);
    const [id] = ids.splice(at, 1);
    if (id !== undefined) ids.splice(at + by, 0, id);
    onColumns({ order: ids });
  };
  const button = (
    <>
      <Icon name="eye" />
      <span className="table-tool-text">{tableMessages.columns}</span>
    </>
  );
  return (
    <Dropdown
      label={tableMessages.columns}
      title={tableMessages.columns}
      className="table-columns"
      buttonClass={buttonClass('plain', undefined, false)}
      button={button}
    >
      {() => (
        <>
          {columns.map(({ id, header }, at) => {
            const held = table.getColumn(id);
            return (
              <div className="table-column" key={id}>
                <label>
                  <input
                    type="checkbox"
                    checked={held?.getIsVisible() === true}
                    onChange={(event) => held?.toggleVisibility(event.target.checked)}
                  />
                  {header}
                </label>
                <Button
                  tone="ghost"
                  icon="arrow-up"
                  aria-label={fill(tableMessages.moveUp, { column: header })}
                  aria-disabled={at === 0}
                  onClick={() => move(at, -1)}
                />
                <Button
                  tone="ghost"
                  icon="arrow-down"
                  aria-label={fill(tableMessages.moveDown, { column: header })}
                  aria-disabled={at === columns.length - 1}
                  onClick={() => move(at, 1)}
                />
              </div>
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
