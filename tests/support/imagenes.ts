const ascii = (text: string): number[] => [...text].map((char) => char.charCodeAt(0));
const u16 = (value: number): number[] => [value >> 8, value & 255];
const segment = (marker: number, data: readonly number[]): number[] => [0xff, marker, ...u16(data.length + 2), ...data];

/** The data a phone adds to a photograph: orientation (6: turned by a quarter) and place, 16° 30' south. */
export function exif(orientation: number): number[] {
  const u32 = (value: number) => [0, 0, ...u16(value)];
  const entry = (tag: number, type: number, count: number, value: number[]) => [
    ...u16(tag),
    ...u16(type),
    ...u32(count),
    ...value,
  ];
  const gpsAt = 8 + 2 + 2 * 12 + 4;
  const degreesAt = gpsAt + 2 + 2 * 12 + 4;
  const tiff = [
    ...[...ascii('MM'), 0, 42, ...u32(8), ...u16(2)],
    ...entry(0x0112, 3, 1, [...u16(orientation), 0, 0]),
    ...entry(0x8825, 4, 1, u32(gpsAt)),
    ...[...u32(0), ...u16(2)],
    ...entry(1, 2, 2, [...ascii('S'), 0, 0, 0]),
    ...entry(2, 5, 3, u32(degreesAt)),
    ...u32(0),
    ...[16, 1, 30, 1, 0, 1].flatMap(u32),
  ];
  return segment(0xe1, [...ascii('Exif'), 0, 0, ...tiff]);
}

/** A grey JPEG that every browser can draw: 1 component is grey, 3 are screen colours, 4 are printer colours. */
export function jpegDe({
  width,
  height,
  components = 3,
  extra = [],
}: {
  width: number;
  height: number;
  components?: 1 | 3 | 4;
  extra?: readonly number[];
}): Uint8Array<ArrayBuffer> {
  const ids = Array.from({ length: components }, (_, at) => at + 1);
  // One code of one bit per table, which means: no difference to the block before.
  const code = [1, ...new Array<number>(15).fill(0), 0];
  const bits = Math.ceil(width / 8) * Math.ceil(height / 8) * components * 2;
  const data = new Array<number>(Math.ceil(bits / 8)).fill(0);
  return new Uint8Array([
    ...[0xff, 0xd8],
    ...extra,
    ...(components === 4 ? segment(0xee, [...ascii('Adobe'), ...u16(100), ...u16(0), ...u16(0), 0]) : []),
    ...segment(0xdb, [0, ...new Array<number>(64).fill(1)]),
    ...segment(0xc0, [8, ...u16(height), ...u16(width), components, ...ids.flatMap((id) => [id, 0x11, 0])]),
    ...segment(0xc4, [0x00, ...code]),
    ...segment(0xc4, [0x10, ...code]),
    ...segment(0xda, [components, ...ids.flatMap((id) => [id, 0]), 0, 63, 0]),
    ...data,
    ...[0xff, 0xd9],
  ]);
}
