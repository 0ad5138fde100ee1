import { Tooltip } from 'recharts';
import { partClass } from './layout.ts';
import type { Place } from './Presses.tsx';
import type { ChartRow, PlotProps, Series } from './series.ts';
import { textured } from './Textures.tsx';
import { Tip } from './Tip.tsx';

/** A Recharts datum with its row. */
interface WithRow {
  readonly row: ChartRow;
}

/** The figure of a row in a series, for Recharts. */
export const figureAt =
  (at: number) =>
  ({ row }: WithRow): number =>
    row.figures[at] ?? 0;

/**
 * The part of a bar that belongs to a series. It is not animated, so that printing and saving as an image show the final
 * plot.
 */
export function Part({
  series,
  at,
  textures,
  place,
}: {
  readonly series: Series;
  readonly at: number;
  readonly textures: string;
  readonly place: Place;
}) {
  if (!(place.width > 0 && place.height > 0)) return null;
  return (
    <rect className={partClass(series)} style={textured(textures, at)} fillOpacity={series.shade ?? 1} {...place} />
  );
}

/** The figures of the row that is hovered, touched or reached with the arrow keys. */
export function PointedTip({ series, format }: Required<Pick<PlotProps, 'series' | 'format'>>) {
  return (
    <Tooltip
      isAnimationActive={false}
      content={({ payload, active }) => {
        const datum: WithRow | undefined = active ? payload[0]?.payload : undefined;
        return datum ? <Tip row={datum.row} series={series} format={format} /> : null;
      }}
    />
  );
}
