import qrcode from 'qrcode-generator';
import { png } from './png.ts';

/** Version 6 at level L: 41 by 41 modules, 134 bytes of text. There is one size, so all pictures are equally large. */
const VERSION = 6;
const LEVEL = 'L';
/** Light modules around the symbol, and pixels per module in a picture. */
const QUIET = 4;
const SCALE = 5;

/** A text as a QR code, rows of modules, true for dark. Throws for more than 134 bytes. */
export function qrModules(text: string): boolean[][] {
  const code = qrcode(VERSION, LEVEL);
  // The library treats each character as one byte.
  code.addData(Buffer.from(text, 'utf8').toString('latin1'));
  code.make();
  const places = [...Array(code.getModuleCount()).keys()];
  return places.map((row) => places.map((column) => code.isDark(row, column)));
}

/** A text as the picture of a QR code. */
export function qrPng(text: string): Uint8Array {
  const modules = qrModules(text);
  const side = (modules.length + 2 * QUIET) * SCALE;
  const at = (pixel: number) => Math.floor(pixel / SCALE) - QUIET;
  return png(side, side, (x, y) => (modules[at(y)]?.[at(x)] ? [0, 0, 0] : [255, 255, 255]));
}
