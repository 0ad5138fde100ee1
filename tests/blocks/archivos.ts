const ascii = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** The smallest file that is recognised as a PDF. */
export const pdf = ascii('%PDF-1.4\n%%EOF\n');

const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

/** The head of a PNG with the given size: signature and IHDR, then an empty IDAT. */
export const png = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...[...u32(13), ...ascii('IHDR'), ...u32(width), ...u32(height), 8, 2, 0, 0, 0, ...u32(0)],
    ...[...u32(0), ...ascii('IDAT'), ...u32(0)],
  ]);

/** The head of an animated PNG: an animation chunk comes before its pictures. */
export const apng = (): Uint8Array<ArrayBuffer> => {
  const still = png(4, 4);
  const control = [...u32(8), ...ascii('acTL'), ...u32(2), ...u32(0), ...u32(0)];
  return new Uint8Array([...still.subarray(0, 33), ...control, ...still.subarray(33)]);
};

/** A GIF with this many pictures of one pixel, a comment and a table of two colours. */
export function gif(pictures = 2): Uint8Array<ArrayBuffer> {
  const picture = [...[0x21, 0xf9, 4, 0, 0, 0, 0, 0], ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0], ...[2, 2, 0x44, 1, 0]];
  return new Uint8Array([
    ...[...ascii('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, ...[0, 0, 0, 255, 255, 255]],
    ...[0x21, 0xfe, 5, ...ascii(',,,,,'), 0],
    ...Array.from({ length: pictures }, () => picture).flat(),
    0x3b,
  ]);
}

/** The head of an extended WebP of 4 by 4 pixels. `flags` says what it contains. */
export const webp = (flags: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array([
    ...[...ascii('RIFF'), 40, 0, 0, 0, ...ascii('WEBPVP8X'), 10, 0, 0, 0, flags, 0, 0, 0],
    ...[3, 0, 0, 3, 0, 0, ...ascii('ANIM'), 6, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  ]);

/** The head of a photograph as some phones write it. */
export const heic = new Uint8Array([
  ...u32(24),
  ...ascii('ftypheic'),
  ...u32(0),
  ...ascii('mif1heic'),
  ...u32(8),
  ...ascii('mdat'),
]);

/** The head of a JPEG with the given size: JFIF, a frame and the end mark. */
export const jpeg = (width = 4, height = 4): Uint8Array<ArrayBuffer> =>
  new Uint8Array([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 16, ...ascii('JFIF'), 0, 1, 1, 0, 0, 1, 0, 1, 0, 0],
    ...[0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0],
    ...[0xff, 0xd9],
  ]);
