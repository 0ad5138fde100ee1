import { expect, test } from 'vitest';
import { filesIn, read } from './sources.ts';

const TOKENS = 'src/ui/tokens.css';
const sheets = filesIn('src', /\.css$/).filter((path) => path !== TOKENS);

/** Declarations of a style sheet without comments: property and value. */
const declarations = (path: string) =>
  [
    ...read(path)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([\w-]+):\s*([^;{}]+);/g),
  ].map(([, property = '', value = '']) => ({
    path,
    property,
    value,
  }));
const all = sheets.flatMap(declarations);
const told = (found: typeof all) => found.map(({ path, property, value }) => `${path}: ${property}: ${value}`);

/** Larger than the scale, or not a spacing: a reserved width, a drawn mark. */
const WIDE = 2.6;

test('spacing comes from the scale', () => {
  const spacing = all.filter(({ property }) => /^(?:padding|margin|gap|row-gap|column-gap)(?:-|$)/.test(property));
  expect(spacing.length).toBeGreaterThan(500);
  const own = spacing.filter(({ value }) =>
    [...value.matchAll(/(\d*\.?\d+)(rem|px)/g)].some(
      ([, size, unit]) => Number(size) > (unit === 'px' ? 1 : 0.06) && Number(size) < WIDE && Number(size) !== 1.75,
    ),
  );
  expect(told(own)).toEqual([]);
});

test('[E-5.2-10] a field whose text is in upper case is drawn so', () => {
  expect(read('src/ui/fields/field.css')).toMatch(/^\.control-upper \{\s*text-transform: uppercase;\s*\}/m);
});

test('[R-2.3-23] the row of another health manager is drawn in another colour than the fund’s own', () => {
  const rule = (name: string, tone: string) =>
    new RegExp(`tr\\.${name} \\{\\s*--row: var\\(--${tone}-soft\\);\\s*color: var\\(--${tone}-ink\\);`);
  const sheet = read('src/features/pasivo/alta/gestor-salud/gestor-salud.css');
  expect(sheet).toMatch(rule('gestor-propio', 'ok'));
  expect(sheet).toMatch(rule('gestor-otro', 'warn'));
});

test('[R-2.5-01] every other row of a list of notices is drawn in another colour', () => {
  expect(read('src/engine/list/novedad-list.css')).toMatch(
    /\.lista-novedades tbody tr:nth-child\(even\):not\([^)]*\) \{\s*--row: color-mix\(/,
  );
});

test('a selector stands in one place: a rule of another screen would be valid here too', () => {
  const places = sheets.flatMap((path) => {
    const flat = read(path).replace(/\/\*[\s\S]*?\*\//g, '');
    // Rules inside @media and the like change a selector on purpose: they are indented.
    return [...flat.matchAll(/^([.#a-z[][^{}@;]*?)\s*\{/gm)].map(([, selector = '']) => ({
      path,
      selector: selector.replace(/\s+/g, ' '),
    }));
  });
  expect(places.length).toBeGreaterThan(500);
  const first = new Map<string, string>();
  const again = places.filter(({ path, selector }) => first.has(selector) || !first.set(selector, path));
  expect(again.map(({ path, selector }) => `${path}: ${selector}`)).toEqual([]);
});

test('a screen is laid out anew at the named widths only', () => {
  const named = [
    ...(/the only widths used in media queries: ([^;]*);/.exec(read(TOKENS))?.[1] ?? '').matchAll(/\d+/g),
  ].map(Number);
  expect(named.length).toBeGreaterThan(4);
  const asked = sheets.flatMap((path) =>
    [...read(path).matchAll(/\((max|min)-width: (\d+)px\)/g)].map(([, side, width]) => ({
      path,
      width: Number(width) - (side === 'min' ? 1 : 0),
    })),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(({ width }) => !named.includes(width))).toEqual([]);
});

test('round corners come from the tokens', () => {
  const own = all.filter(({ property, value }) => property === 'border-radius' && /\d{2,}px/.test(value));
  expect(told(own)).toEqual([]);
});

/** Drawn before the tokens are there. */
const SPLASH = 'src/app/splash.css';

test('text sizes come from the tokens; only paper has its own', () => {
  const sizes = all.filter(({ property }) => property === 'font-size');
  expect(sizes.length).toBeGreaterThan(100);
  const own = sizes.filter(({ path, value }) => /\d(?:rem|px)/.test(value) && !onPaper(path, value));
  expect(told(own)).toEqual([]);
});

/** True if a sheet has this text size only within its rules for paper. */
const onPaper = (path: string, value: string) =>
  read(path).indexOf(`font-size: ${value}`) > read(path).indexOf('@media print') && read(path).includes('@media print');

test('controls, marks and icons have the sizes of the scale', () => {
  const sides = all.filter(({ property }) => /^(?:min-)?(?:width|height)$/.test(property));
  expect(sides.length).toBeGreaterThan(300);
  const own = sides.filter(({ path, value }) => {
    const [, size, unit] = /^(\d*\.?\d+)(rem|px)$/.exec(value) ?? [];
    const pixels = Number(size) * (unit === 'rem' ? 16 : 1);
    return path !== SPLASH && pixels >= 8 && pixels <= 48;
  });
  expect(told(own)).toEqual([]);
});
