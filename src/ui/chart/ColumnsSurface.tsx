import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, getNiceTickValues, usePlotArea, XAxis, YAxis } from 'recharts';
import { monthName, placeOnAxis } from '#lib/dates.ts';
import { scaleWidth } from './layout.ts';
import { Presses } from './Presses.tsx';
import { figureAt, Part, PointedTip } from './parts.tsx';
import { type ColumnsProps, type Sized, sum, type TimeRow } from './series.ts';
import { Textures } from './Textures.tsx';

const DAY = 86_400_000;
const begin = (row: TimeRow): number => placeOnAxis(row.from);
/** The end of the last day, which is the start of the next one. */
const end = (row: TimeRow): number => placeOnAxis(row.to) + DAY;
const middle = (row: TimeRow): number => (begin(row) + end(row)) / 2;

type Unit = ColumnsProps['unit'];
/** Width in pixels of the text below a column. */
const wide: Readonly<Record<Unit, number>> = { day: 24, month: 30, year: 38 };

/** The two lines below a column: a day with its month, a month with its year. */
function linesOf(row: TimeRow, unit: Unit): readonly [string, string] {
  const [year = '', , day = ''] = row.from.split('-');
  if (unit === 'year') return [year, ''];
  return unit === 'month' ? [monthName(row.from).slice(0, 3), year] : [day, monthName(row.from).slice(0, 3)];
}

/** The texts below the columns: as many as there is room for; the second line only where it changes. */
function namesOf(rows: readonly TimeRow[], unit: Unit, room: number): ReadonlyMap<number, readonly string[]> {
  const every = Math.ceil((rows.length * wide[unit]) / Math.max(room, 1));
  const names = new Map<number, readonly string[]>();
  let before = '';
  for (const [at, row] of rows.entries()) {
    if (at % every !== 0) continue;
    const [first, second] = linesOf(row, unit);
    names.set(at, second === before ? [first] : [first, second]);
    before = second;
  }
  return names;
}

interface Times extends Pick<ColumnsProps, 'rows' | 'unit'> {
  /** From the start of the first column to the end of the last. */
  readonly domain: readonly [number, number];
  /** The width of the domain in pixels. */
  readonly room: number;
}

/** The time axis: each column is in the middle of its days. */
function Time({ rows, unit, domain, room }: Times) {
  const names = namesOf(rows, unit, room);
  return (
    <XAxis
      type="number"
      scale="utc"
      dataKey="at"
      domain={[...domain]}
      ticks={rows.map(middle)}
      interval={0}
      height={unit === 'year' ? 22 : 36}
      tickLine={false}
      tick={({ index, x, y }) => (
        <text x={x} y={y} textAnchor="middle" className="chart-scale">
          {(names.get(index) ?? []).map((line, at) => (
            <tspan key={line} x={x} dy={at === 0 ? 8 : 14}>
              {line}
            </tspan>
          ))}
        </text>
      )}
    />
  );
}

/** The areas that can be pressed: the whole height over the days of a column. */
function ColumnPresses({ rows, domain: [from, to] }: Times) {
  const plot = usePlotArea();
  if (!plot) return null;
  const x = (moment: number) => plot.x + ((moment - from) / (to - from)) * plot.width;
  const placeOf = (at: number) => {
    const row = rows[at];
    const left = row ? x(begin(row)) : 0;
    return { x: left, y: plot.y, width: row ? x(end(row)) - left : 0, height: plot.height };
  };
  return <Presses rows={rows} placeOf={placeOf} />;
}

/** Vertical columns on a time axis: each is at the place of its days, and days without figures have their place. */
export function ColumnsSurface({ title, series, rows, unit, width, height, format = String }: ColumnsProps & Sized) {
  const textures = useId();
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  const ticks = getNiceTickValues([0, Math.max(1, ...rows.map(({ figures }) => sum(figures)))], 5, false);
  const scale = { width: scaleWidth(ticks.at(-1) ?? 0, format), domain: [0, ticks.at(-1) ?? 1], ticks };
  const times: Times = { rows, unit, domain: [begin(first), end(last)], room: width - scale.width - 8 };
  return (
    <BarChart
      className="chart-surface"
      aria-label={title}
      width={width}
      height={height}
      data={rows.map((row) => ({ row, at: middle(row) }))}
      margin={{ top: 8, left: 0, bottom: 0, right: 8 }}
    >
      <Textures id={textures} count={series.length} />
      <CartesianGrid vertical={false} />
      <ColumnPresses {...times} />
      <Time {...times} />
      <YAxis {...scale} interval={0} tickFormatter={format} axisLine={false} tickLine={false} />
      {series.map((one, at) => (
        <Bar
          key={one.label}
          name={one.label}
          dataKey={figureAt(at)}
          stackId="column"
          barSize={Math.min(48, Math.max(2, (times.room / rows.length) * 0.72))}
          isAnimationActive={false}
          shape={(place) => (
            <Part
              series={one}
              {...{ at, textures }}
              place={{ x: place.x, y: place.y, width: place.width, height: place.height }}
            />
          )}
        />
      ))}
      <PointedTip series={series} format={format} />
    </BarChart>
  );
}
