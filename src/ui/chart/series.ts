import type { CSSProperties } from 'react';

type ChartTone = 'brand' | 'ok' | 'warn' | 'bad' | 'info' | 'mute';

/** What a picture shows of each row: its name, its colour, and how strong (0 to 1). */
export interface Series {
  readonly label: string;
  readonly tone?: ChartTone;
  readonly shade?: number;
}

/** One bar or column: a figure for each series, in their order. */
export interface ChartRow {
  readonly label: string;
  readonly figures: readonly number[];
}

export interface ChartProps {
  /** Name of the picture; the figures stand beside it as text, under the same name. */
  readonly title: string;
  readonly description: string;
  readonly series: readonly Series[];
  readonly rows: readonly ChartRow[];
  readonly format?: (figure: number) => string;
}

/** Numbers a stylesheet reckons with. */
export const numbered = (values: Readonly<Record<`--${string}`, number>>): CSSProperties => ({ ...values });

/** The figures together; 0 without any. */
export const sum = (figures: readonly number[]): number => figures.reduce((a, b) => a + b, 0);

/** The largest row, at least 1: what the others are a share of. */
export const largest = (rows: readonly ChartRow[]): number => Math.max(...rows.map((row) => sum(row.figures)), 1);

/** The parts of a row that are not empty: which series, where it begins and how long it is, as shares of the largest. */
export const partsOf = (row: ChartRow, most: number) =>
  row.figures.flatMap((figure, at) =>
    figure === 0 ? [] : [{ at, from: sum(row.figures.slice(0, at)) / most, share: figure / most }],
  );
