import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as wire from '#contract/entities/wire.ts';
import { mayBe, ofKind, rowId } from '#contract/facts.ts';
import { filled, read, readOrNull } from '#contract/read.ts';

type Schema = z.core.$ZodType;

/** What is read of each value; 'refused' if it is refused. */
const readEach = (schema: Schema, table: readonly (readonly [unknown, unknown])[]) =>
  table.map(([sent]) => {
    const reading = read(schema, sent);
    return [sent, reading.ok ? reading.value : 'refused'];
  });

describe('a list', () => {
  const list = z.array(z.looseObject({ IdFila: rowId() }));
  const rows = [{ IdFila: 1 }, { IdFila: 2 }];
  test('[variants 1.27] [variants 2.15] has all its rows, in whatever it comes', () => {
    const table = [
      [rows, rows],
      [JSON.stringify(rows), rows],
      [{ $id: '1', $values: rows }, rows],
      [JSON.stringify({ $id: '1', $values: rows }), rows],
      [{ $values: null }, []],
      ['[]', []],
      [{}, []],
      [[[rows[0]]], [rows[0]]],
      [[rows[0], 'nada'], 'refused'],
      [[rows[0], {}], 'refused'],
      [[rows[0], { $ref: '2' }], 'refused'],
    ] as const;
    expect(readEach(list, table)).toEqual(table);
  });

  test('of texts has no other values, and none that is left out', () => {
    const table = [
      [
        ['A ', 5, null],
        ['A', '5'],
      ],
      [['A', ['B']], 'refused'],
      [['A', { $id: '1' }], 'refused'],
    ] as const;
    expect(readEach(z.array(z.string()), table)).toEqual(table);
  });
});

describe('a record', () => {
  /** All its fields may be missing. */
  const record = z.looseObject({ Nombre: wire.text(), IdSexo: wire.id() });
  const nobody = { Nombre: '', IdSexo: 0 };
  const ana = { Nombre: 'ANA', IdSexo: 2 };

  test('[variants 1.27] [variants 2.17] is found in what it comes in', () => {
    const table = [
      [ana, ana],
      [[null, ana, { Nombre: 'EVA' }], ana],
      [{ $id: '1', ...ana }, ana],
      [{ $id: '1', $values: [ana] }, ana],
      [JSON.stringify([ana]), ana],
      [{ Nombre: 'ANA' }, { ...nobody, Nombre: 'ANA' }],
    ] as const;
    expect(readEach(record, table)).toEqual(table);
  });

  test('is no value of another type and no other record, even if all its fields may be missing', () => {
    const table = [5, true, 'nada', '5', ['nada'], [5], { Otro: 1 }, { Items: [], Total: 0 }, { $ref: '1' }].map(
      (sent) => [sent, 'refused'] as const,
    );
    expect(readEach(record, table)).toEqual(table);
    expect(read(z.nullable(record), { Otro: 1 })).toMatchObject({ ok: true, value: null });
  });

  test('[variants 1.4] [variants 2.25] has its fields in any letter case; the exact one and then the first counts', () => {
    const table = [
      [{ nombre: 'ANA', ID_SEXO: 2 }, ana],
      [
        { nombre: 'EVA', Nombre: 'ANA', idsexo: 2 },
        { ...ana, nombre: 'EVA' },
      ],
      [
        { NOMBRE: 'ANA', nombre: 'EVA', Id_Sexo: 2 },
        { ...ana, nombre: 'EVA' },
      ],
    ] as const;
    expect(readEach(record, table)).toEqual(table);
  });

  test('[variants 1.28] keeps what it has besides, but no marks, and no key of a field that is missing', () => {
    const reading = readOrNull(z.looseObject({ Id: z.optional(z.number()), Nombre: wire.text() }), {
      ...{ $id: '1', id: null, nombre: 'ANA', Traza: [1] },
    });
    expect(Object.entries(reading ?? {})).toEqual([
      ['Nombre', 'ANA'],
      ['Traza', [1]],
    ]);
  });

  test('without declared fields is as it came', () => {
    expect(readOrNull(z.looseObject({}), { a: ' 1 ' })).toEqual({ a: ' 1 ' });
  });

  test('inside another may be missing, and is read all the same', () => {
    const outer = z.looseObject({ IdFila: rowId(), Persona: wire.grupo(record) });
    const table = [
      [{ IdFila: 1 }, { IdFila: 1, Persona: nobody }],
      [
        { IdFila: 1, Persona: null },
        { IdFila: 1, Persona: nobody },
      ],
      [
        { IdFila: 1, Persona: [{ nombre: 'ANA ', IdSexo: '2' }] },
        { IdFila: 1, Persona: ana },
      ],
      [{ IdFila: 1, Persona: { $ref: '7' } }, 'refused'],
    ] as const;
    expect(readEach(outer, table)).toEqual(table);
  });
});

