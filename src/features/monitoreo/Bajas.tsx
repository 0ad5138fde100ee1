import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { query } from '#client/query.ts';
import { useTask } from '#client/useTask.ts';
import type { BajaPendiente } from '#contract/entities/bdpa.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import { toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Bars } from '#ui/chart/Bars.tsx';
import { Figures } from '#ui/chart/Figures.tsx';
import { Legend } from '#ui/chart/Legend.tsx';
import { sum } from '#ui/chart/series.ts';
import type { Column } from '#ui/table/column.ts';
import { Cifras } from './Cifras.tsx';
import { cifra, enCifras } from './cifras.ts';
import { acciones, fecha, nombre, regional, texto } from './columnas.tsx';
import { Lista } from './Lista.tsx';
import { operaciones as actos, monitor, periodo as periodos, bajas as textos } from './messages.ts';
import { regularizarBaja, regularizarPeriodo } from './operacion.ts';
import { PeriodoForm } from './PeriodoForm.tsx';
import { type Periodo, periodoDe } from './periodo.ts';
import type { VistaProps } from './vista.ts';

const columnas: readonly Column<BajaPendiente>[] = [
  nombre((row) => row.NombreCompleto),
  regional(),
  texto('empresa', monitor.empresa, (row) => (row.IdEmpresa ? fill(monitor.numeroEmpresa, { id: row.IdEmpresa }) : '')),
  fecha('baja', monitor.baja, (row) => row.FechaBaja),
];

/** Terminations the registry does not know of: each is told to it, or all of a period. */
export function Bajas({ params, ver, operaciones: { operar, busy }, onHecho }: VistaProps) {
  const periodo = periodoDe(params);
  const lista = useQuery(query(bdpa.bajasPendientes, { params: { ...periodo } }));
  const [una] = useTask(async (row: BajaPendiente) => {
    if (await operar(regularizarBaja(textos.regularizar, row))) onHecho();
  });
  const [todas] = useTask(async () => {
    if (await operar(regularizarPeriodo(periodo))) onHecho();
  });
  const columns = useMemo(
    () => [
      ...columnas,
      acciones((row: BajaPendiente) => (
        <Button
          tone="ghost"
          onClick={() => void una(row)}
          aria-label={fill(textos.regularizarA, { nombre: row.NombreCompleto })}
        >
          {textos.regularizar}
        </Button>
      )),
    ],
    [una],
  );
  return (
    <>
      <PeriodoForm
        key={`${periodo.desde}|${periodo.hasta}`}
        periodo={periodo}
        nota={periodos.por.bajas}
        searching={lista.isFetching}
        onPeriodo={(next) => ver({ ...next })}
      />
      <PorRegional periodo={periodo} />
      <Lista
        titulo={textos.lista}
        consulta={lista}
        columns={columns}
        rowKey={(row) => row.IdRegistro}
        vacio={textos.ninguna}
        acciones={
          <Button icon="send" busy={busy} onClick={() => void todas()}>
            {actos.regularizarTodas.boton}
          </Button>
        }
      />
    </>
  );
}

const series = [
  { label: textos.regularizadas, tone: 'ok' },
  { label: textos.pendientes, tone: 'warn' },
] as const;

function PorRegional({ periodo }: { readonly periodo: Periodo }) {
  const regionales = useQuery(query(bdpa.estadisticasBajasPeriodo, { params: { ...periodo } }));
  const note = `${toLocalDate(periodo.desde)} – ${toLocalDate(periodo.hasta)}`;
  return (
    <Cifras title={textos.porRegional} note={note} consulta={regionales}>
      {(found) => {
        const rows = found.map((row) => ({ label: row.Regional, figures: [row.Regularizadas, row.Pendientes] }));
        const totals = series.map((_, at) => sum(rows.map((row) => row.figures[at] ?? 0)));
        return (
          <div className="chart-parts">
            <div>
              <Legend series={series} />
              <Bars
                title={textos.porRegional}
                description={`${textos.barras} ${monitor.cifras}`}
                series={series}
                rows={rows}
                format={cifra}
              />
            </div>
            <Figures
              totals
              title={textos.porRegional}
              label={enCifras(textos.porRegional)}
              headings={[
                { id: 'regional', text: monitor.regional },
                ...series.map(({ label }) => ({ id: label, text: label })),
                { id: 'total', text: monitor.total },
              ]}
              rows={rows.map(({ label, figures }) => ({ label, cells: [...figures, sum(figures)].map(cifra) }))}
              foot={{ label: monitor.total, cells: [...totals, sum(totals)].map(cifra) }}
            />
          </div>
        );
      }}
    </Cifras>
  );
}
