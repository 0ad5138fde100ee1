import { Parts, Picture } from './Picture.tsx';
import { type ChartProps, largest, numbered, sum } from './series.ts';

/** Lying bars, each divided by series, with its name and total. They have shares of the width, so that they fit any screen. */
export function Bars({ title, description, series, rows, format = String }: ChartProps) {
  const most = largest(rows);
  return (
    <Picture className="chart-bars" title={title} description={description} numbers={{ '--rows': rows.length }}>
      {() =>
        rows.map((row, line) => (
          <g key={row.label} className="chart-bars-row" style={numbered({ '--row': line })}>
            <text x="0" y="14">
              {row.label}
            </text>
            <text className="chart-total" x="100%" y="14" textAnchor="end">
              {format(sum(row.figures))}
            </text>
            <rect className="chart-bar chart-track" rx="3" style={numbered({ '--from': 0, '--share': 1 })} />
            <Parts className="chart-bar" row={row} most={most} series={series} />
          </g>
        ))
      }
    </Picture>
  );
}
