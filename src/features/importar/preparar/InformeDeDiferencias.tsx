import { useTask } from '#client/useTask.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { withItsCode } from '#ui/feedback/withItsCode.ts';
import type { Column } from '#ui/table/column.ts';
import { textColumn } from '#ui/table/columns.ts';
import { exportCsv } from '#ui/table/exportTable.ts';
import { printTable } from '#ui/table/printTable.ts';
import { documentoDe, type Fila, nombreDe } from '../fila/fila.ts';
import { prepararMessages as textos } from './messages.ts';

/** What the payroll and the fund say differently about a row. */
export const diferenciasDe = ({ hallazgos }: Fila): string =>
  hallazgos
    .filter(({ codigo }) => codigo === 'SOLO_DIFERENCIA')
    .map(({ texto }) => texto)
    .join(' ');

const columnas: readonly Column<Fila>[] = [
  textColumn('fila', textos.fila, ({ numero }) => String(numero)),
  textColumn('documento', textos.documento, documentoDe),
  textColumn('nombre', textos.nombre, nombreDe),
  textColumn('diferencia', textos.diferencia, diferenciasDe),
];

/** The differences as a file and on paper. No notice corrects them: the company takes them to the people who do. */
export function InformeDeDiferencias({ filas }: { readonly filas: readonly Fila[] }) {
  const [bajar, bajando] = useTask(() => withItsCode(() => exportCsv(textos.informeNombre, columnas, filas)));
  return (
    <span className="importar-actos-de-tarjeta">
      <Button icon="download" busy={bajando} onClick={() => void bajar()}>
        {textos.informe}
      </Button>
      <Button
        icon="print"
        onClick={() => printTable({ title: textos.papel, about: [], narrowed: '', columns: columnas, rows: filas })}
      >
        {textos.imprimir}
      </Button>
    </span>
  );
}
