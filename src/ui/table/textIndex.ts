import { inPieces } from '#lib/pieces.ts';
import { fold } from '#lib/texts.ts';
import type { Column } from './column.ts';

export type TextIndex<T> = { rows: readonly T[]; folded: readonly string[] };

/** The texts that the text filter of a list searches: all data columns, unless a column opts out. */
export const searchTexts = <T>(columns: readonly Column<T>[]): Texts<T> =>
  columns.filter((column) => !column.actions && column.searchable !== false).map((column) => column.text);

type Texts<T> = readonly ((row: T) => string)[];

// A line break between texts, so that no term matches across two columns.
const folded = <T>(row: T, texts: Texts<T>): string => fold(texts.map((text) => text(row)).join('\n'));

/** One accent-free lower-case string per row, joined from its texts. Build it once per set of rows. */
export function buildTextIndex<T>(rows: readonly T[], texts: Texts<T>): TextIndex<T> {
  return { rows, folded: rows.map((row) => folded(row, texts)) };
}

/** The same for a long list, in pieces. */
export async function indexInPieces<T>(rows: readonly T[], texts: Texts<T>): Promise<TextIndex<T>> {
  const all: string[] = [];
  await inPieces(rows.length, (at) => {
    const row = rows[at];
    if (row !== undefined) all.push(folded(row, texts));
  });
  return { rows, folded: all };
}

/**
 * Rows that contain every word of the term, in the given order (positions in `index.rows`) or their own. Uses plain
 * `includes`, so typed text is never used as a pattern. An empty term keeps all rows.
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
