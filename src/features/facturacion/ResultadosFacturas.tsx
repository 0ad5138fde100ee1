import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { SinFilas } from '#blocks/lista-filtrada/SinFilas.tsx';
import type { ResultadosDeLista } from '#blocks/lista-filtrada/useVistaDeLista.tsx';
import { useVisorPdf } from '#blocks/visor-pdf/useVisorPdf.tsx';
import type { Factura } from '#contract/entities/factura.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { buildTextIndex, filterRows } from '#ui/table/textIndex.ts';
import { BarraFacturas } from './BarraFacturas.tsx';
import { CufDialog } from './CufDialog.tsx';
import { columnaAcciones, columnasDeDatos, textosDeFila } from './facturasColumns.tsx';
import { facturas as textos } from './messages.ts';
import { PaqueteDialog } from './PaqueteDialog.tsx';
import { usePaquete } from './usePaquete.ts';

const ninguna: readonly Factura[] = [];

/** The invoices as they are shown before anybody chooses otherwise: newest first. */
export const vistaDeFacturas = {
  orden: [{ id: 'fecha', desc: true }],
  columnas: columnasDeDatos(() => undefined).map(({ id }) => id),
};

/** The chosen invoices, without those that the list no longer has. */
function useEleccion(rows: readonly Factura[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const elegidas = useMemo(() => rows.filter((row) => ids.has(row.idVenta)), [rows, ids]);
  const elegir = (next: readonly Factura[]) => setIds(new Set(next.map((row) => row.idVenta)));
  return { elegidas, elegir };
}

/** The results of a search: free text, choice, table, code in words, and the download of several (spec F 2.4). */
export function ResultadosFacturas(props: {
  readonly consulta: UseQueryResult<readonly Factura[]>;
  readonly resultados: ResultadosDeLista;
  /** The dates of the search, for paper. */
  readonly fechas: string;
}) {
  const { consulta } = props;
  const rows = consulta.data ?? ninguna;
  const { texto, mirar, tabla } = props.resultados;
  const [leida, setLeida] = useState<Factura | null>(null);
  const { elegidas, elegir } = useEleccion(rows);
  const { show, element: visor } = useVisorPdf();
  const { paquete, ...descarga } = usePaquete();
  const index = useMemo(() => buildTextIndex(rows, textosDeFila), [rows]);
  const shown = useMemo(() => filterRows(index, texto), [index, texto]);
  const columns = useMemo(() => [...columnasDeDatos(setLeida), columnaAcciones(show)], [show]);
  const filtrar = (next: string) => mirar({ texto: next });
  return (
    <>
      <DataTable
        rows={shown}
        columns={columns}
        caption={textos.listado}
        rowKey={(row) => row.idVenta}
        list={textos.archivo}
        selection={{ rows: elegidas, onRows: elegir, label: (row) => textos.elegirLa(row.numeroFactura) }}
        loading={consulta.isPending}
        stale={consulta.isFetching && !consulta.isPending}
        {...tabla}
        narrowed={[props.fechas, texto].filter(Boolean).join(' · ')}
        empty={<SinFilas {...{ consulta, texto }} hay={rows.length > 0} alQuitar={() => filtrar('')} />}
        toolbar={
          <BarraFacturas
            {...{ shown, elegidas, texto }}
            busy={descarga.guardando}
            alEscribir={filtrar}
            alDescargar={descarga.empezar}
          />
        }
      />
      {leida ? <CufDialog factura={leida} onClose={() => setLeida(null)} /> : null}
      {paquete ? <PaqueteDialog {...{ paquete, descarga }} /> : null}
      {visor}
    </>
  );
}
