import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { acceso } from '#contract/entities/sesion.ts';
import * as wire from '#contract/entities/wire.ts';
import { mayBe, ofKind, rowId } from '#contract/facts.ts';
import { read, readKept } from '#contract/read.ts';

type Schema = z.core.$ZodType;

/** The result of reading a value in a field; 'refused' if the whole reply is refused. */
function readAs(field: Schema, value: unknown): unknown {
  const reading = read(z.looseObject({ IdFila: rowId(), campo: field }), { IdFila: 1, campo: value });
  return reading.ok ? reading.value.campo : 'refused';
}

describe('values as services may send them', () => {
  const nothing = [null, undefined, '', '   ', {}, { $id: '7' }];
  test.each([
    ['text', wire.text(), ''],
    ['id', wire.id(), 0],
    ['date', wire.fecha(), ''],
    ['amount', wire.monto(), null],
    ['flag', wire.flag(), false],
    ['list', wire.lista(z.number()), []],
  ] as const)('nothing is read as none: %s', (_, field, none) => {
    expect(nothing.map((value) => readAs(field, value))).toEqual(nothing.map(() => none));
  });

  test('a value that stands elsewhere in the reply is not taken for none (1.27)', () => {
    for (const field of [wire.text(), wire.id(), wire.fecha(), wire.monto(), wire.flag(), wire.lista(z.number())])
      expect(readAs(field, { $ref: '3' })).toBe('refused');
  });

  test.each([
    ['118', 118],
    [118, 118],
    ['118.0', 118],
    [' 118 ', 118],
    ['118.5', 0],
    ['12A', 0],
    ['MASCULINO', 0],
    ['20261120000000801', 0],
  ])('the id %j is %j', (sent, id) => {
    expect(readAs(wire.id(), sent)).toBe(id);
  });

  test.each([
    [4567890, '4567890'],
    [-17.391234, '-17.391234'],
    [-66.1568, '-66.1568'],
    [1e-7, ''],
    [1e21, ''],
    ['LP ', 'LP'],
    ['00231     ', '00231'],
    ['PE&Ntilde;A', 'PEÑA'],
    ['A &amp; B', 'A & B'],
    ['&amp;lt;', '&lt;'],
    ['&xyz;', '&xyz;'],
    [2 ** 60, ''],
    [[1], ''],
  ])('the text %j is %j', (sent, text) => {
    expect(readAs(wire.text(), sent)).toBe(text);
  });

  test.each([
    ...[true, 1, '1', 'true', 'True', 'S', 'SI', 'SÍ', 'Y', ' s '].map((sent) => [sent, true] as const),
    ...[false, 0, '0', 'false', 'False', 'N', 'NO', 'X', 2].map((sent) => [sent, false] as const),
  ])('the flag %j is %j', (sent, flag) => {
    expect(readAs(wire.flag(), sent)).toBe(flag);
  });

  test.each([
    ...[undefined, true, 1, 'S', 'True'].map((sent) => [sent, true] as const),
    ...[false, 0, 'N', 'False', null, '', ' ', {}, 'X', 7].map((sent) => [sent, false] as const),
  ])('an entry of the menu that says %j is shown: %j', (sent, shown) => {
    const row = { EtiquetaFormularioWeb: 'Aviso de alta', ...(sent === undefined ? {} : { SeMuestraEnMenu: sent }) };
    expect(readAs(acceso, row)).toMatchObject({ SeMuestraEnMenu: shown });
  });

  test.each([
    ['2026-11-20T22:30:05-04:00', '2026-11-20T22:30:05-04:00', undefined],
    ['2026-11-20T22:30:05', '2026-11-20T22:30:05-04:00', undefined],
    ['/Date(1795228205000)/', '2026-11-20T22:30:05-04:00', 'repaired'],
    ['20/11/2026 22:30:05', '2026-11-20T22:30:05-04:00', 'repaired'],
    ['11/20/2026 22:30', '11/20/2026 22:30', 'left out'],
    [1795228205000, '1795228205000', 'left out'],
    ['0001-01-01T00:00:00', '', undefined],
    ['', '', undefined],
  ])('[variants 3] the moment %j is %j, and the probe tells it %s', (sent, moment, verdict) => {
    const schema = z.looseObject({ IdFila: rowId(), campo: wire.momento() });
    const reading = read(schema, { IdFila: 1, campo: sent }, { notes: true });
    expect(reading.ok && reading.value.campo).toBe(moment);
    expect(reading.repairs.map((each) => each.verdict)).toEqual(verdict ? [verdict] : []);
  });

  test('a flag that decides alone must be readable', () => {
    expect([true, 1, 'S', 'False'].map((sent) => readAs(z.boolean(), sent))).toEqual([true, true, true, false]);
    expect(['X', {}, 7].map((sent) => readAs(z.boolean(), sent))).toEqual(['refused', 'refused', 'refused']);
  });

  test.each([
    ['25.00', 25],
    ['25,00', 25],
    ['25.0000', 25],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234.567', 1_234_567],
    ['Bs. 50', 50],
    ['-12,5', -12.5],
    ['0.125', 0.125],
    [25, 25],
    ['1.234', '1.234'],
    [' 1,234 ', '1,234'],
    ['25.000', '25.000'],
    ['veinte', 'veinte'],
    ['1.2.3', '1.2.3'],
    [null, null],
    ['', null],
    [{}, null],
  ])('the amount %j is %j', (sent, amount) => {
    expect(readAs(wire.monto(), sent)).toBe(amount);
  });

  test.each([
    ['2026-11-20T00:00:00', '2026-11-20'],
    ['20/11/2026 0:00:00', '2026-11-20'],
    ['/Date(1795132800000)/', '2026-11-20'],
    ['1900-01-01T00:00:00', ''],
    ['0001-01-01T00:00:00', ''],
    ['20-nov-2026', '20-nov-2026'],
    [46_346, '46346'],
    [1_795_132_800_000, '1795132800000'],
  ])('[F-5.5-02] [F-5.5-03] [E-9-06] [R-9-09] the date %j is %j', (sent, date) => {
    expect(readAs(wire.fecha(), sent)).toBe(date);
    expect(readAs(wire.fechaLocal(), sent)).toBe(date);
  });

  test.each([
    ['08:30:00', '08:30'],
    ['1900-01-01T08:30:00', '08:30'],
    [{ ticks: 306_000_000_000, hours: 8, minutes: 30 }, '08:30'],
    ['PT8H30M', '08:30'],
    ['25:00', ''],
  ])('the time %j is %j', (sent, time) => {
    expect(readAs(wire.hora(), sent)).toBe(time);
  });

  test.each([
    [' 1001 | 5001 ', '1001|5001'],
    ['5001', 'refused'],
    ['1001|0', 'refused'],
    ['|34', 'refused'],
    ['12|x', 'refused'],
    [null, 'refused'],
  ])('[E-4-03] [E-7.1-01] the pair %j is %j', (sent, pair) => {
    expect(readAs(wire.parDeIds(), sent)).toBe(pair);
  });

  test.each([
    ['1', 1],
    [true, 1],
    [' P ', 'P'],
    ['p', 'P'],
    ['Q', 'refused'],
  ])('one of several values, %j, is %j', (sent, value) => {
    expect(readAs(z.union([z.literal(1), z.literal('P')]), sent)).toBe(value);
  });

  test('the word before a token is taken off', () => {
    expect(readAs(ofKind('token', z.string()), 'Bearer eyJ.x')).toBe('eyJ.x');
  });

  test('HTML and JSON keep what they are made of', () => {
    expect(readAs(wire.html(), '<b>&amp;</b> ')).toBe('<b>&amp;</b> ');
    expect(readAs(wire.json(), { a: 1 })).toBe('{"a":1}');
  });
});

