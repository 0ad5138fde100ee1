import { useMemo, useState } from 'react';
import type { CalculoEnteGestor } from '#contract/entities/afiliacion.ts';
import { general } from '#messages/general.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { ReadOnlyField } from '#ui/fields/ReadOnlyField.tsx';
import { textColumn } from '#ui/table/columns.ts';
import { type Column, DataTable, type Sort } from '#ui/table/DataTable.tsx';
import { gestorMessages as textos } from '../messages.ts';
import { type FilaGestor, filasDe } from './gestorSalud.ts';

const sinOrden: readonly Sort[] = [];
/** Rows of ranges per page (spec R 9). */
const POR_PAGINA = 8;

const columna = (id: string, header: string, text: (row: FilaGestor) => string, more?: Partial<Column<FilaGestor>>) =>
  textColumn(id, header, text, { sortable: false, ...more });

const columnas: readonly Column<FilaGestor>[] = [
  columna('indice', textos.indice, (row) => String(row.indice)),
  columna('gestor', textos.gestor, (row) => row.gestor),
  columna('inicio', textos.inicio, (row) => String(row.inicio), { align: 'end' }),
  columna('fin', textos.fin, (row) => String(row.fin), { align: 'end' }),
  columna('corresponde', textos.corresponde, (row) => (row.corresponde ? textos.si : ''), {
    cell: (row) => (row.corresponde ? <strong>{textos.si}</strong> : null),
  }),
  columna('codigo', textos.codigo, (row) => row.codigo),
];

/** The calculator's answer: which fund the person belongs to, and the ranges with that row marked (spec R 2.3). */
export function ResultadoGestor({ result, propio }: { readonly result: CalculoEnteGestor; readonly propio: boolean }) {
  // The marked row comes first: in its own order it could be alone on a later page.
  const rows = useMemo(
    () => filasDe(result).toSorted((a, b) => Number(b.corresponde) - Number(a.corresponde)),
    [result],
  );
  const [page, setPage] = useState(1);
  const gestor = rows.find((row) => row.corresponde)?.gestor;
  const says = gestor === undefined ? textos.deNadie : propio ? textos.deLaCaja(gestor) : textos.deOtro(gestor);
  return (
    <div className="gestor-resultado">
      <Alert tone={propio ? 'ok' : 'warn'} live>
        {says}
      </Alert>
      <div className="grid gestor-cifras">
        <ReadOnlyField className="col-6" label={textos.dias} value={String(result.DiasCalculados)} />
        <ReadOnlyField
          className="col-6"
          label={textos.digitos}
          value={String(result.UltimosDigitos).padStart(2, '0')}
        />
      </div>
      <DataTable
        caption={textos.rangos}
        rows={rows}
        columns={columnas}
        rowKey={(row) => row.indice}
        rowClass={(row) => (row.corresponde ? (propio ? 'gestor-propio' : 'gestor-otro') : undefined)}
        empty={<p>{general.sinResultados}</p>}
        pageSize={POR_PAGINA}
        pageSizes={[POR_PAGINA]}
        sorts={sinOrden}
        onSorts={() => undefined}
        page={page}
        onPage={setPage}
      />
    </div>
  );
}
