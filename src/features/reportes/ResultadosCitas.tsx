import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { SinFilas } from '#blocks/lista-filtrada/SinFilas.tsx';
import { TextFilter } from '#blocks/lista-filtrada/TextFilter.tsx';
import type { ResultadosDeLista } from '#blocks/lista-filtrada/useVistaDeLista.tsx';
import type { FilaCita } from '#contract/entities/cita.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { buildTextIndex, filterRows, searchTexts } from '#ui/table/textIndex.ts';
import {
  type CampoCita,
  citasColumns,
  cuantosFiltros,
  enPalabras,
  type FiltrosDeColumna,
  filtrarPorColumna,
  TODA_INASISTENCIA,
} from './citasColumns.tsx';
import { citas } from './citasMessages.ts';
import { useEstadosCita } from './FiltroCitasForm.tsx';
import { FiltrosColumnas } from './FiltrosColumnas.tsx';
import type { FiltroReporte } from './filtroCitas.ts';
import { GraficoInasistencias } from './GraficoInasistencias.tsx';
import { esInasistencia, resumir, tendencia } from './inasistencias.ts';

/** The absences as they are shown before anybody chooses otherwise: newest first. */
export const vistaDeCitas = {
  orden: [
    { id: 'Fecha', desc: true },
    { id: 'Hora', desc: true },
  ],
  columnas: citasColumns.map(({ id }) => id),
};
const ninguna: readonly FilaCita[] = [];

/** The report's rows as table, charts and files show them. */
function useVista(rows: readonly FilaCita[], { texto, mirar }: ResultadosDeLista) {
  const [filtros, setFiltros] = useState<FiltrosDeColumna>({});
  // The same function for the charts, which are drawn again if it changes.
  const last = useRef(mirar);
  useEffect(() => {
    last.current = mirar;
  }, [mirar]);
  const index = useMemo(() => buildTextIndex(rows, searchTexts(citasColumns)), [rows]);
  const shown = useMemo(() => filtrarPorColumna(filterRows(index, texto), filtros), [index, texto, filtros]);
  const look = useCallback((part: { texto?: string; filtros?: FiltrosDeColumna }) => {
    if (part.filtros) setFiltros(part.filtros);
    last.current(part.texto === undefined ? {} : { texto: part.texto });
  }, []);
  return { texto, filtros, shown, look };
}

/** The services send no row ids. A key is the content of a row, with a counter for rows with the same content. */
function useKeys(rows: readonly FilaCita[]): (row: FilaCita) => string {
  return useMemo(() => {
    const alike = new Map<string, number>();
    const keys = new Map(
      rows.map((row) => {
        const said = Object.values(row).join('|');
        const before = alike.get(said) ?? 0;
        alike.set(said, before + 1);
        return [row, `${said}|${before}`];
      }),
    );
    return (row) => keys.get(row) ?? '';
  }, [rows]);
}

/** The chart's figures for the rows, and whether the states tell which rows are absences. */
function useResumen(shown: readonly FilaCita[], filtro: FiltroReporte) {
  const estados = useEstadosCita().data;
  return useMemo(() => {
    // If no state has a name for an absence, the services only send absences.
    const named = estados?.some(({ Estado }) => esInasistencia(Estado)) ?? true;
    const cuenta = ({ Estado }: FilaCita) => !named || esInasistencia(Estado);
    return {
      named,
      total: shown.length,
      resumen: resumir(shown, filtro, cuenta),
      tiempo: tendencia(shown, filtro, cuenta),
    };
  }, [shown, filtro, estados]);
}

/** The columns that the bars filter. */
const deBarras: readonly CampoCita[] = ['Especialidad', 'Fecha'];

/**
 * The filter of the state once a bar was pressed. A bar counts absences, so the rows it leads to are filtered to absences too,
 * as long as one is pressed. A kind of absence that was chosen stays.
 */
