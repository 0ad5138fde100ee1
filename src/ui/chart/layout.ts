import { type BarsProps, type ChartRow, type PlotProps, type Series, sum } from './series.ts';

/** On a plot narrower than this many pixels, or if the names would take more than this share, names are above their bars. */
const NARROW = 350;
const NAMES = 0.42;
/** Average width in pixels of a character of a name. */
const CHARACTER = 7.2;
/** Height in pixels of the scale below the bars. */
export const SCALE = 24;

export interface BarsLayout {
  readonly narrow: boolean;
  /** Pixels of one row, of one bar in it, and of the names and the figures beside the bars. */
  readonly row: number;
  readonly bar: number;
  readonly names: number;
  readonly ends: number;
  /** Distance of the bars below the middle of their row. */
  readonly below: number;
}

type Drawn = Pick<BarsProps, 'series' | 'kind'>;

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));

/** The text at the end of a row of bars. */
export const endOf = ({ figures, end }: ChartRow, format: (figure: number) => string): string =>
  end ?? format(sum(figures));

/** The pixels of one bar, and of a row of bars with its name. */
function sizesOf({ series, kind }: Drawn, narrow: boolean) {
  const beside = kind === 'beside' ? series.length : 1;
  const bar = beside > 1 ? 13 : 16;
  return { bar, row: beside * (bar + 2) + (narrow ? 30 : 14) };
}

/** The pixels of the longest name beside its bar. */
const namesWidth = (rows: readonly ChartRow[]): number =>
  Math.ceil(longest(rows.map((row) => row.label)) * CHARACTER) + 16;

const isNarrow = (rows: readonly ChartRow[], width: number): boolean =>
  width < NARROW || namesWidth(rows) > width * NAMES;

/** Distributes the available width among names, bars and figures. */
export function barsLayout(props: Drawn & Pick<BarsProps, 'rows' | 'format'>, width: number): BarsLayout {
  const { rows, kind, format = String } = props;
  const narrow = isNarrow(rows, width);
  const ends = kind === 'beside' ? rows.flatMap((row) => row.figures.map(format)) : rows.map((r) => endOf(r, format));
  return {
    ...sizesOf(props, narrow),
    narrow,
    below: narrow ? 9 : 0,
    names: narrow ? 0 : namesWidth(rows),
    ends: longest(ends) * 7.6 + 12,
  };
}

/** The height in pixels of horizontal bars with their scale. */
export const barsHeight = (props: Drawn & Pick<BarsProps, 'rows'>, width: number): number =>
  props.rows.length * sizesOf(props, isNarrow(props.rows, width)).row + SCALE;

/** A name cut to the available pixels. */
export function cut(text: string, pixels: number): string {
  const most = Math.max(3, Math.floor(pixels / CHARACTER));
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}

/** The width in pixels of the numbers of a vertical scale. */
export const scaleWidth = (most: number, format: NonNullable<PlotProps['format']>): number =>
  format(most).length * 7.2 + 12;

/** The CSS classes of a series. */
export const partClass = ({ tone = 'brand' }: Series): string => `chart-part chart-${tone}`;
