import { Parts, Picture } from './Picture.tsx';
import { type ChartProps, largest, numbered } from './series.ts';

/** Names below the columns, so that they never touch. */
const NAMES = 4;

/** Standing columns along time, each divided by series. They share the width among them. */
export function Columns({ title, description, series, rows, format = String }: ChartProps) {
  const most = largest(rows);
  const step = Math.ceil(rows.length / NAMES);
  return (
    <Picture className="chart-columns" title={title} description={description} numbers={{ '--columns': rows.length }}>
      {() => (
        <>
          <text className="chart-axis" x="0" y="12">
            {format(most)}
          </text>
          <line className="chart-line chart-line-top" x1="0" x2="100%" />
          <line className="chart-line chart-line-base" x1="0" x2="100%" />
          {rows.map((row, column) => (
            <g key={row.label} className="chart-columns-row" style={numbered({ '--column': column })}>
              <title>{`${row.label}: ${row.figures.map((figure, at) => `${series[at]?.label} ${format(figure)}`).join(', ')}`}</title>
              <rect className="chart-column-place" />
              <Parts className="chart-column" row={row} most={most} series={series} />
            </g>
          ))}
          {rows.map((row, column) =>
            column % step === 0 && column / rows.length <= 1 - 1 / NAMES ? (
              <text key={row.label} className="chart-axis" x={`${(column / rows.length) * 100}%`} y="100%" dy="-4">
                {row.label}
              </text>
            ) : null,
          )}
        </>
      )}
    </Picture>
  );
}