function estadoDeBarras(filtros: FiltrosDeColumna): string {
  const { Estado = '' } = filtros;
  if (Estado !== TODA_INASISTENCIA && esInasistencia(Estado)) return Estado;
  return deBarras.some((campo) => (filtros[campo] ?? '') !== '') ? TODA_INASISTENCIA : '';
}

/** The id of the results, which get the focus after a press on a bar. */
const RESULTADOS = 'citas-resultados';

/** Takes the place of the charts while they load, so that the list below does not move. */
export function EsperaGraficos() {
  return (
    <Card pad className="citas-chart citas-chart-wait">
      <Skeleton lines={12} />
    </Card>
  );
}

/** The results of the report: the charts, the filters above, the files and the table (spec R 2.10). */
export function ResultadosCitas(props: {
  readonly consulta: UseQueryResult<readonly FilaCita[]>;
  readonly filtro: FiltroReporte;
  readonly lead: string;
  readonly resultados: ResultadosDeLista;
}) {
  const { consulta, filtro, lead, resultados } = props;
  const { data: rows = ninguna, isPending: loading } = consulta;
  const { shown, texto, filtros, look } = useVista(rows, resultados);
  const rowKey = useKeys(rows);
  // The charts follow the typed text with a delay, so that typing stays fast.
  const { named, ...figuras } = useResumen(useDeferredValue(shown), filtro);
  // The first figures come a moment after the rows.
  const pending = figuras.total === 0 && shown.length > 0;
  const filtered = texto.trim() !== '' || cuantosFiltros(filtros) > 0;
  const clear = () => look({ texto: '', filtros: {} });
  const narrow = useCallback(
    (campo: CampoCita, text: string) => {
      const next = { ...filtros, [campo]: text };
      look({ filtros: named ? { ...next, Estado: estadoDeBarras(next) } : next });
      if (text !== '') document.getElementById(RESULTADOS)?.focus();
    },
    [filtros, named, look],
  );
  return (
    <>
      {loading || pending ? (
        <EsperaGraficos />
      ) : figuras.total > 0 ? (
        <GraficoInasistencias {...figuras} dias={filtro} rango={lead} filtros={filtros} alFiltrar={narrow} />
      ) : null}
      <Card className="citas-results" id={RESULTADOS} tabIndex={-1} aria-label={citas.listado}>
        <DataTable
          rows={shown}
          columns={citasColumns}
          caption={citas.listado}
          list={citas.archivo}
          fileName={citas.archivo}
          narrowed={[lead, texto, enPalabras(filtros)].filter(Boolean).join(' · ')}
          rowKey={rowKey}
          loading={loading}
          stale={consulta.isFetching}
          {...resultados.tabla}
          pageSize={25}
          pageSizes={[25, 50]}
          empty={
            <SinFilas
              consulta={consulta}
              texto={cuantosFiltros(filtros) > 0 ? '' : texto}
              hay={rows.length > 0}
              alQuitar={clear}
            />
          }
          toolbar={<Herramientas {...{ rows, texto, filtros, filtered }} onLook={look} onClear={clear} />}
        />
      </Card>
    </>
  );
}

function Herramientas(props: {
  readonly rows: readonly FilaCita[];
  readonly texto: string;
  readonly filtros: FiltrosDeColumna;
  readonly filtered: boolean;
  readonly onLook: (part: { texto?: string; filtros?: FiltrosDeColumna }) => void;
  readonly onClear: () => void;
}) {
  const { rows, texto, filtros, filtered } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const count = cuantosFiltros(filtros);
  return (
    <>
      <TextFilter value={texto} onChange={(next) => props.onLook({ texto: next })} />
      <Button icon="filter" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {count > 0 ? `${citas.filtrosPorColumna} (${count})` : citas.filtrosPorColumna}
      </Button>
      <Button tone="ghost" disabled={!filtered} onClick={props.onClear}>
        {general.quitarFiltros}
      </Button>
      <div id={id} className="citas-columns-box" hidden={!open}>
        {open ? (
          <FiltrosColumnas rows={rows} filtros={filtros} onChange={(next) => props.onLook({ filtros: next })} />
        ) : null}
      </div>
    </>
  );
}
