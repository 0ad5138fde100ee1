import { useMemo, useState } from 'react';
import type { ResultadosDeLista } from '#blocks/lista-filtrada/useVistaDeLista.tsx';
import { useVisorPdf } from '#blocks/visor-pdf/useVisorPdf.tsx';
import type { Factura } from '#contract/entities/factura.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { buildTextIndex, filterRows } from '#ui/table/textIndex.ts';
import { BarraFacturas } from './BarraFacturas.tsx';
import { CufDialog } from './CufDialog.tsx';
import { columnaAcciones, columnasDeDatos, textosDeFila } from './facturasColumns.tsx';
import { facturas as textos } from './messages.ts';
import { PaqueteDialog } from './PaqueteDialog.tsx';
import { usePaquete } from './usePaquete.ts';

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
  readonly rows: readonly Factura[];
  readonly loading: boolean;
  readonly stale: boolean;
  readonly resultados: ResultadosDeLista;
  /** The dates of the search, for paper. */
  readonly fechas: string;
}) {
  const { rows } = props;
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
        loading={props.loading}
        stale={props.stale}
        {...tabla}
        narrowed={[props.fechas, texto].filter(Boolean).join(' · ')}
        empty={<SinFacturas filtradas={rows.length > 0} onQuitar={() => filtrar('')} />}
        toolbar={
          <BarraFacturas
            {...{ shown, elegidas, texto }}
            busy={descarga.guardando}
            onTexto={filtrar}
            onDescargar={descarga.empezar}
          />
        }
      />
      {leida ? <CufDialog factura={leida} onClose={() => setLeida(null)} /> : null}
      {paquete ? <PaqueteDialog {...{ paquete, descarga }} /> : null}
      {visor}
    </>
  );
}

function SinFacturas({ filtradas, onQuitar }: { readonly filtradas: boolean; readonly onQuitar: () => void }) {
  return filtradas ? (
    <EmptyState
      icon="search"
      text={textos.sinFiltrados}
      action={<Button onClick={onQuitar}>{general.quitarFiltros}</Button>}
    />
  ) : (
    <EmptyState text={general.sinRegistros} />
  );
}
