import { describe, expect, test } from 'vitest';
import { seMueve } from '#blocks/adjuntos/movimiento.ts';
import { apng, gif, heic, jpeg, pdf, png, webp } from './archivos.ts';

const ascii = (text: string) => [...text].map((char) => char.charCodeAt(0));
const bytes = (...parts: (readonly number[] | Uint8Array)[]) => new Uint8Array(parts.flatMap((part) => [...part]));

/** The end of a GIF. A reader that skips too little or too much meets it, or no mark at all, and stops. */
const END = 0x3b;
/** A table of 2^(power+1) colours, all of them the byte that ends a GIF. */
const colours = (power: number) => new Array<number>(3 * 2 ** (power + 1)).fill(END);
/** The head of a GIF: its size, its flags, and what follows. */
const head = (flags: number, ...table: readonly number[]) => [...ascii('GIF89a'), 1, 0, 1, 0, flags, 0, 0, ...table];
/** A picture: its place, its flags, its table of colours, and blocks of data. */
const picture = (flags = 0, table: readonly number[] = [], data: readonly number[] = [2, END, END, 0]) => [
  ...[0x2c, END, END, END, END, END, END, END, END, flags],
  ...table,
  ...[END, ...data],
];
/** An extension with two blocks of data. */
const extension = [0x21, END, 3, END, END, END, 1, END, 0];

describe('a GIF moves', () => {
  test.each([
    ['with two pictures', gif(2), true],
    ['with three pictures', gif(3), true],
    ['not with one', gif(1), false],
    ['not with none', gif(0), false],
    ['with two pictures and no table of colours', bytes(head(0), picture(), picture(), [END]), true],
    ['not with one, and no table of colours', bytes(head(0), picture(), [END]), false],
    ['after a table of two colours', bytes(head(0x80, ...colours(0)), picture(), picture()), true],
    ['after a table of 256 colours', bytes(head(0xf7, ...colours(7)), picture(), picture()), true],
    ['if its flags say a size and no table', bytes(head(0x77), picture(), picture()), true],
    [
      'with pictures that have tables of their own',
      bytes(head(0), picture(0x82, colours(2)), picture(0x80, colours(0))),
      true,
    ],
    ['with pictures whose flags say a size and no table', bytes(head(0), picture(0x47), picture(0x47)), true],
    [
      'with extensions before and between its pictures',
      bytes(head(0), extension, picture(), extension, picture()),
      true,
    ],
    [
      'with pictures of several blocks',
      bytes(head(0), picture(0, [], [1, END, 4, END, END, END, END, 0]), picture()),
      true,
    ],
    ['with pictures without data', bytes(head(0), picture(0, [], [0]), picture(0, [], [0])), true],
    ['not after its end', bytes(head(0), picture(), [END], picture()), false],
    [
      'not if the data of its picture looks like a picture',
      bytes(head(0), picture(0, [], [3, 0x2c, 0x2c, 0x2c, 0]), [END]),
      false,
    ],
    ['not after a byte that means nothing', bytes(head(0), picture(), [0x01], picture()), false],
    ['not if it is cut off in its first picture', gif(2).subarray(0, 45), false],
    ['not if it is cut off in its head', gif(2).subarray(0, 8), false],
    ['not if it is cut off in an extension', bytes(head(0), picture(), [0x21, 0xf9, 9, 1]), false],
  ])('%s', (_what, file, moves) => {
    expect(seMueve(file)).toBe(moves);
  });
});

const u32 = (value: number) => [0, 0, value >> 8, value & 255];
/** A part of a PNG: its length, its name, its data and a checksum. */
const chunk = (name: string, data: readonly number[] = []) => [...u32(data.length), ...ascii(name), ...data, ...u32(0)];
const SIGNATURE = [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a];
const IHDR = chunk('IHDR', new Array<number>(13).fill(0));
const ANIMATION = chunk('acTL', [0, 0, 0, 2, 0, 0, 0, 0]);

describe('a PNG moves', () => {
  test.each([
    ['with an animation before its picture', apng(), true],
    ['not without one', png(4, 4), false],
    [
      'with other parts before the animation',
      bytes(SIGNATURE, IHDR, chunk('tEXt', [1, 2, 3, 4, 5]), ANIMATION, chunk('IDAT')),
      true,
    ],
    ['with an animation as its first part', bytes(SIGNATURE, ANIMATION), true],
    ['not if the animation comes after the picture', bytes(SIGNATURE, IHDR, chunk('IDAT'), ANIMATION), false],
    [
      'not if only the data of a part looks like an animation',
      bytes(SIGNATURE, chunk('tEXt', [...u32(8), ...ascii('acTL')])),
      false,
    ],
    ['if it is cut off right after the name of the animation', bytes(SIGNATURE, IHDR, u32(8), ascii('acTL')), true],
    ['not if it is cut off in that name', bytes(SIGNATURE, IHDR, u32(8), ascii('acT')), false],
    ['not without parts', bytes(SIGNATURE), false],
    ['not if it ends before its picture', bytes(SIGNATURE, IHDR), false],
  ])('%s', (_what, file, moves) => {
    expect(seMueve(file)).toBe(moves);
  });

  test('wherever it lies in memory', () => {
    const around = bytes([0, 0, 0, 0, 0], apng(), [0]);
    expect(seMueve(around.subarray(5, -1))).toBe(true);
  });
});

const ftyp = (brand: string) => bytes(u32(24), ascii(`ftyp${brand}`), u32(0), ascii('mif1'));

test.each([
  ['a WebP with the flag of an animation', webp(0x02), true],
  ['one with other flags too', webp(0x3e), true],
  ['a WebP with all other flags', webp(0xfd), false],
  ['a WebP without flags', webp(0), false],
  ['a simple WebP', bytes(ascii('RIFF'), u32(40), ascii('WEBPVP8 '), new Array<number>(12).fill(0xff)), false],
  ['a sequence of AVIF', ftyp('avis'), true],
  ['a sequence of HEIC', ftyp('msf1'), true],
  ['a sequence of HEVC', ftyp('hevc'), true],
  ['a sequence of HEVC in its extended form', ftyp('hevx'), true],
  ['an AVIF', ftyp('avif'), false],
  ['an image of HEIF', ftyp('mif1'), false],
  ['a HEIC', heic, false],
  ['a brand of a sequence in another kind of part', bytes(u32(24), ascii('freeavis')), false],
  ['a JPEG', jpeg(), false],
  ['a PDF', pdf, false],
  ['no bytes', bytes(), false],
])('%s moves: %#', (_what, file, moves) => {
  expect(seMueve(file)).toBe(moves);
});
