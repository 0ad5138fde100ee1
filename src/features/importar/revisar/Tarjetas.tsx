import { useMemo, useState } from 'react';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { TICKS } from '#ui/grid/grid.ts';
import { textColumn } from '#ui/table/columns.ts';
import { DataTable, type Sort } from '#ui/table/DataTable.tsx';
import type { Fila } from '../fila/fila.ts';
import type { ColumnaDeRevision } from './columnas.tsx';
import { revisarMessages as textos } from './messages.ts';
import { motivosDe } from './notas.ts';

/** The rows where there is no room to correct them: to read only. Cards on a phone. */
export function Tarjetas({ filas, columnas }: { filas: readonly Fila[]; columnas: readonly ColumnaDeRevision[] }) {
  const [orden, setOrden] = useState<readonly Sort[]>([]);
  const [pagina, setPagina] = useState(1);
  const mostradas = useMemo(
    () => [
      ...columnas
        .filter(({ id, principal }) => principal && id !== TICKS)
        .map(({ id, header, name, text, cell, names, align }) =>
          textColumn<Fila>(id, id === 'adjuntos' ? (name ?? header) : header, text, {
            ...(cell ? { cell } : {}),
            ...(names ? { names, className: 'table-strong' } : {}),
            ...(align ? { align } : {}),
            ...(id === 'fila' ? { sortValue: ({ numero }: Fila) => numero } : {}),
          }),
        ),
      textColumn<Fila>('motivos', textos.columnas.motivos, motivosDe, { className: 'revisar-motivos' }),
    ],
    [columnas],
  );
  return (
    <DataTable<Fila>
      rows={filas}
      columns={mostradas}
      caption={textos.tabla}
      rowKey={({ numero }) => numero}
      sorts={orden}
      onSorts={setOrden}
      page={pagina}
      onPage={setPagina}
      empty={<EmptyState text={textos.sinFilas} />}
    />
  );
}
