import { memo } from 'react';
import { monthName } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { Chart } from '#ui/chart/Chart.tsx';
import { Bars, Columns } from '#ui/chart/Plots.tsx';
import type { Press, TimeRow } from '#ui/chart/series.ts';
import { isByDay } from '#ui/chart/spans.ts';
import { Card } from '#ui/layout/Card.tsx';
import type { CampoCita, FiltrosDeColumna } from './citasColumns.tsx';
import { grafico } from './citasMessages.ts';
import type { Dias, Resumen } from './inasistencias.ts';

/** Later months have a stronger shade; a single month has the full one. */
const shade = (at: number, of: number): number => (of < 2 ? 1 : 0.35 + (0.65 * at) / (of - 1));

interface GraficoProps {
  readonly resumen: Resumen;
  readonly tiempo: readonly TimeRow[];
  /** The number of rows shown, absences or not. */
  readonly total: number;
  readonly dias: Dias;
  readonly rango: string;
  readonly filtros: FiltrosDeColumna;
  /** Filters the rows by a bar; '' removes that filter. */
  readonly alFiltrar: (campo: CampoCita, text: string) => void;
}

/** Handles a press on a bar: filters the rows below by it, or removes that filter. */
function pulsar({ filtros, alFiltrar }: GraficoProps, campo: CampoCita, texto: string, que: string): Press {
  const on = filtros[campo] === texto;
  return {
    name: fill(on ? grafico.quitarDe : grafico.verDe, { que }),
    onPress: () => alFiltrar(campo, on ? '' : texto),
  };
}

/**
 * Absences by month and specialty, and over time, with the same figures as text (spec R 2.10). It renders again only
 * when they change.
 */
export const GraficoInasistencias = memo(function GraficoInasistencias(props: GraficoProps) {
  const { resumen, total, rango } = props;
  const [first, second] = resumen.filas;
  if (!first) return <p className="citas-chart-none">{grafico.ninguna}</p>;
  const una = total === 1 ? grafico.resumenSola : grafico.resumenUna;
  const frase = resumen.total === 1 ? una : grafico.resumen;
  return (
    <Card title={grafico.titulo} actions={<span className="citas-chart-range">{rango}</span>} className="citas-chart">
      <p className="citas-chart-lead">
        <b>{fill(frase, { n: resumen.total, total })}</b>{' '}
        {first.total > (second?.total ?? first.total)
          ? fill(grafico.mayor, { especialidad: first.especialidad, n: first.total })
          : null}
      </p>
      <PorEspecialidad {...props} />
      <EnElTiempo {...props} />
    </Card>
  );
});

function PorEspecialidad(props: GraficoProps) {
  const { filas, meses, porMes, total } = props.resumen;
  const series = meses.map((mes, at) => ({ label: monthName(mes), shade: shade(at, meses.length) }));
  const months = meses.map((mes) => ({
    id: mes,
    text: (
      <>
        {monthName(mes).slice(0, 3)}
        <span className="citas-figures-year">{monthName(mes).slice(3)}</span>
      </>
    ),
  }));
  return (
    <Chart
      title={grafico.titulo}
      description={grafico.descripcion}
      series={series}
      figures={{
        totals: true,
        headings: [{ id: 'especialidad', text: grafico.especialidad }, ...months, { id: 'total', text: grafico.total }],
        rows: filas.map((fila) => ({ label: fila.especialidad, cells: [...fila.porMes, fila.total] })),
        foot: { label: grafico.total, cells: [...porMes, total] },
      }}
    >
      <Bars
        title={grafico.titulo}
        series={series}
        rows={filas.map((fila) => ({
          label: fila.especialidad,
          figures: fila.porMes,
          press: fila.otras ? undefined : pulsar(props, 'Especialidad', fila.especialidad, fila.especialidad),
        }))}
      />
    </Chart>
  );
}

const serie = [{ label: grafico.inasistencias }] as const;

function EnElTiempo(props: GraficoProps) {
  const { tiempo, dias } = props;
  const byDay = isByDay(dias);
  const title = byDay ? grafico.porDia : grafico.porMes;
  // The text in the date column for a day, or the part that all days of a month share.
  const texto = ({ label, from }: TimeRow) => (byDay ? label : `/${from.slice(5, 7)}/${from.slice(0, 4)}`);
  const rows = tiempo.map((row) => ({
    ...row,
    press: (row.figures[0] ?? 0) > 0 ? pulsar(props, 'Fecha', texto(row), row.label) : undefined,
  }));
  return (
    <section className="citas-chart-time" aria-label={title}>
      <h3>{title}</h3>
      <Chart
        title={title}
        description={grafico.descripcionTiempo}
        figures={{
          long: true,
          headings: [
            { id: 'fecha', text: grafico.fecha },
            { id: 'total', text: grafico.inasistencias },
          ],
          rows: rows
            .filter(({ press }) => press)
            .map(({ label, figures, press }) => ({ label, press, cells: figures })),
        }}
      >
        <Columns title={title} series={serie} unit={byDay ? 'day' : 'month'} rows={rows} />
      </Chart>
    </section>
  );
}
