import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, getNiceTickValues, usePlotArea, XAxis, YAxis } from 'recharts';
import { type BarsLayout, barsLayout, cut, endOf, SCALE } from './layout.ts';
import { Presses } from './Presses.tsx';
import { figureAt, Part, PointedTip } from './parts.tsx';
import { type BarsProps, type ChartRow, type Sized, sum } from './series.ts';
import { Textures } from './Textures.tsx';

/** The props that the parts of the picture need. */
interface Drawn extends Required<Pick<BarsProps, 'rows' | 'series' | 'kind' | 'format'>> {
  readonly width: number;
  readonly layout: BarsLayout;
}

const quarters = [0, 0.25, 0.5, 0.75, 1];
const percent = (share: number) => `${Math.round(share * 100)} %`;

/** The numbers of the scale: quarters for shares, otherwise round numbers up to the largest figure. */
function ticksOf({ rows, kind, layout }: Drawn, most: number | undefined): readonly number[] {
  if (kind === 'share') return quarters;
  const lengths = rows.map(({ figures }) => (kind === 'beside' ? Math.max(...figures) : sum(figures)));
  return getNiceTickValues([0, Math.max(1, most ?? Math.max(...lengths))], layout.narrow ? 4 : 5, false);
}

/** The first and the last number of a scale that reaches the edges stay inside the picture. */
const anchorOf = (at: number, ticks: readonly number[]) =>
  at === 0 ? 'start' : at === ticks.length - 1 ? 'end' : 'middle';

function Scale({ kind, format, layout, ticks }: Drawn & { readonly ticks: readonly number[] }) {
  const text = kind === 'share' ? percent : format;
  return (
    <XAxis
      type="number"
      height={SCALE}
      domain={[0, ticks.at(-1) ?? 1]}
      ticks={ticks}
      interval={0}
      axisLine={false}
      tickLine={false}
      tick={({ index, x, y, payload }) => (
        <text className="chart-scale" x={x} y={y} dy={8} textAnchor={layout.narrow ? anchorOf(index, ticks) : 'middle'}>
          {text(Number(payload.value))}
        </text>
      )}
    />
  );
}

/** The name of a row beside its bar, or above it if there is little room, and the text at its end. */
function RowTexts({ row, y, drawn }: { readonly row: ChartRow; readonly y: number; readonly drawn: Drawn }) {
  const { layout, width, kind, format } = drawn;
  const line = layout.narrow ? y - layout.row / 2 + 12 : y;
  return (
    <g className={row.press ? 'chart-names chart-names-press' : 'chart-names'}>
      <text x={0} y={line} dy="0.32em">
        {cut(row.label, layout.narrow ? width - layout.ends : layout.names - 8)}
      </text>
      {kind === 'beside' ? null : (
        <text className="chart-total" x={width} y={line} dy="0.32em" textAnchor="end">
          {endOf(row, format)}
        </text>
      )}
    </g>
  );
}

function Names(drawn: Drawn) {
  return (
    <YAxis
      type="category"
      dataKey="at"
      width={Math.max(drawn.layout.names, 1)}
      interval={0}
      axisLine={false}
      tickLine={false}
      tick={({ index, y }) => {
        const row = drawn.rows[index];
        return row ? <RowTexts row={row} y={Number(y)} drawn={drawn} /> : null;
      }}
    />
  );
}

/** The areas that can be pressed: from the name to the end of the row. */
function RowPresses({ rows, width, layout }: Drawn) {
  const plot = usePlotArea();
  if (!plot) return null;
  const placeOf = (at: number) => ({ x: 0, y: plot.y + at * layout.row + 1, width, height: layout.row - 2 });
  return <Presses rows={rows} placeOf={placeOf} />;
}

function SeriesBars({
  drawn,
  at,
  textures,
}: {
  readonly drawn: Drawn;
  readonly at: number;
  readonly textures: string;
}) {
  const { rows, kind, format, layout } = drawn;
  const series = drawn.series[at];
  if (!series) return null;
  const beside = kind === 'beside';
  return (
    <Bar
      name={series.label}
      dataKey={figureAt(at)}
      {...(beside ? {} : { stackId: 'row' })}
      barSize={layout.bar}
      isAnimationActive={false}
      shape={({ x, y, width, height, index }) => (
        <g>
          <Part place={{ x, y: y + layout.below, width, height }} {...{ series, at, textures }} />
          {beside ? (
            <text className="chart-total" x={x + width + 6} y={y + layout.below + height / 2} dy="0.34em">
              {format(rows[index]?.figures[at] ?? 0)}
            </text>
          ) : null}
        </g>
      )}
    />
  );
}

/** Horizontal bars, each with its name. */
export function BarsSurface({ title, height, most, kind = 'stacked', format = String, ...props }: BarsProps & Sized) {
  const textures = useId();
  const { rows, series, width } = props;
  const layout = barsLayout({ ...props, kind, format }, width);
  const drawn = { rows, series, width, kind, format, layout };
  return (
    <BarChart
      layout="vertical"
      className="chart-surface"
      aria-label={title}
      width={width}
      height={height}
      data={rows.map((row, at) => ({ at, row }))}
      margin={{ top: 0, left: 0, bottom: 0, right: layout.narrow && kind !== 'beside' ? 1 : layout.ends }}
      stackOffset={kind === 'share' ? 'expand' : 'none'}
      barGap={2}
    >
      <Textures id={textures} count={series.length} />
      <CartesianGrid horizontal={false} />
      <RowPresses {...drawn} />
      <Scale {...drawn} ticks={ticksOf(drawn, most)} />
      <Names {...drawn} />
      {series.map((one, at) => (
        <SeriesBars key={one.label} at={at} {...{ drawn, textures }} />
      ))}
      <PointedTip series={series} format={format} />
    </BarChart>
  );
}