describe('values inside a record', () => {
  const field = (schema: Schema, table: readonly (readonly [unknown, unknown])[]) => {
    const row = z.looseObject({ IdFila: rowId(), campo: schema });
    return readEach(
      row,
      table.map(([sent]) => [{ IdFila: 1, campo: sent }, 0] as const),
    ).map(([, got], at) => [table[at]?.[0], got === 'refused' ? got : (got as { campo: unknown }).campo]);
  };

  test.each<[string, Schema, readonly (readonly [unknown, unknown])[]]>([
    [
      'a date: a text or a number stays as it came, and nothing else is shown (variants 2.1)',
      wire.fecha(),
      [
        [' 20-nov-2026 ', '20-nov-2026'],
        [46_346, '46346'],
        [['20/11/2026'], ''],
        [{ a: 1 }, ''],
        [true, ''],
      ],
    ],
    [
      'an amount: a text stays as it came, and nothing else is shown',
      wire.monto(),
      [
        [' 1.234 ', '1.234'],
        [true, null],
        [[25], null],
        [{ a: 1 }, null],
      ],
    ],
    [
      "a record's own id: 0 before it is saved, never an id that cannot be read",
      wire.idPropio(),
      [
        [undefined, 0],
        [null, 0],
        ['', 0],
        [{}, 0],
        [' 7 ', 7],
        ['7A', 'refused'],
        [7.5, 'refused'],
        [[7], 'refused'],
      ],
    ],
    [
      'an optional text: a blank one is no missing one',
      z.nullable(z.string()),
      [
        ['', ''],
        [' ', ''],
        [null, null],
        [{}, null],
      ],
    ],
    [
      'a date that must be there may be blank, and no null',
      ofKind('fecha', z.string()),
      [
        ['', ''],
        [null, 'refused'],
      ],
    ],
    [
      'a nullable number: blank is null',
      z.nullable(z.number()),
      [
        ['', null],
        ['5', 5],
        ['x', null],
      ],
    ],
    [
      'JSON: as text, also if it came as a value',
      wire.json(),
      [
        [[1, { a: 'x' }], '[1,{"a":"x"}]'],
        [' {"a":1} ', ' {"a":1} '],
        [null, ''],
        [5, ''],
      ],
    ],
    [
      'one of several words: its own spelling, and nothing for what is no word',
      z.enum(['P', 'T']),
      [
        ['T', 'T'],
        [' p ', 'P'],
        ['Q', 'refused'],
        [['P'], 'refused'],
        [{}, 'refused'],
        [null, 'refused'],
        [undefined, 'refused'],
      ],
    ],
    [
      'a word that may be missing',
      z.optional(z.literal('P')),
      [
        ['p', 'P'],
        ['Q', undefined],
      ],
    ],
    [
      'a value with its default: what was sent, if it can be read',
      z.prefault(z.number(), 3),
      [
        ['5', 5],
        [null, 3],
        ['x', 3],
      ],
    ],
    [
      'one of several types: as it came if one accepts it, otherwise the first that can be repaired',
      z.union([z.string(), z.number()]),
      [
        [5, 5],
        [' A ', ' A '],
        [true, 'true'],
        [['A'], 'refused'],
      ],
    ],
    [
      'one of several types: what only the second accepts once repaired',
      z.union([z.number().check(z.gte(1)), z.boolean()]),
      [
        ['7', 7],
        ['0', false],
        ['x', 'refused'],
      ],
    ],
    [
      'a record or a number',
      z.union([z.literal(0), z.array(z.looseObject({ Id: z.number() }))]),
      [
        ['0', 0],
        [[{ id: '5' }], [{ Id: 5 }]],
      ],
    ],
    [
      'values by their keys',
      z.record(z.string(), z.number()),
      [
        [
          { $id: '9', a: '1', b: 2 },
          { a: 1, b: 2 },
        ],
        [JSON.parse('{"a":1,"__proto__":{"c":3}}'), { a: 1 }],
        ['{"a":"1"}', { a: 1 }],
        [{ $values: { a: 1 } }, { a: 1 }],
        [{}, {}],
        [{ a: 'x' }, 'refused'],
        [null, 'refused'],
        ['nada', 'refused'],
        [5, 'refused'],
      ],
    ],
    [
      'the version of a record: a whole number, or a text as it is',
      wire.version(),
      [
        ['7', 7],
        [' 12.00 ', 12],
        [7, 7],
        ['AAAAAAAAB9E=', 'AAAAAAAAB9E='],
        ['v7', 'v7'],
        ['7 b', '7 b'],
        ['7.5', '7.5'],
        [' ', undefined],
        [null, undefined],
      ],
    ],
    [
      'what a write answers: done if it answers nothing',
      wire.hecho(),
      [
        [undefined, true],
        [null, true],
        ['S', true],
        [false, false],
        ['N', false],
        ['X', 'refused'],
        [{ a: 1 }, 'refused'],
      ],
    ],
  ])('%s', (_, schema, table) => {
    expect(field(schema, table)).toEqual(table);
  });
});

