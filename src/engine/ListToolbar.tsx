import { useMemo } from 'react';
import { useTask } from '#client/useTask.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { estadoPorNombre, estados } from '#contract/enumerations.ts';
import { today } from '#lib/dates.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Chips } from '#ui/layout/Chips.tsx';
import type { Column } from '#ui/table/column.ts';
import { prepared } from '#ui/table/prepared.ts';
import { filterRows } from '#ui/table/textIndex.ts';
import { listMessages } from './listMessages.ts';
import { TextFilter } from './TextFilter.tsx';

/**
 * Results by state with their counts, in the order a notice goes through them; a state the portal does not know comes last.
 * A row that came without one stands among all only.
 */
function countByState(rows: readonly FilaNovedad[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, { rows: number }>();
  for (const { EstadoProceso } of rows) {
    if (EstadoProceso === '') continue;
    const count = counts.get(EstadoProceso);
    if (count) count.rows += 1;
    else counts.set(EstadoProceso, { rows: 1 });
  }
  const place = (name: string) => {
    const estado = estadoPorNombre(name);
    return estado === null ? estados.length : estados.indexOf(estado);
  };
  return [...counts].map(([name, count]) => [name, count.rows] as const).sort(([a], [b]) => place(a) - place(b));
}

/** Above the results: by state, by free text, and the way out as a file. */
export function ListToolbar(props: {
  readonly rows: readonly FilaNovedad[];
  /** Rows of the chosen state. */
  readonly shown: readonly FilaNovedad[];
  readonly columns: readonly Column<FilaNovedad>[];
  readonly fileName: string;
  readonly estado: string;
  readonly texto: string;
  readonly onEstado: (estado: string) => void;
  readonly onTexto: (texto: string) => void;
}) {
  const { rows, shown, columns, estado, texto } = props;
  const chips = useMemo(
    () => [
      { id: '', label: listMessages.todos, count: rows.length },
      ...countByState(rows).map(([label, count]) => ({ id: label, label, count })),
    ],
    [rows],
  );
  const [exportar, busy] = useTask(async (kind: 'exportCsv' | 'exportXlsx') => {
    const files = await import('#ui/table/exportTable.ts');
    const index = await prepared(shown).index(columns);
    await files[kind](`${props.fileName}-${today()}`, columns, filterRows(index, texto));
  });
  return (
    <>
      <Chips label={listMessages.porEstado} items={chips} active={estado} onChange={props.onEstado} />
      <div className="list-toolbar-end">
        <TextFilter value={texto} onChange={props.onTexto} />
        <Button
          icon="download"
          aria-label={listMessages.exportarCsv}
          busy={busy}
          onClick={() => void exportar('exportCsv')}
        >
          {listMessages.csv}
        </Button>
        <Button
          icon="download"
          aria-label={listMessages.exportarExcel}
          busy={busy}
          onClick={() => void exportar('exportXlsx')}
        >
          {listMessages.excel}
        </Button>
      </div>
    </>
  );
}
