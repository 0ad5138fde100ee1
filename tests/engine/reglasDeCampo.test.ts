import { describe, expect, test } from 'vitest';
import type { FormValues, Rule, Valor } from '#engine/definition/fields.ts';
import {
  coordenada,
  correo,
  correoOpcional,
  elegido,
  fechaCon,
  haber,
  libre,
  nacimientoDeNacional,
  opcional,
  requerido,
  requeridoCon,
} from '#engine/family/rules.ts';

const vacio = 'Campo, no tiene información.';
/** Made in each test, so that a change in the making is noticed there. */
const of = (rule: (label: string) => Rule) => () => rule('Campo');

describe.each<[string, () => Rule, boolean, readonly (readonly [Valor, string | null])[]]>([
  [
    '[E-5.2-01, E-5.3-03] a required text',
    of(requerido(3)),
    true,
    [
      [null, vacio],
      ['  ', vacio],
      ['abc', null],
      [' abc ', null],
      ['abcd', 'Campo: el máximo es de 3 caracteres.'],
    ],
  ],
  [
    '[R-5.2-08, R-5.2-10] a required text with its own sentence',
    of(requeridoCon('Falta.')),
    true,
    [
      [' ', 'Falta.'],
      ['a', null],
    ],
  ],
  [
    '[E-3-06] an optional text',
    of(opcional(3)),
    false,
    [
      [null, null],
      ['abc', null],
      ['abcd', 'Campo: el máximo es de 3 caracteres.'],
    ],
  ],
  [
    '[E-5.2-03, E-5.3-01, E-5.3-04] an item of a list',
    of(elegido()),
    true,
    [
      [null, vacio],
      [0, vacio],
      [-1, vacio],
      [1, null],
    ],
  ],
  ['an item with its own sentence', of(elegido('Elija.')), true, [[0, 'Elija.']]],
  ['[R-5.2-04] a free item', libre, false, [[0, null]]],
  [
    '[E-5.3-02, E-5.4-02, E-5.5-02, R-5.2-05] a date',
    of(fechaCon()),
    true,
    [
      ['', vacio],
      [' 2026-11-20 ', null],
      ['2026-11-31', 'Escriba una fecha que exista, como 17/11/2026.'],
    ],
  ],
  ['[E-5.4-02, R-5.2-09] a date with its own sentence', of(fechaCon('Falta.')), true, [[null, 'Falta.']]],
  [
    '[E-5.2-05, R-5.3-03, R-5.4-03] a required address',
    of(correo(12)),
    true,
    [
      ['', vacio],
      ['  ', vacio],
      ['a@b.bo', null],
      [' A@B.BO ', null],
      ['a@b.b', 'Formato de correo electrónico no válido.'],
      ['x a@b.bo', 'Formato de correo electrónico no válido.'],
      ['a@b.bo x', 'Formato de correo electrónico no válido.'],
      ['a@b c.bo', 'Formato de correo electrónico no válido.'],
      ['a@ b.bo', 'Formato de correo electrónico no válido.'],
      ['a@b.b o', 'Formato de correo electrónico no válido.'],
      ['a b@c.bo', 'Formato de correo electrónico no válido.'],
      ['a@b.bo@c', 'Formato de correo electrónico no válido.'],
      ['@b.bo', 'Formato de correo electrónico no válido.'],
      ['a@.bo', 'Formato de correo electrónico no válido.'],
      ['a@b@c.bo', 'Formato de correo electrónico no válido.'],
      ['ab.bo', 'Formato de correo electrónico no válido.'],
      ['abcdef@ghi.bo', 'Campo: el máximo es de 12 caracteres.'],
    ],
  ],
  [
    '[R-5.2-02] an optional address',
    of(correoOpcional(12)),
    false,
    [
      [' ', null],
      ['ab.bo', 'Formato de correo electrónico no válido.'],
      ['a@b.bo', null],
    ],
  ],
  [
    '[E-5.2-06, E-5.2-07, E-5.2-08, R-5.2-03, R-5.3-03, R-5.4-03, E-9-05] a coordinate',
    of(coordenada(5, 90)),
    true,
    [
      [null, vacio],
      ['   ', vacio],
      ['-17.', 'Campo: escriba al menos 5 caracteres, por ejemplo -17.39350.'],
      ['-17.  ', 'Campo: escriba al menos 5 caracteres, por ejemplo -17.39350.'],
      ['-17.3', null],
      ['-17,39', null],
      ['90.00', null],
      ['-90.00', null],
      ['90.01', 'Campo: escriba grados entre -90 y 90.'],
      ['-90.01', 'Campo: escriba grados entre -90 y 90.'],
      ['norte', 'Campo: escriba grados entre -90 y 90.'],
    ],
  ],
  [
    '[E-5.3-05, E-5.3-06, E-5.4-04, E-5.4-05, E-9-03] an amount above a minimum',
    of(haber({ min: 0, exclusive: true, message: 'Más de 0.' })),
    true,
    [
      [null, vacio],
      ['', vacio],
      [0, 'Más de 0.'],
      [-1, 'Más de 0.'],
      [0.5, null],
      ['x', 'Más de 0.'],
      [9_999_999, null],
      [10_000_000, 'Campo: el máximo es 9,999,999.'],
    ],
  ],
  [
    '[E-5.3-07, E-5.4-06] an amount from a minimum on',
    of(haber({ min: 0, exclusive: false, message: 'No menos de 0.' })),
    true,
    [
      [0, null],
      [-1, 'No menos de 0.'],
    ],
  ],
])('%s', (_, rule, required, cases) => {
  test('is marked as required only if it is', () => expect(rule().required).toBe(required));
  test.each(cases)('%j: %j', (value, text) => expect(rule().check(value)).toBe(text));
});

test('[E-5.2-04] a birth location is asked only of nationals', () => {
  const values = (IdNacionalidad: number) => ({ BasePersonas: { IdNacionalidad } }) as unknown as FormValues;
  const rule = nacimientoDeNacional('Lugar');
  const marked = typeof rule.required === 'object' ? [rule.required.path, ...[1, 2].map(rule.required.when)] : [];
  expect(marked).toEqual(['BasePersonas.IdNacionalidad', true, false]);
  expect([rule.check(0, values(1)), rule.check(4, values(1)), rule.check(0, values(2)), rule.check(0)]).toEqual([
    'Lugar, no tiene información.',
    null,
    null,
    null,
  ]);
});