test('a flag that cannot be read is told as such', () => {
  const reading = read(z.looseObject({ Pagado: wire.strictFlag() }), { Pagado: 'X' });
  expect(reading.ok ? null : reading.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['Pagado', 'A flag that cannot be read'],
  ]);
});

describe('a row of a reference list', () => {
  const referencia = ofKind('referencia', z.looseObject({ Id: rowId(), Descripcion: wire.text() }));
  test.each([
    ['its own names before any other', { IdSexo: 9, Id: 2, Nombre: 'OTRO', Descripcion: 'ANA' }, [2, 'ANA']],
    ['its own names in another letter case', { idSexo: 9, id: 2, nombre: 'OTRO', descripcion: 'ANA' }, [2, 'ANA']],
    ['the first number whose name begins with Id', { Orden: 7, Medida: 8, IdSexo: '1', Nombre: 'ANA' }, [1, 'ANA']],
    ['no id that is no number', { IdTexto: 'F', IdSexo: 1, Nombre: 'ANA' }, [1, 'ANA']],
    ['the text with a name', { IdSexo: 1, Sigla: 'F', NombreSexo: 'ANA' }, [1, 'ANA']],
    ['the text with a description', { IdSexo: 1, Sigla: 'F', DescripcionSexo: 'ANA' }, [1, 'ANA']],
    ['the first text', { IdSexo: 1, Orden: 7, Unidad: 'ANA', Sigla: 'F' }, [1, 'ANA']],
    ['no text of an id', { IdSexo: '1', IdTexto: 'F', Sexo: 'ANA' }, [1, 'ANA']],
    ['no name that is no text', { IdSexo: 1, Nombre: 5, Sexo: 'ANA' }, [1, 'ANA']],
    ['no text at all', { IdSexo: 1, Orden: 7 }, [1, '']],
  ])('has %s', (_, sent, expected) => {
    const row = readOrNull(referencia, sent);
    expect([row?.Id, row?.Descripcion]).toEqual(expected);
  });
  test('only there: other rows get no such fields', () => {
    expect(readOrNull(z.looseObject({ IdFila: rowId() }), { IdFila: 1, Nombre: 'A' })).toEqual({
      IdFila: 1,
      Nombre: 'A',
    });
  });
});

describe('a record whose one field may come alone', () => {
  const token = mayBe('access_token', z.looseObject({ access_token: ofKind('token', z.string()), vence: wire.id() }));
  const filas = mayBe('Filas', z.looseObject({ Filas: wire.lista(z.looseObject({ IdFila: rowId() })) }));
  test('[variants 6.1] is read whole or alone', () => {
    const tokens = [
      [
        { accessToken: 'Bearer x', vence: '5' },
        { access_token: 'x', vence: 5 },
      ],
      [[{ AccessToken: 'x' }], { access_token: 'x', vence: 0 }],
      [' Bearer x ', { access_token: 'x', vence: 0 }],
      ['{"access_token":"x"}', { access_token: 'x', vence: 0 }],
      [null, 'refused'],
      [5, 'refused'],
      [{ otro: 'x' }, 'refused'],
    ] as const;
    expect(readEach(token, tokens)).toEqual(tokens);
    const lists = [
      [[{ IdFila: 1 }], { Filas: [{ IdFila: 1 }] }],
      [{ filas: [{ IdFila: 1 }] }, { Filas: [{ IdFila: 1 }] }],
      [{ IdFila: 1 }, { Filas: [{ IdFila: 1 }] }],
      [[], { Filas: [] }],
      ['', { Filas: [] }],
    ] as const;
    expect(readEach(filas, lists)).toEqual(lists);
  });
});

describe('a record with the given values', () => {
  const persona = z.looseObject({
    IdPersona: wire.id(),
    Nombres: wire.text(),
    Nacio: wire.fecha(),
    Haber: wire.monto(),
  });
  test('has all its other fields empty', () => {
    expect(filled(persona, {})).toEqual({ IdPersona: 0, Nombres: '', Nacio: '', Haber: null });
    expect(filled(persona, { IdPersona: 5 })).toMatchObject({ IdPersona: 5, Nombres: '' });
  });
  test('is not made without a field that must be there: the fault is told by its names', () => {
    const aviso = z.looseObject({ Tipo: z.string(), Persona: z.looseObject({ Id: rowId(), Nombres: wire.text() }) });
    expect(() => filled(aviso, { Persona: { Nombres: 'ANA' } })).toThrow(
      new Error('No record can be made without Tipo, Persona.Id'),
    );
  });
});
