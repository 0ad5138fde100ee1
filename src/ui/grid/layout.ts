import type { CSSProperties } from 'react';
import type { GridColumn } from './grid.ts';

type Style = CSSProperties & Record<`--${string}`, string>;

const widthOf = <Row>(columns: readonly GridColumn<Row>[]): number =>
  columns.reduce((sum, { width }) => sum + width, 0);

/** What the style sheet has to know of the columns: how wide they are, all together, and those that stay in view. */
export function gridStyle<Row>(columns: readonly GridColumn<Row>[]): Style {
  return {
    '--egrid-columns': columns
      .map(({ width, grows }) => (grows ? `minmax(${width}rem, 1fr)` : `${width}rem`))
      .join(' '),
    '--egrid-width': `${widthOf(columns)}rem`,
    '--egrid-pinned': `${widthOf(columns.filter(({ pinned }) => pinned))}rem`,
  };
}

const unpinned: CSSProperties = {};

/** The position of a pinned column, in rem from the left. */
export function pinnedAt<Row>(columns: readonly GridColumn<Row>[], at: number): CSSProperties {
  return columns[at]?.pinned ? { left: `${widthOf(columns.slice(0, at))}rem` } : unpinned;
}

/** The class of a column's cells and header. */
export function columnClass<Row>({ pinned, grows, align, className }: GridColumn<Row>): string {
  const classes = ['egrid-cell', pinned ? 'egrid-pinned' : '', grows ? 'egrid-grows' : '', className ?? ''];
  return [...classes, align === 'end' ? 'egrid-end' : ''].filter(Boolean).join(' ');
}
