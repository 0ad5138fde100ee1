import { type CSSProperties, useId } from 'react';
import { fill } from '#lib/texts.ts';
import { Card } from '#ui/layout/Card.tsx';
import { grafico } from './citasMessages.ts';
import { nombreDeMes, type Resumen } from './inasistencias.ts';

const numbered = (values: Readonly<Record<`--${string}`, number>>): CSSProperties => ({ ...values });

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
  const { filas } = resumen;
  const [first] = filas;
  if (!first) return <p className="citas-chart-none">{grafico.ninguna}</p>;
  return (
    <Card title={grafico.titulo} actions={<span className="citas-chart-range">{rango}</span>} className="citas-chart">
      <p className="citas-chart-lead">
        <b>{fill(resumen.total === 1 ? grafico.resumenUna : grafico.resumen, { n: resumen.total, total })}</b>{' '}
        {first.total > (filas[1]?.total ?? first.total)
          ? fill(grafico.mayor, { especialidad: first.especialidad, n: first.total })
          : null}
      </p>
      <div className="citas-chart-parts">
        <div>
          <Leyenda meses={resumen.meses} />
          <Barras resumen={resumen} />
        </div>
        <Cifras resumen={resumen} />
      </div>
    </Card>
  );
}

function Leyenda({ meses }: { readonly meses: readonly string[] }) {
  return (
    <ul className="citas-legend" aria-hidden="true">
      {meses.map((mes, at) => (
        <li key={mes}>
          <svg width="12" height="12" focusable="false" aria-hidden="true">
            <rect className="citas-bar" width="12" height="12" rx="2" fillOpacity={shade(at, meses.length)} />
          </svg>
          {nombreDeMes(mes)}
        </li>
      ))}
    </ul>
  );
}

function Barras({ resumen: { filas, meses } }: { readonly resumen: Resumen }) {
  const id = useId();
  const most = Math.max(...filas.map((fila) => fila.total), 1);
  return (
    <svg
      className="citas-bars"
      role="img"
      aria-labelledby={`${id}t ${id}d`}
      style={numbered({ '--rows': filas.length })}
      focusable="false"
    >
      <title id={`${id}t`}>{grafico.titulo}</title>
      <desc id={`${id}d`}>{grafico.descripcion}</desc>
      {filas.map((fila, row) => (
        <g key={fila.especialidad} className="citas-bars-row" style={numbered({ '--row': row })}>
          <text x="0" y="14">
            {fila.especialidad}
          </text>
          <text className="citas-bar-total" x="100%" y="14" textAnchor="end">
            {fila.total}
          </text>
          <rect className="citas-bar-place citas-bar-track" rx="3" style={numbered({ '--from': 0, '--share': 1 })} />
          {fila.porMes.map((figure, at) => {
            const before = fila.porMes.slice(0, at).reduce((a, b) => a + b, 0);
            return figure === 0 ? null : (
              <rect
                key={meses[at]}
                className="citas-bar-place citas-bar"
                style={numbered({ '--from': before / most, '--share': figure / most })}
                fillOpacity={shade(at, meses.length)}
              />
            );
          })}
        </g>
      ))}
    </svg>
  );
}

function Cifras({ resumen: { filas, meses, porMes, total } }: { readonly resumen: Resumen }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: many months scroll sideways, with the keyboard too
    <section className="citas-figures" aria-label={grafico.cifras} tabIndex={0}>
      <table>
        <caption className="sr-only">{grafico.titulo}</caption>
        <thead>
          <tr>
            <th scope="col">{grafico.especialidad}</th>
            {meses.map((mes) => (
              <th key={mes} scope="col">
                {nombreDeMes(mes).slice(0, 3)}
                <span className="citas-figures-year">{nombreDeMes(mes).slice(3)}</span>
              </th>
            ))}
            <th scope="col">{grafico.total}</th>
          </tr>
        </thead>
        <tbody>
          {filas.map((fila) => (
            <tr key={fila.especialidad}>
              <th scope="row">{fila.especialidad}</th>
              {fila.porMes.map((figure, at) => (
                <td key={meses[at]}>{figure}</td>
              ))}
              <td>{fila.total}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{grafico.total}</th>
            {porMes.map((figure, at) => (
              <td key={meses[at]}>{figure}</td>
            ))}
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
