import { ageOn, type IsoDate } from '#lib/dates.ts';
import { createRandom, type Random } from '../db/random.ts';
import type { Persona } from '../db/rows.ts';
import { png } from './png.ts';

const WIDTH = 180;
const HEIGHT = 225;

type Rgb = readonly [number, number, number];

/** A shape of one colour: how much of a point it covers, 0 to 1. */
interface Layer {
  readonly color: Rgb;
  covers(x: number, y: number): number;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

const skins: readonly [Rgb, ...Rgb[]] = [
  [241, 205, 177],
  [226, 182, 148],
  [205, 156, 118],
  [184, 133, 97],
  [156, 108, 76],
];
const hairs: readonly [Rgb, ...Rgb[]] = [
  [28, 22, 20],
  [45, 31, 24],
  [70, 46, 30],
  [24, 24, 28],
];
const clothes: readonly [Rgb, ...Rgb[]] = [
  [38, 58, 92],
  [92, 38, 48],
  [52, 74, 62],
  [70, 70, 78],
  [236, 236, 232],
  [104, 84, 128],
];
const grounds: readonly [Rgb, ...Rgb[]] = [
  [236, 240, 244],
  [206, 222, 238],
  [224, 228, 222],
  [196, 60, 56],
];
const grey: Rgb = [176, 174, 172];
const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** The width of a shape's edge in points. */
const EDGE = 1.5;

/** How much an oval covers of a point. */
const within = (x: number, y: number, cx: number, cy: number, rx: number, ry: number): number => {
  const [across, down] = [(x - cx) / rx, (y - cy) / ry];
  const far = across * across + down * down;
  if (far > 1.6) return 0;
  return clamp(((1 - Math.sqrt(far)) * Math.min(rx, ry)) / EDGE + 0.5);
};

const oval = (color: Rgb, cx: number, cy: number, rx: number, ry: number): Layer => ({
  color,
  covers: (x, y) => within(x, y, cx, cy, rx, ry),
});

/** Hair on top of a head: an oval that ends at a curved line. */
const fringe = (
  color: Rgb,
  { cx, cy, rx, ry }: { cx: number; cy: number; rx: number; ry: number },
  line: number,
  bend: number,
): Layer => ({
  color,
  covers: (x, y) => within(x, y, cx, cy, rx, ry) * clamp(0.5 - (y - line - bend * ((x - cx) / rx) ** 2) / EDGE),
});

const ring = (color: Rgb, cx: number, cy: number, radius: number): Layer => ({
  color,
  covers: (x, y) => clamp(1.6 - Math.abs(Math.hypot(x - cx, y - cy) - radius)),
});

/** What makes a face: drawn from the person, so that she looks the same in every picture. */
function traits(random: Random, woman: boolean, age: number) {
  const old = clamp((age - 45) / 25);
  return {
    skin: random.pick(skins),
    hair: mix(random.pick(hairs), grey, old * (0.5 + random.int(0, 50) / 100)),
    ground: random.pick(grounds),
    cloth: random.pick(clothes),
    width: random.int(41, 47),
    height: random.int(54, 60),
    brow: random.int(16, 22),
    eyes: random.int(17, 20),
    nose: random.int(5, 8),
    mouth: random.int(11, 16),
    fringe: random.int(-34, -22) - Math.round((woman ? 0 : old) * 12),
    long: woman && random.chance(70),
    beard: !woman && random.chance(25),
    moustache: !woman && random.chance(30),
    glasses: random.chance(age > 45 ? 50 : 20),
    lines: age > 50,
    tie: !woman && random.chance(45),
  };
}

function layers(random: Random, woman: boolean, age: number): { ground: Rgb; list: Layer[] } {
  const t = traits(random, woman, age);
  const [cx, cy] = [WIDTH / 2, 98];
  const shade = mix(t.skin, [70, 40, 30], 0.22);
  const list: Layer[] = [];
  if (t.long) list.push(oval(t.hair, cx, cy + 26, t.width + 17, t.height + 34));
  list.push(
    oval(t.cloth, cx, HEIGHT + 22, 82, 68),
    oval(shade, cx, cy + 62, 20, 30),
    oval(t.skin, cx, cy + 56, 19, 28),
  );
  if (t.tie) {
    list.push(
      oval([246, 246, 246], cx, HEIGHT - 42, 22, 30),
      oval(mix(t.cloth, [120, 20, 30], 0.6), cx, HEIGHT, 7, 34),
    );
    list.push(oval(shade, cx, cy + 60, 19, 25), oval(t.skin, cx, cy + 55, 18, 24));
  }
  for (const side of [-1, 1]) list.push(oval(shade, cx + side * (t.width - 1), cy + 6, 8, 13));
  list.push(oval(t.skin, cx, cy, t.width, t.height));
  if (t.beard) {
    list.push(
      oval(mix(t.skin, t.hair, 0.75), cx, cy + 34, t.width - 8, 24),
      oval(t.skin, cx, cy + 14, t.width - 10, 26),
    );
  }
  for (const side of [-1, 1]) {
    const x = cx + side * t.eyes;
    list.push(
      oval(t.hair, x, cy - t.brow, 11, woman ? 1.8 : 2.8),
      oval([250, 250, 250], x, cy - 5, 8.5, 4.6),
      oval(mix(t.hair, [90, 60, 30], 0.4), x, cy - 5, 4, 4.4),
      oval([12, 10, 10], x, cy - 5, 1.9, 2.1),
    );
    if (t.lines) list.push(oval(shade, x, cy + 6, 9, 1.2), oval(shade, cx + side * 21, cy + 24, 1.4, 9));
    if (t.glasses) list.push(ring([40, 40, 44], x, cy - 5, 14));
  }
  list.push(oval(shade, cx, cy + 15, t.nose, 4), oval(mix(t.skin, [255, 240, 225], 0.25), cx, cy + 6, 3.4, 11));
  if (t.moustache) list.push(oval(t.hair, cx, cy + 25, t.mouth + 3, 4));
  list.push(oval(woman ? [178, 62, 72] : mix(t.skin, [140, 50, 45], 0.55), cx, cy + 32, t.mouth, woman ? 4.2 : 3.2));
  list.push(fringe(t.hair, { cx, cy: cy - 3, rx: t.width + 5, ry: t.height + 8 }, cy + t.fringe, woman ? 26 : 18));
  return { ground: t.ground, list };
}

/** The distance of the points that a picture out of focus is made of. */
const COARSE = 9;

/** The photograph of a made-up person as PNG: the same face each time she is drawn. Out of focus if `nitido` is false. */
export function face(
  { IdPersona, IdSexo, FechaNacimiento }: Pick<Persona, 'IdPersona' | 'IdSexo' | 'FechaNacimiento'>,
  { dia, nitido }: { readonly dia: IsoDate; readonly nitido: boolean },
): Uint8Array {
  const age = FechaNacimiento ? ageOn(FechaNacimiento, dia) : 30;
  const { ground, list } = layers(createRandom(IdPersona), IdSexo === 2, age);
  const sharp = (x: number, y: number): Rgb => {
    let [red, green, blue]: Rgb = mix(ground, [255, 255, 255], 0.25 - (y / HEIGHT) * 0.25);
    for (const { color, covers } of list) {
      const share = covers(x, y);
      if (share === 0) continue;
      red += (color[0] - red) * share;
      green += (color[1] - green) * share;
      blue += (color[2] - blue) * share;
    }
    return [red, green, blue];
  };
  return png(WIDTH, HEIGHT, nitido ? sharp : blurred(sharp));
}

/** Only some points of a picture, and a smooth passage between them. */
function blurred(sharp: (x: number, y: number) => Rgb): (x: number, y: number) => Rgb {
  const seen = new Map<number, Rgb>();
  const at = (column: number, row: number): Rgb => {
    const key = row * WIDTH + column;
    const known = seen.get(key) ?? sharp(column * COARSE, row * COARSE);
    seen.set(key, known);
    return known;
  };
  return (x, y) => {
    const [column, row] = [Math.floor(x / COARSE), Math.floor(y / COARSE)];
    const [right, down] = [x / COARSE - column, y / COARSE - row];
    return mix(
      mix(at(column, row), at(column + 1, row), right),
      mix(at(column, row + 1), at(column + 1, row + 1), right),
      down,
    );
  };
}
