import { png } from './png.ts';

/** Version 6, level L: 41 by 41 modules, two blocks of 68 data and 18 check codewords, 134 bytes of text. */
const SIZE = 41;
const BLOCKS = 2;
const DATA = 68;
const CHECK = 18;
const MOST_BYTES = BLOCKS * DATA - 2;
/** Level L with mask 0, its own check bits and the standard's pattern over them. */
const FORMAT = 0x77c4;
/** Light modules around the symbol, and pixels of a module in a picture. */
const QUIET = 4;
const SCALE = 5;

/** A number of the field with 256 elements times another (polynomial 0x11d). */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The generator polynomial of the check codewords, without its leading 1. */
function generator(): number[] {
  const result = [...Array<number>(CHECK - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < CHECK; i += 1) {
    for (let j = 0; j < CHECK; j += 1) result[j] = times(result[j] ?? 0, root) ^ (result[j + 1] ?? 0);
    root = times(root, 2);
  }
  return result;
}

function checkOf(block: readonly number[]): number[] {
  const divisor = generator();
  let rest = Array<number>(CHECK).fill(0);
  for (const byte of block) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, i) => value ^ times(divisor[i] ?? 0, factor));
  }
  return rest;
}

/** The codewords of a text in the order they are placed: mode, length, bytes, padding; blocks interleaved. */
function codewords(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)];
  if (bytes.length > MOST_BYTES) throw new Error(`A QR code here holds ${MOST_BYTES} bytes, not ${bytes.length}`);
  // Mode 4 in four bits and the length in eight shift every byte by half a codeword.
  const halves = [4, bytes.length >>> 4, bytes.length & 15, ...bytes.flatMap((b) => [b >>> 4, b & 15]), 0];
  const data: number[] = [];
  for (let i = 0; i + 1 < halves.length; i += 2) data.push(((halves[i] ?? 0) << 4) | (halves[i + 1] ?? 0));
  for (let pad = 0xec; data.length < BLOCKS * DATA; pad ^= 0xec ^ 0x11) data.push(pad);
  const blocks = Array.from({ length: BLOCKS }, (_, i) => data.slice(i * DATA, (i + 1) * DATA));
  const checks = blocks.map(checkOf);
  const interleave = (parts: readonly (readonly number[])[], length: number) =>
    Array.from({ length }, (_, i) => parts.map((part) => part[i] ?? 0)).flat();
  return [...interleave(blocks, DATA), ...interleave(checks, CHECK)];
}

/** True for dark; undefined where the text goes. Columns and rows from the upper left. */
function patterns(): (boolean | undefined)[][] {
  const grid = Array.from({ length: SIZE }, () => Array<boolean | undefined>(SIZE).fill(undefined));
  const set = (x: number, y: number, dark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < SIZE) row[x] = dark;
  };
  const square = (cx: number, cy: number, reach: number, isDark: (distance: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1) set(cx + dx, cy + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let i = 0; i < SIZE; i += 1) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [SIZE - 4, 3],
    [3, SIZE - 4],
  ] as const)
    square(x, y, 4, (d) => d !== 2 && d !== 4);
  square(SIZE - 7, SIZE - 7, 2, (d) => d !== 1);
  const bit = (i: number) => ((FORMAT >>> i) & 1) === 1;
  for (let i = 0; i < 15; i += 1) {
    const [x, y] = i < 8 ? [8, i < 6 ? i : i + 1] : [i === 8 ? 7 : 14 - i, 8];
    set(x, y, bit(i));
    if (i < 8) set(SIZE - 1 - i, 8, bit(i));
    else set(8, SIZE - 15 + i, bit(i));
  }
  set(8, SIZE - 8, true);
  return grid;
}

/** A text as a QR code, rows of modules, true for dark. Throws for more than 134 bytes. */
export function qrModules(text: string): boolean[][] {
  const grid = patterns();
  const bits = codewords(text).flatMap((byte) => Array.from({ length: 8 }, (_, i) => (byte >>> (7 - i)) & 1));
  let at = 0;
  for (let right = SIZE - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < SIZE; step += 1) {
      const y = ((right + 1) & 2) === 0 ? SIZE - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = grid[y];
        if (!row || row[x] !== undefined) continue;
        row[x] = ((bits[at] ?? 0) === 1) !== ((x + y) % 2 === 0);
        at += 1;
      }
    }
  }
  return grid.map((row) => row.map(Boolean));
}

/** A text as the picture of a QR code. */
export function qrPng(text: string): Uint8Array {
  const modules = qrModules(text);
  const side = (SIZE + 2 * QUIET) * SCALE;
  const at = (pixel: number) => Math.floor(pixel / SCALE) - QUIET;
  return png(side, side, (x, y) => (modules[at(y)]?.[at(x)] ? [0, 0, 0] : [255, 255, 255]));
}
