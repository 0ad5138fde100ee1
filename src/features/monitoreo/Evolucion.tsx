import { useQuery } from '@tanstack/react-query';
import { query } from '#client/query.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import { toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Chart } from '#ui/chart/Chart.tsx';
import { Columns } from '#ui/chart/Plots.tsx';
import { sum, type TimeRow } from '#ui/chart/series.ts';
import { daysWithin, isByDay } from '#ui/chart/spans.ts';
import { Chips } from '#ui/layout/Chips.tsx';
import { Cifras } from './Cifras.tsx';
import { cifra, listaDePoblacion, serieDe } from './cifras.ts';
import { Historico } from './Historico.tsx';
import { Mes } from './Mes.tsx';
import { operaciones as actos, monitor, periodo as periodos, evolucion as textos } from './messages.ts';
import { grabarPeriodo } from './operacion.ts';
import { PeriodoForm } from './PeriodoForm.tsx';
import { type Periodo, periodoDe } from './periodo.ts';
import type { VistaProps } from './vista.ts';

const modos = ['periodo', 'mes', 'historico'] as const;

/** Affiliated, sent and validated people over time: in a period, in a month by regional, and since the beginning. */
export function Evolucion(props: VistaProps) {
  const { params, ver } = props;
  const modo = modos.find((one) => one === params.get('por')) ?? 'periodo';
  return (
    <>
      <div className="monitor-modo">
        <Chips
          label={textos.modo}
          items={modos.map((id) => ({ id, label: textos.modos[id] }))}
          active={modo}
          onChange={(por) => ver({ por })}
        />
      </div>
      {modo === 'periodo' ? <PorPeriodo {...props} /> : null}
      {modo === 'mes' ? <Mes params={params} ver={ver} /> : null}
      {modo === 'historico' ? <Historico params={params} ver={ver} /> : null}
    </>
  );
}

const series = [
  { label: textos.enviados, tone: 'brand' },
  { label: textos.noEnviados, tone: 'warn' },
] as const;

function PorPeriodo({ params, ver, operaciones: { operar, busy }, alTerminar }: VistaProps) {
  const periodo = periodoDe(params);
  const { desde, hasta } = periodo;
  const afiliados = useQuery(query(bdpa.poblacionAfiliadaDia, { params: { desde, hasta } }));
  const pendientes = useQuery(query(bdpa.poblacionNoEnviadaDia, { params: { desde, hasta } }));
  const both = {
    data: afiliados.data && pendientes.data && serieDe(periodo, afiliados.data, pendientes.data),
    error: afiliados.error ?? pendientes.error,
    isFetching: afiliados.isFetching || pendientes.isFetching,
    refetch: () => Promise.all([afiliados.refetch(), pendientes.refetch()]),
  };
  const grabar = async () => {
    if (await operar(grabarPeriodo(periodo))) alTerminar();
  };
  return (
    <>
      <PeriodoForm
        periodo={periodo}
        nota={periodos.por.evolucion}
        searching={both.isFetching}
        alCambiarPeriodo={(next) => ver({ ...next })}
        acciones={
          <Button icon="save" busy={busy} onClick={() => void grabar()}>
            {actos.grabarPeriodo.boton}
          </Button>
        }
      />
      <Cifras
        title={isByDay(periodo) ? textos.porDia : textos.porMes}
        note={`${toLocalDate(desde)} – ${toLocalDate(hasta)}`}
        consulta={both}
      >
        {(rows) => <Afiliados rows={rows} periodo={periodo} />}
      </Cifras>
    </>
  );
}

function Afiliados({ rows, periodo }: { readonly rows: readonly TimeRow[]; readonly periodo: Periodo }) {
  const title = isByDay(periodo) ? textos.porDia : textos.porMes;
  const total = sum(rows.map((row) => sum(row.figures)));
  const waiting = sum(rows.map((row) => row.figures[1] ?? 0));
  if (total === 0) return <p className="monitor-nota">{textos.ninguno}</p>;
  const counted = rows.map((row) => {
    const name = fill(textos.verAfiliados, { fecha: row.label });
    const press = { name, to: listaDePoblacion(daysWithin(periodo, row)) };
    return { ...row, press: sum(row.figures) > 0 ? press : undefined };
  });
  return (
    <>
      <p className="monitor-frase">
        {fill(total === 1 ? textos.resumenUno : textos.resumen, { n: cifra(total), pendientes: cifra(waiting) })}
      </p>
      <Chart
        title={title}
        description={textos.columnas}
        series={series}
        figures={{
          long: true,
          totals: true,
          headings: [
            { id: 'fecha', text: monitor.fecha },
            ...series.map(({ label }) => ({ id: label, text: label })),
            { id: 'total', text: textos.afiliados },
          ],
          rows: counted
            .filter(({ press }) => press)
            .map(({ label, figures, press }) => ({ label, press, cells: [...figures, sum(figures)].map(cifra) })),
          foot: { label: monitor.total, cells: [total - waiting, waiting, total].map(cifra) },
        }}
      >
        <Columns
          title={title}
          series={series}
          unit={isByDay(periodo) ? 'day' : 'month'}
          format={cifra}
          rows={counted}
        />
      </Chart>
    </>
  );
}
