import { expect, test } from 'vitest';
import { shapes } from '#sandbox/shapes/index.ts';
import { filaDe, noReplies, variantes } from '#support/variantes.ts';
import { aparte, dialectos } from './dialectos.ts';

const enDialectos: readonly string[] = Object.values(dialectos).flat();
const propias: readonly string[] = aparte;

test('every form the portal must take stands in a dialect, or has a test of its own', () => {
  const accepted = shapes.filter(({ verdict }) => verdict === 'accept').map(({ id }) => id);
  expect(accepted.filter((id) => !enDialectos.includes(id) && !propias.includes(id))).toEqual([]);
  expect([...enDialectos, ...propias].filter((id) => !accepted.includes(id))).toEqual([]);
});

test('no form stands in two dialects that would hide each other: one date form each', () => {
  for (const [name, ids] of Object.entries(dialectos))
    expect(
      ids.filter((id) => /^3\.[1-6]$/.test(id)),
      name,
    ).toHaveLength(1);
});

test('every row of the table of variants is proved: taken, refused, or no reply', () => {
  const known = [...shapes.map(({ id }) => filaDe(id)), ...Object.keys(noReplies)];
  expect(variantes.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([]);
});
