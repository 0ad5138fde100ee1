import { useState } from 'react';
import type { CandidatoOcupacional } from '#contract/entities/ocupacional.ts';
import { toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Pill } from '#ui/layout/Pill.tsx';
import type { Column, Sort } from '#ui/table/column.ts';
import { dateColumn, textColumn } from '#ui/table/columns.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { registroMessages as textos } from './messages.ts';
import type { Seleccion } from './seleccion.ts';

const datos: readonly Column<CandidatoOcupacional>[] = [
  textColumn('empresa', textos.empresa, (row) => row.NombreEmpresa),
  {
    id: 'nombre',
    header: textos.nombre,
    cell: (row) => (
      <>
        <span className="table-strong">{row.NombreCompleto}</span>
        {row.TieneOcupacionalVigente ? (
          <span className="ocu-vigente">
            <Pill tone="warn">{textos.vigente(toLocalDate(row.FechaOcupacionalVigente))}</Pill>
          </span>
        ) : null}
      </>
    ),
    text: (row) => row.NombreCompleto,
    className: 'ocu-titulo',
  },
  textColumn('origen', textos.origen, (row) => row.NovedadOrigen),
  dateColumn('fecha', textos.fecha, (row) => row.FechaNovedadOrigen),
  textColumn('estado', textos.estado, (row) => row.EstadoProceso),
  {
    id: 'observacion',
    header: textos.observacion,
    cell: (row) => row.Observacion,
    text: (row) => row.Observacion,
    className: 'ocu-observacion',
  },
];

/** The employees for whom an exam may be registered, to choose several (spec R 2.8). */
export function ListaEmpleados({
  rows,
  loading,
  stale,
  buscado,
  seleccion,
}: {
  readonly rows: readonly CandidatoOcupacional[];
  readonly loading: boolean;
  readonly stale: boolean;
  /** The name of the search. */
  readonly buscado: string;
  readonly seleccion: Seleccion;
}) {
  const [sorts, setSorts] = useState<readonly Sort[]>([]);
  const [page, setPage] = useState(1);
  return (
    <DataTable
      caption={textos.listado}
      rows={rows}
      columns={datos}
      rowKey={(row) => row.IdPersonaNovedad}
      selection={{
        rows: seleccion.elegidos,
        onRows: seleccion.elegir,
        label: (row) => textos.seleccionar(row.NombreCompleto),
      }}
      loading={loading}
      stale={stale}
      sorts={sorts}
      onSorts={setSorts}
      page={page}
      onPage={setPage}
      empty={
        <EmptyState text={buscado === '' ? general.sinRegistros : fill(general.ningunResultado, { search: buscado })} />
      }
    />
  );
}
