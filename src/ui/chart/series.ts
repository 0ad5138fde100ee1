import type { IsoDate } from '#lib/dates.ts';

type ChartTone = 'brand' | 'ok' | 'warn' | 'bad' | 'info' | 'mute';

/** What a plot shows of each row: its name, its colour, and how strong (0 to 1). */
export interface Series {
  readonly label: string;
  readonly tone?: ChartTone;
  readonly shade?: number;
}

/** What a press on a bar does: it leads somewhere, or acts on the screen. */
export type Press = { readonly name: string } & ({ readonly to: string } | { readonly onPress: () => void });

/** One bar or column: a figure for each series, in their order. */
export interface ChartRow {
  readonly label: string;
  readonly figures: readonly number[];
  /** What stands at the end of a bar instead of the sum of its figures. */
  readonly end?: string;
  readonly press?: Press | undefined;
}

/** A column of time: the days it stands for, both included. */
export interface TimeRow extends ChartRow {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export interface PlotProps {
  /** What assistive technology calls the plot. */
  readonly title: string;
  readonly series: readonly Series[];
  readonly format?: (figure: number) => string;
}

export interface BarsProps extends PlotProps {
  readonly rows: readonly ChartRow[];
  /** The series of a row stand beside each other on one scale, or follow each other in one bar, or are parts of a hundred. */
  readonly kind?: 'beside' | 'stacked' | 'share';
  /** The largest figure of all plots that share one scale. */
  readonly most?: number;
}

export interface ColumnsProps extends PlotProps {
  readonly rows: readonly TimeRow[];
  /** What a column stands for: what is written below it. */
  readonly unit: 'day' | 'month' | 'year';
}

/** What of a plot depends on the room it has. */
export interface Sized {
  readonly width: number;
  readonly height: number;
}

/** The figures together; 0 without any. */
export const sum = (figures: readonly number[]): number => figures.reduce((a, b) => a + b, 0);
