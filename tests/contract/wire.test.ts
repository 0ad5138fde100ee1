import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as wire from '#contract/entities/wire.ts';
import { factsOf, rowId } from '#contract/facts.ts';
import { read } from '#contract/read.ts';

type Schema = z.core.$ZodType;

test.each<[string, () => Schema, unknown]>([
  ['a text', wire.text, ''],
  ['a date', wire.fecha, ''],
  ['an id', wire.id, 0],
  ["a record's own id", wire.idPropio, 0],
  ['an amount', wire.monto, null],
  ['a flag', wire.flag, false],
  ['a list', () => wire.lista(z.number()), []],
  ['a flag that must be readable', wire.strictFlag, false],
  ['what a write answers', wire.hecho, true],
])('null and a missing value are none also where nothing is repaired: %s', (_, schema, none) => {
  const row = z.looseObject({ campo: schema() });
  expect([z.parse(row, {}), z.parse(row, { campo: null })]).toEqual([{ campo: none }, { campo: none }]);
});

/** What is read of a flag that is missing, null, blank, no and unreadable. */
const flags = (schema: Schema) =>
  [{}, ...[null, '', {}, true, 'N', 'X'].map((campo) => ({ campo }))].map((sent) => {
    const reading = read(z.looseObject({ IdFila: rowId(), campo: schema }), { IdFila: 1, ...sent });
    return reading.ok ? reading.value.campo : 'refused';
  });

test.each<[string, () => Schema, readonly unknown[]]>([
  ['that may be missing', wire.flag, [false, false, false, false, true, false, false]],
  ['that is true if it is missing', wire.flagEncendida, [true, false, false, false, true, false, false]],
  ['that must be readable', wire.strictFlag, [false, false, false, false, true, false, 'refused']],
  ['of a write that is done if it answers nothing', wire.hecho, [true, true, false, true, true, false, 'refused']],
])('[variants 2.3] [variants 2.4] a flag %s', (_, schema, expected) => {
  expect(flags(schema())).toEqual(expected);
});

test("a record's own id that cannot be read refuses the record; any other id counts as none", () => {
  const sent = { Id: '7A', IdSexo: '7A' };
  expect(read(z.looseObject({ Id: wire.id(), IdSexo: wire.id() }), sent)).toMatchObject({
    value: { Id: 0, IdSexo: 0 },
  });
  expect(read(z.looseObject({ Id: wire.idPropio(), IdSexo: wire.id() }), sent).ok).toBe(false);
});

test('[E-4-03] [E-7.1-01] two ids are two numbers above 0, and nothing besides', () => {
  const accepts = (pair: string) => z.safeParse(wire.parDeIds(), pair).success;
  expect(['1001|5001', '1|2'].map(accepts)).toEqual([true, true]);
  expect(['x1|2', '1|2x', '0|2', '1|0', '1|2|3', '1', ''].map(accepts)).toEqual(Array(7).fill(false));
});

test('the id of a row is marked as its own: a row without it is refused', () => {
  expect(factsOf(rowId())).toEqual({ ownId: true });
  expect(read(z.looseObject({ IdFila: rowId(), Nombre: wire.text() }), { Nombre: 'A' }).ok).toBe(false);
});
