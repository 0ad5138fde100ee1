/** The longest side of a canvas, in device pixels, that every browser draws. */
const LONGEST = 16_000;
/** A page whose shorter side has fewer pixels than this shows nothing. */
const SHORTEST = 8;

/**
 * The width at which a page is drawn, in pixels: the wanted one, or less for a page that is very long; 0 if it cannot be
 * shown. `ratio` is its height by its width.
 */
export function fitted(wanted: number, ratio: number): number {
  const width = Math.min(wanted, LONGEST / devicePixelRatio / Math.max(ratio, 1));
  return Math.min(width, width * ratio) >= SHORTEST ? width : 0;
}
