import { describe, expect, test } from 'vitest';
import { problemsOf } from '#contract/problems.ts';
import { transport } from '#messages/transport.ts';

/** What people are told to look at, without the sentence before it; '' if nothing is said. */
const named = (errors: unknown) => {
  const text = problemsOf({ title: 'One or more validation errors occurred.', status: 400, errors });
  if (text === '') return '';
  expect(text.startsWith(`${transport.camposRechazados} `)).toBe(true);
  return text.slice(transport.camposRechazados.length + 1);
};

describe('the errors of a ProblemDetails answer (variants 4.15)', () => {
  test.each([
    ['the last part of a path', { '$.SegurosPersonasNovedad.HaberMensual': [] }, 'HaberMensual.'],
    ['without its place in a list', { 'Novedades[0]': [], 'Filas[12]': [], 'Otras[]': [] }, 'Novedades, Filas, Otras.'],
    ['in the middle of a path too', { 'Novedades[0].Total': [] }, 'Total.'],
    ['with letters of Spanish, digits and _', { Año: [], Celular_2: [] }, 'Año, Celular_2.'],
    ['once each', { 'Filas[0].Total': [], 'Filas[1].Total': [] }, 'Total.'],
    [
      'with what the fund says of it',
      { Celular: ['Debe tener 8 dígitos.', '', 'Revise.'] },
      'Celular (Debe tener 8 dígitos. Revise.).',
    ],
    ['with one sentence instead of a list', { Celular: 'Debe tener 8 dígitos.' }, 'Celular (Debe tener 8 dígitos.).'],
    ['without the sentences of the framework', { Celular: ['The field is required.', ''] }, 'Celular.'],
    ['without what is no sentence', { Celular: [5, null, { a: 1 }] }, 'Celular.'],
    [
      'a sentence about the whole, with one full stop',
      { '': ['Debe elegir una novedad.'] },
      'Debe elegir una novedad.',
    ],
    ['a dot inside a sentence stays', { '': ['Revise Av. Arce 5'] }, 'Revise Av. Arce 5.'],
  ])('are told by names of fields: %s', (_, errors, text) => {
    expect(named(errors)).toBe(text);
  });

  test.each([
    '',
    '$',
    '$[0]',
    '[0]',
    '$.',
    'form',
    'Body',
    'request',
    'ordenPagoDto',
    'AltaRequest',
    'personaModel',
    'GrabarCommand',
    'params',
    'errors',
    'Haber Mensual',
    '2Haber',
    '_Haber',
    'Haber-Mensual',
    'Haber[x]',
    'Haber[0]x',
  ])('%j is the name of no field', (path) => {
    expect(named({ [path]: [] })).toBe('');
    expect(named({ [path]: ['Debe elegir una novedad.'] })).toBe('Debe elegir una novedad.');
  });

  test.each(['Formulario', 'Requested', 'Modelo', 'DtoPersona', 'Valores', 'Cuerpo', 'Objetos', 'H'])(
    '%s is the name of a field, though it holds a word of programs',
    (name) => {
      expect(named({ [name]: [] })).toBe(`${name}.`);
    },
  );

  test.each([null, undefined, 'texto', [], {}, { errors: null }, { errors: [] }, { errors: 'x' }, { errors: {} }])(
    '%j is no such answer, or names nothing',
    (json) => {
      expect(problemsOf(json)).toBe('');
    },
  );
});
