import type { IsoDate } from '#lib/dates.ts';

type ChartTone = 'brand' | 'ok' | 'warn' | 'bad' | 'info' | 'mute';

/** A figure that a plot shows for each row: its name, colour and opacity (0 to 1). */
export interface Series {
  readonly label: string;
  readonly tone?: ChartTone;
  readonly shade?: number;
}

/** What a press on a bar does: it opens a screen, or acts on the current one. */
export type Press = { readonly name: string } & ({ readonly to: string } | { readonly onPress: () => void });

/** One bar or column: a figure for each series, in the same order. */
export interface ChartRow {
  readonly label: string;
  readonly figures: readonly number[];
  /** Shown at the end of a bar instead of the sum of its figures. */
  readonly end?: string;
  readonly press?: Press | undefined;
}

/** A column of time: its first and last day. */
export interface TimeRow extends ChartRow {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export interface PlotProps {
  /** The plot's name for assistive technology. */
  readonly title: string;
  readonly series: readonly Series[];
  readonly format?: (figure: number) => string;
}

export interface BarsProps extends PlotProps {
  readonly rows: readonly ChartRow[];
  /** The series of a row are beside each other on one scale, or stacked in one bar, or shares of a hundred. */
  readonly kind?: 'beside' | 'stacked' | 'share';
  /** The largest figure of all plots that share one scale. */
  readonly most?: number;
}

export interface ColumnsProps extends PlotProps {
  readonly rows: readonly TimeRow[];
  /** The time span of a column, written below it. */
  readonly unit: 'day' | 'month' | 'year';
}

/** The part of a plot's props that depends on the available space. */
export interface Sized {
  readonly width: number;
  readonly height: number;
}

/** The sum of the figures; 0 without any. */
export const sum = (figures: readonly number[]): number => figures.reduce((a, b) => a + b, 0);
