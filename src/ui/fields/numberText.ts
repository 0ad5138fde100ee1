/** The range of a whole number, both ends included. */
export interface WholeRange {
  readonly min: number;
  readonly max: number;
}

/**
 * Reads a whole number as people type it: '1500', '1.500', '1,500' or '1 500'. Thousands are groups of three digits, so '1,5'
 * is not one. Null if it is not a whole number.
 */
export function parseWhole(text: string): number | null {
  const bare = text.trim();
  if (!/^(?:\d+|\d{1,3}(?:[.,\s]\d{3})+)$/.test(bare)) return null;
  const number = Number(bare.replace(/\D/g, ''));
  return Number.isSafeInteger(number) ? number : null;
}

/** True for a whole number from `min` to `max`. */
export function isWholeIn(text: string, { min, max }: WholeRange): boolean {
  const number = parseWhole(text);
  return number !== null && number >= min && number <= max;
}
