import { expect, test } from 'vitest';
import { defOf, wrappedIn } from '#contract/def.ts';
import { factsOf } from '#contract/facts.ts';
import { read } from '#contract/read.ts';
import { declared } from '../../scripts/contract/declared.ts';

/** The calls whose reply may have no record, by whether they read or write. */
const quiza = (effect: 'read' | 'write') =>
  declared.filter(({ endpoint: { datos, ...one } }) => {
    const inner = defOf(datos).type === 'nullable' ? wrappedIn(datos) : null;
    return one.effect === effect && inner !== null && defOf(inner).type === 'object';
  });
const pagina = '<html><body>Error</body></html>';
const leidas = quiza('read').map((one) => [one.name, one.endpoint.datos] as const);
const documentadas = leidas.filter(([, datos]) => !factsOf(datos).assumed);

test.each(leidas)('%s: no record is null', (_, datos) => {
  for (const none of [null, {}, [], '']) expect(read(datos, none)).toMatchObject({ ok: true, value: null });
});

test.each(documentadas)('%s: what cannot be read is not told as there being none', (_, datos) => {
  for (const broken of [pagina, 7, [pagina]]) expect(read(datos, broken).ok).toBe(false);
});

test('a record the documents do not show, and one that a write answers with, may be missing or anything else', () => {
  const others = [
    ...leidas.filter(([, datos]) => factsOf(datos).assumed),
    ...quiza('write').map((one) => [one.name, one.endpoint.datos] as const),
  ];
  expect(others.length).toBeGreaterThan(5);
  for (const [name, datos] of others) expect([name, read(datos, pagina).ok]).toEqual([name, true]);
});
