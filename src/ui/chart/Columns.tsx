import './chart.css';
import { useId } from 'react';
import { Panel } from '../feedback/Panel.tsx';
import { type ChartProps, largest, numbered, partsOf } from './series.ts';

/** Names below the columns, so that they never touch. */
const NAMES = 4;

/** Standing columns along time, each divided by series. They share the width among them. */
export function Columns(props: ChartProps) {
  return (
    <Panel>
      <Drawing {...props} />
    </Panel>
  );
}

function Drawing({ title, description, series, rows, format = String }: ChartProps) {
  const id = useId();
  const most = largest(rows);
  const step = Math.ceil(rows.length / NAMES);
  return (
    <svg
      className="chart-columns"
      role="img"
      aria-labelledby={`${id}t ${id}d`}
      style={numbered({ '--columns': rows.length })}
      focusable="false"
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{description}</desc>
      <text className="chart-axis" x="0" y="12">
        {format(most)}
      </text>
      <line className="chart-line chart-line-top" x1="0" x2="100%" />
      <line className="chart-line chart-line-base" x1="0" x2="100%" />
      {rows.map((row, column) => (
        <g key={row.label} className="chart-columns-row" style={numbered({ '--column': column })}>
          <title>{`${row.label}: ${row.figures.map((figure, at) => `${series[at]?.label} ${format(figure)}`).join(', ')}`}</title>
          <rect className="chart-column-place" />
          {partsOf(row, most).map(({ at, from, share }) => (
            <rect
              key={series[at]?.label}
              className={`chart-column chart-part chart-${series[at]?.tone ?? 'brand'}`}
              style={numbered({ '--from': from, '--share': share })}
              fillOpacity={series[at]?.shade ?? 1}
            />
          ))}
        </g>
      ))}
      {rows.map((row, column) =>
        column % step === 0 && column / rows.length <= 1 - 1 / NAMES ? (
          <text key={row.label} className="chart-axis" x={`${(column / rows.length) * 100}%`} y="100%" dy="-4">
            {row.label}
          </text>
        ) : null,
      )}
    </svg>
  );
}
