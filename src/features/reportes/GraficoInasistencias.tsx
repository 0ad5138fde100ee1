import { monthName } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { Bars } from '#ui/chart/Bars.tsx';
import { Figures } from '#ui/chart/Figures.tsx';
import { Legend } from '#ui/chart/Legend.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { grafico } from './citasMessages.ts';
import type { Resumen } from './inasistencias.ts';

/** The later the month, the stronger its shade; a single month has the full one. */
const shade = (at: number, of: number): number => (of < 2 ? 1 : 0.35 + (0.65 * at) / (of - 1));

/** Absences by month and specialty: bars, and the same figures as text (spec R 2.10). Bars have shares of the width, so that they fit any screen. */
export function GraficoInasistencias({
  resumen,
  total,
  rango,
}: {
  readonly resumen: Resumen;
  /** Rows that are shown, absences or not. */
  readonly total: number;
  readonly rango: string;
}) {
  const { filas, meses } = resumen;
  const [first] = filas;
  if (!first) return <p className="citas-chart-none">{grafico.ninguna}</p>;
  const series = meses.map((mes, at) => ({ label: monthName(mes), shade: shade(at, meses.length) }));
  return (
    <Card title={grafico.titulo} actions={<span className="citas-chart-range">{rango}</span>} className="citas-chart">
      <p className="citas-chart-lead">
        <b>{fill(resumen.total === 1 ? grafico.resumenUna : grafico.resumen, { n: resumen.total, total })}</b>{' '}
        {first.total > (filas[1]?.total ?? first.total)
          ? fill(grafico.mayor, { especialidad: first.especialidad, n: first.total })
          : null}
      </p>
      <div className="chart-parts">
        <div>
          <Legend series={series} />
          <Bars
            title={grafico.titulo}
            description={grafico.descripcion}
            series={series}
            rows={filas.map((fila) => ({ label: fila.especialidad, figures: fila.porMes }))}
          />
        </div>
        <Cifras resumen={resumen} />
      </div>
    </Card>
  );
}

function Cifras({ resumen: { filas, meses, porMes, total } }: { readonly resumen: Resumen }) {
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
    <Figures
      totals
      title={grafico.titulo}
      label={grafico.cifras}
      headings={[{ id: 'especialidad', text: grafico.especialidad }, ...months, { id: 'total', text: grafico.total }]}
      rows={filas.map((fila) => ({ label: fila.especialidad, cells: [...fila.porMes, fila.total] }))}
      foot={{ label: grafico.total, cells: [...porMes, total] }}
    />
  );
}
