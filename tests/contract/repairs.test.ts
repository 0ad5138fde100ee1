import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as wire from '#contract/entities/wire.ts';
import { mayBe, ofKind, rowId } from '#contract/facts.ts';
import { type Repair, read } from '#contract/read.ts';

/** What the check of a deployment is told about a value, as 'path: verdict, expected, received'. */
const told = (schema: z.core.$ZodType, sent: unknown) =>
  read(schema, sent, { notes: true }).repairs.map(
    ({ path, verdict, expected, received }: Repair) => `${path.join('.')}: ${verdict}, ${expected}, ${received}`,
  );

const row = z.looseObject({ IdFila: rowId(), Nombre: wire.text() });

/** [what, the schema of a field, its values, what is told of each; '' for nothing] */
const fields: readonly [string, z.core.$ZodType, readonly (readonly [unknown, string])[]][] = [
  [
    'text',
    wire.text(),
    [
      ['A ', ''],
      ['', ''],
      [null, ''],
      [{}, ''],
      [5, 'repaired, text, number'],
      [['A'], 'left out, a value that can be read, list'],
      [{ a: 1 }, 'left out, a value that can be read, object'],
    ],
  ],
  [
    'a number',
    wire.id(),
    [
      [5, ''],
      ['', ''],
      [null, ''],
      ['5', 'repaired, number, string'],
      ['x', 'left out, a value that can be read, string'],
    ],
  ],
  [
    'a number that must be there',
    z.number(),
    [
      ['x', 'refused, a value that can be read, string'],
      [null, 'refused, a value that can be read, null'],
    ],
  ],
  [
    'a flag',
    wire.flag(),
    [
      [true, ''],
      [false, ''],
      ['S', 'repaired, true or false, string'],
      [1, 'repaired, true or false, number'],
      [2, 'left out, a value that can be read, number'],
    ],
  ],
  [
    'an amount',
    wire.monto(),
    [
      [25.5, ''],
      [null, ''],
      ['', ''],
      ['25,50', 'repaired, amount, string'],
      ['1.234', 'left out, amount, string'],
      [true, 'left out, a value that can be read, boolean'],
    ],
  ],
  [
    'a date',
    wire.fecha(),
    [
      ['2026-11-20', ''],
      ['', ''],
      ['20/11/2026', "repaired, date 'yyyy-mm-dd', string"],
      ['2026-11-20x', "left out, date 'yyyy-mm-dd', string"],
      [46_346, "left out, date 'yyyy-mm-dd', number"],
      [{ a: 1 }, 'left out, a value that can be read, object'],
    ],
  ],
  [
    'a date with the day first',
    wire.fechaLocal(),
    [
      ['20/11/2026', ''],
      ['2026-11-20', "repaired, date 'dd/mm/yyyy', string"],
      ['20/11/2026 0:00:00', "repaired, date 'dd/mm/yyyy', string"],
    ],
  ],
  [
    'a time of day',
    wire.hora(),
    [
      ['08:30', ''],
      [{ hours: 8, minutes: 30 }, 'repaired, time HH:mm, object'],
      ['25:00', 'left out, a value that can be read, string'],
    ],
  ],
  [
    'JSON',
    wire.json(),
    [
      ['{}', ''],
      [{ a: 1 }, 'repaired, JSON as text, object'],
    ],
  ],
  [
    'two ids',
    wire.parDeIds(),
    [
      ['1001|5001', ''],
      [' 1001 | 5001', "repaired, two ids 'a|b', string"],
      ['5001', 'refused, a value that can be read, string'],
    ],
  ],
  [
    'a list',
    wire.lista(z.number()),
    [
      [[1], ''],
      [undefined, ''],
      [null, 'repaired, list, null'],
      ['[1]', 'repaired, list, string'],
      [{}, 'repaired, list, object'],
    ],
  ],
  ['a list that may be null', z.nullable(z.array(z.number())), [[null, '']]],
  [
    'a record',
    z.nullable(z.looseObject({ Nombre: wire.text() })),
    [
      [{ Nombre: 'A' }, ''],
      [null, ''],
      [' ', ''],
      [[{ Nombre: 'A' }], 'repaired, object, list'],
      ['nada', 'left out, a value that can be read, string'],
    ],
  ],
  [
    'one of several words',
    z.optional(z.enum(['P', 'T'])),
    [
      ['P', ''],
      ['p', 'repaired, one of P, T, string'],
      ['Q', 'left out, a value that can be read, string'],
    ],
  ],
  [
    'one of several types',
    z.optional(z.union([z.number(), z.array(z.number())])),
    [
      [5, ''],
      ['5', 'repaired, one of several types, string'],
      [['5'], 'repaired, one of several types, list'],
      ['x', 'left out, a value that can be read, string'],
    ],
  ],
];

describe('the check of a deployment is told what was not in the documented form, and only that', () => {
  test.each(fields)('%s', (_, schema, table) => {
    const field = z.looseObject({ IdFila: rowId(), campo: schema });
    for (const [sent, expected] of table)
      expect([sent, told(field, { IdFila: 1, campo: sent })]).toEqual([
        sent,
        expected === '' ? [] : [`campo: ${expected}`],
      ]);
  });

  test('of rows: which one, and what of it', () => {
    expect(
      told(z.array(row), [{ IdFila: 1, Nombre: 'A' }, null, { idFila: 2, Nombre: 'B' }, 'x', { IdFila: 3 }]),
    ).toEqual([
      '1: repaired, a row, null',
      '2.IdFila: repaired, name IdFila, number',
      '3: refused, a row that can be read, string',
      '4.Nombre: absent, Nombre, nothing',
    ]);
    expect(told(z.array(row), { IdFila: 1, Nombre: 'A' })).toEqual([': repaired, list, object']);
    expect(told(z.array(row), [{ Nombre: 'A' }])).toEqual(['0.IdFila: absent, IdFila, nothing']);
  });

  test('of a record whose one field came alone', () => {
    const token = mayBe('access_token', z.looseObject({ access_token: ofKind('token', z.string()) }));
    expect(told(token, { access_token: 'x' })).toEqual([]);
    expect(told(token, 'x')).toEqual([': repaired, record with access_token, string']);
  });

  test('a screen is told nothing: it needs the value only', () => {
    expect(read(z.array(row), [null, { idFila: '1' }]).repairs).toEqual([]);
  });
});
