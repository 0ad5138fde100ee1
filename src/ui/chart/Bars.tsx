import './chart.css';
import { useId } from 'react';
import { Panel } from '../feedback/Panel.tsx';
import { type ChartProps, largest, numbered, partsOf, sum } from './series.ts';

/** Lying bars, each divided by series, with its name and total. They have shares of the width, so that they fit any screen. */
export function Bars(props: ChartProps) {
  return (
    <Panel>
      <Drawing {...props} />
    </Panel>
  );
}

function Drawing({ title, description, series, rows, format = String }: ChartProps) {
  const id = useId();
  const most = largest(rows);
  return (
    <svg
      className="chart-bars"
      role="img"
      aria-labelledby={`${id}t ${id}d`}
      style={numbered({ '--rows': rows.length })}
      focusable="false"
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{description}</desc>
      {rows.map((row, line) => (
        <g key={row.label} className="chart-bars-row" style={numbered({ '--row': line })}>
          <text x="0" y="14">
            {row.label}
          </text>
          <text className="chart-total" x="100%" y="14" textAnchor="end">
            {format(sum(row.figures))}
          </text>
          <rect className="chart-bar chart-track" rx="3" style={numbered({ '--from': 0, '--share': 1 })} />
          {partsOf(row, most).map(({ at, from, share }) => (
            <rect
              key={series[at]?.label}
              className={`chart-bar chart-part chart-${series[at]?.tone ?? 'brand'}`}
              style={numbered({ '--from': from, '--share': share })}
              fillOpacity={series[at]?.shade ?? 1}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
