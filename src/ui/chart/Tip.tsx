import { Swatch } from './Legend.tsx';
import { chartMessages } from './messages.ts';
import { type ChartRow, type PlotProps, sum } from './series.ts';

/** The figures of the bar that is hovered, touched or reached with the arrow keys. */
export function Tip({
  row,
  series,
  format,
}: Pick<PlotProps, 'series'> & { readonly row: ChartRow; readonly format: (figure: number) => string }) {
  const total = sum(row.figures);
  return (
    <div className="chart-tip" role="status">
      <b>{row.label}</b>
      <dl>
        {series.map((one, at) => (
          <div key={one.label}>
            <dt>
              <Swatch series={one} at={at} />
              {one.label}
            </dt>
            <dd>{format(row.figures[at] ?? 0)}</dd>
          </div>
        ))}
        {series.length > 1 ? (
          <div className="chart-tip-total">
            <dt>{chartMessages.total}</dt>
            <dd>{row.end === undefined ? format(total) : `${format(total)} · ${row.end}`}</dd>
          </div>
        ) : null}
      </dl>
      {row.press ? <p className="chart-tip-again">{chartMessages.pressAgain}</p> : null}
    </div>
  );
}
