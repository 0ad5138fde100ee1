import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutFont, FONT, shown } from '../../scripts/font/cut.ts';
import { codeOf, filesIn, read } from './sources.ts';

test('the font is as npm run font cuts it, and small', async () => {
  const kept = readFileSync(FONT);
  expect(kept.equals(await cutFont()), 'run npm run font').toBe(true);
  expect(kept.length).toBeLessThan(30_000);
});

test('every letter of the texts is in the font', () => {
  const has = new Set(shown);
  const texts = filesIn('src', /(^|\/)messages\/\w+\.ts$|[mM]essages\.ts$|\/(familia|list)\.ts$/);
  expect(texts.length).toBeGreaterThan(20);
  const missing = texts.flatMap((path) =>
    [...codeOf(path)].filter((letter) => letter > ' ' && !has.has(letter)).map((letter) => `${path}: ${letter}`),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test('no weight is asked for that the font has not', () => {
  const weights = filesIn('src', /\.css$/).flatMap((path) =>
    [...read(path).matchAll(/font-weight:\s*(\d+)\s*;/g)].map(([, weight]) => ({ path, weight: Number(weight) })),
  );
  expect(weights.length).toBeGreaterThan(20);
  expect(weights.filter(({ weight }) => weight < 400 || weight > 700)).toEqual([]);
});
