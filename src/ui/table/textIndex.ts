import { fold } from '#lib/texts.ts';
import type { Column } from './column.ts';

export type TextIndex<T> = { rows: readonly T[]; folded: readonly string[] };

/** What the free text of a list looks into: every data column, unless it says otherwise. */
export const searchTexts = <T>(columns: readonly Column<T>[]): readonly ((row: T) => string)[] =>
  columns.filter((column) => !column.actions && column.searchable !== false).map((column) => column.text);

/** One accent-free lower-case string per row, joined from its texts. Build it once per set of rows. */
export function buildTextIndex<T>(rows: readonly T[], texts: readonly ((row: T) => string)[]): TextIndex<T> {
  // A line break between texts: no term can match across two columns.
  return { rows, folded: rows.map((row) => fold(texts.map((text) => text(row)).join('\n'))) };
}

/**
 * Rows that hold every word of the term, in the given order (positions in `index.rows`) or their own.
 * Plain `includes`: what people type is never read as a pattern. An empty term keeps all rows.
 */
export function filterRows<T>(index: TextIndex<T>, term: string, order?: Uint32Array | null): readonly T[] {
  const words = fold(term)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0 && !order) return index.rows;
  const kept: T[] = [];
  for (let place = 0; place < index.rows.length; place += 1) {
    const at = order ? (order[place] ?? 0) : place;
    const text = index.folded[at] ?? '';
    const row = index.rows[at];
    if (row !== undefined && words.every((word) => text.includes(word))) kept.push(row);
  }
  return kept;
}
