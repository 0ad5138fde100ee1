/// <reference path="./subset-font.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** The original font for Latin text, with every weight from 100 to 900. */
const WHOLE = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');

/** The font of the portal, as `npm run font` writes it. */
export const FONT = 'src/ui/fonts/inter.woff2';

/** The weights the portal uses: 400 to 700. */
const weights = { wght: { min: 400, max: 700 } };

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at)).join('');

/**
 * The characters in the font: Latin for western Europe, and the symbols in the portal's texts. The system's font shows other
 * letters.
 */
export const shown = `${range(0x20, 0x7e)}${range(0xa1, 0xff)}–—‘’“”…•→←↑↓−€`;

/** The font with only the characters the portal shows, as WOFF2. */
export const cutFont = (): Promise<Buffer> =>
  subsetFont(readFileSync(WHOLE), shown, { targetFormat: 'woff2', variationAxes: weights });