describe('rows and lists', () => {
  const row = z.looseObject({ IdFila: rowId(), Nombre: wire.text() });
  const rows = z.array(row);
  const one = { IdFila: 1, Nombre: 'A' };

  test.each([
    ['null', null, []],
    ['a blank text', '', []],
    ['a list as text', JSON.stringify([one]), [one]],
    ['one object', one, [one]],
    ['holes', [null, one, undefined], [one]],
    ['marks of references', { $id: '1', $values: [{ $id: '2', ...one }] }, [one]],
    ['other letter case', [{ idFila: 1, nombre: 'A' }], [one]],
    ['other keys', [{ ...one, Otro: 5 }], [{ ...one, Otro: 5 }]],
  ])('a list is read: %s', (_, sent, list) => {
    expect(read(rows, sent)).toMatchObject({ ok: true, value: list });
  });

  test.each([
    ['a row without its own id', [{ Nombre: 'A' }]],
    ['a page object', { Items: [one], Total: 1 }],
    ['a text', 'nada'],
    ['a row that is a number', [5]],
  ])('a list is refused: %s', (_, sent) => {
    expect(read(rows, sent).ok).toBe(false);
  });

  test.each([
    ['an object', one, one],
    ['a list of one', [one], one],
    ['a list of one with holes', [null, one], one],
    ['a list of holes', [null], null],
    ['an object as text', JSON.stringify(one), one],
    ['null', null, null],
    ['an empty list', [], null],
    ['a database null', {}, null],
  ])('a record is read: %s', (_, sent, record) => {
    expect(read(z.nullable(row), sent)).toMatchObject({ ok: true, value: record });
  });

  test('nothing at all is an empty list where a list may come alone, and of a flag it says nothing', () => {
    const withList = mayBe('Filas', z.looseObject({ Filas: wire.lista(row) }));
    const withFlag = mayBe('Pagado', z.looseObject({ Pagado: wire.strictFlag() }));
    expect(read(withList, null)).toMatchObject({ ok: true, value: { Filas: [] } });
    expect(read(withFlag, null).ok).toBe(false);
  });

  test('a reference list may go by other names', () => {
    const referencia = ofKind('referencia', z.looseObject({ Id: rowId(), Descripcion: wire.text() }));
    const sent = [
      { IdSexo: '1', Nombre: 'FEMENINO' },
      { Id: 2, Descripcion: 'MASCULINO' },
    ];
    const reading = read(z.array(referencia), sent);
    expect(reading.ok && reading.value.map(({ Id, Descripcion }) => [Id, Descripcion])).toEqual([
      [1, 'FEMENINO'],
      [2, 'MASCULINO'],
    ]);
  });

  test('a key that would change the object it stands in is dropped', () => {
    const sent: unknown = JSON.parse('{"IdFila":1,"__proto__":{"hola":1},"constructor":"x"}');
    const reading = read(row, sent);
    expect(reading.ok && [Reflect.get(reading.value, 'hola'), Object.keys(reading.value).sort()]).toEqual([
      undefined,
      ['IdFila', 'Nombre', 'constructor'],
    ]);
  });

  test('what was repaired is told by place, expected and received, and never by value', () => {
    const { repairs } = read(rows, [{ idFila: '7', Nombre: 5, Otro: 1 }], { notes: true });
    expect(repairs).toEqual([
      { path: [0, 'IdFila'], verdict: 'repaired', expected: 'name IdFila', received: 'string' },
      { path: [0, 'IdFila'], verdict: 'repaired', expected: 'number', received: 'string' },
      { path: [0, 'Nombre'], verdict: 'repaired', expected: 'text', received: 'number' },
    ]);
  });
});

describe('what the browser kept', () => {
  const kept = z.object({ texto: z.string(), id: z.number() });
  test('is taken as it was written', () => {
    expect(readKept(kept, { texto: ' A &amp; ', id: 1 })).toEqual({ texto: ' A &amp; ', id: 1 });
  });
  test('and as leniently as a reply where it does not fit', () => {
    expect(readKept(kept, { texto: 'A', id: '1' })).toEqual({ texto: 'A', id: 1 });
    expect(readKept(kept, { otro: 1 })).toBeNull();
  });
});
