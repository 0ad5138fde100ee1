/// <reference path="./subset-font.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** The font as its makers cut it for Latin text, in every weight from 100 to 900. */
const WHOLE = createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');

/** The font of the portal, as `npm run font` writes it. */
export const FONT = 'src/ui/fonts/inter.woff2';

/** The weights the portal is set in: 400 to 700. */
const weights = { wght: { min: 400, max: 700 } };

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at)).join('');

/** What the portal shows: Latin as western Europe writes it, and the signs its texts use. Other letters are shown by the system's font. */
export const shown = `${range(0x20, 0x7e)}${range(0xa1, 0xff)}–—‘’“”…•→←↑↓€`;

/** The font cut to what the portal shows, as WOFF2. */
export const cutFont = (): Promise<Buffer> =>
  subsetFont(readFileSync(WHOLE), shown, { targetFormat: 'woff2', variationAxes: weights });
