import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { entero, importe } from '#blocks/formulario/numeros.ts';
import { desdeOpcional, enOrden, fechaDesde, fechaHasta, hastaOpcional } from '#blocks/formulario/rango.ts';
import {
  correo,
  correoOpcional,
  elegido,
  recortado,
  requerido,
  requeridoRecortado,
} from '#blocks/formulario/textos.ts';
import { dicho } from './dicho.ts';

describe('numbers', () => {
  const cuotas = () => entero({ min: 1, max: 60 }, 'Entre 1 y 60.');
  const sueldo = () => entero({ min: 0, max: 99_999 }, 'No es un sueldo.');
  test.each([
    ['the lowest', cuotas, '1', 1],
    ['the highest', cuotas, '60', 60],
    ['one below', cuotas, '0', ['Entre 1 y 60.']],
    ['one above', cuotas, '61', ['Entre 1 y 60.']],
    ['no number', cuotas, 'dos', ['Entre 1 y 60.']],
    ['nothing', cuotas, '', ['Entre 1 y 60.']],
    ['decimals', cuotas, '1,5', ['Entre 1 y 60.']],
    ['thousands, as people write them', sueldo, ' 3.500 ', 3500],
    ['0, if it is in the range', sueldo, '0', 0],
  ])('a whole number: %s', (_what, regla, text, expected) => {
    expect(dicho(regla, text)).toEqual(expected);
  });

  test.each([
    ['nothing is missing, and not also wrong', null, ['Falta el monto.']],
    ['0 is not above 0', 0, ['El monto tiene que ser mayor a 0.']],
    ['less than 0', -5, ['El monto tiene que ser mayor a 0.']],
    ['a cent', 0.01, 0.01],
    ['more', 1500, 1500],
  ])('an amount: %s', (_what, amount, expected) => {
    expect(dicho(() => importe('Falta el monto.', 'El monto tiene que ser mayor a 0.'), amount)).toEqual(expected);
  });
});

describe('the days of a range', () => {
  test.each([
    ['the first', '', () => fechaDesde, ['Debe ingresar la fecha desde.']],
    ['the first', '2026-02-30', () => fechaDesde, ['Fecha desde, es incorrecta.']],
    ['the first', '2026-02-28', () => fechaDesde, '2026-02-28'],
    ['the last', '', () => fechaHasta, ['Debe ingresar la fecha hasta.']],
    ['the last', '31/12/2026', () => fechaHasta, ['Fecha hasta, es incorrecta.']],
    ['the last', '2026-12-31', () => fechaHasta, '2026-12-31'],
    ['an optional first', '', () => desdeOpcional, ''],
    ['an optional first', '2026-13-01', () => desdeOpcional, ['Fecha desde, es incorrecta.']],
    ['an optional first', '2026-11-20', () => desdeOpcional, '2026-11-20'],
    ['an optional last', '', () => hastaOpcional, ''],
    ['an optional last', ' ', () => hastaOpcional, ['Fecha hasta, es incorrecta.']],
    ['an optional last', '2026-11-20', () => hastaOpcional, '2026-11-20'],
  ])('[E-5.1-01] [E-5.1-02] [R-5.1-01] [R-5.3-15] [R-5.7-01] [F-5.5-01] %s: "%s"', (_which, text, regla, expected) => {
    expect(dicho(regla, text)).toEqual(expected);
  });

  const rango = () => z.object({ desde: fechaDesde, hasta: fechaHasta }).check(enOrden('desde', 'hasta'));
  const filtro = () => z.object({ del: desdeOpcional, al: hastaOpcional }).check(enOrden('del', 'al'));
  const alReves = 'La fecha hasta no puede ser menor que la fecha desde.';
  test.each([
    ['in order', rango, { desde: '2026-11-19', hasta: '2026-11-20' }, null],
    ['one day', rango, { desde: '2026-11-20', hasta: '2026-11-20' }, null],
    ['the wrong way round', rango, { desde: '2026-11-21', hasta: '2026-11-20' }, { hasta: alReves }],
    ['of fields with other names', filtro, { del: '2026-11-21', al: '2026-11-20' }, { al: alReves }],
    ['without an end', filtro, { del: '2026-11-21', al: '' }, null],
    ['without a beginning', filtro, { del: '', al: '2026-11-20' }, null],
    [
      'with a day that does not exist, which is all that is said',
      rango,
      { desde: '2026-11-21', hasta: '2026-02-30' },
      { hasta: 'Fecha hasta, es incorrecta.' },
    ],
    [
      'with a first day that does not exist',
      filtro,
      { del: '2026-99-01', al: '2026-11-20' },
      { del: 'Fecha desde, es incorrecta.' },
    ],
    [
      'without its days',
      rango,
      { desde: '', hasta: '' },
      { desde: 'Debe ingresar la fecha desde.', hasta: 'Debe ingresar la fecha hasta.' },
    ],
  ])('[R-5.7-02] [R-5.7-01] [E-5.1-01] [E-5.1-02] a range %s', (_what, schema, form, expected) => {
    const { error } = z.safeParse<z.ZodMiniType>(schema(), form);
    const issues = error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(issues ?? null).toEqual(expected && Object.entries(expected));
  });
});

describe('texts', () => {
  test.each([
    ['a required text', '', () => requerido('Clave'), ['Clave, no tiene información.']],
    ['a required text is more than spaces', '  ', () => requerido('Clave'), ['Clave, no tiene información.']],
    ['a required text keeps its spaces', ' a b ', () => requerido('Clave'), ' a b '],
    ['an optional text', '', () => recortado, ''],
    ['an optional text is trimmed', ' a b ', () => recortado, 'a b'],
    ['a required text to trim', ' ', () => requeridoRecortado('Zona'), ['Zona, no tiene información.']],
    ['a required text is trimmed', ' a b ', () => requeridoRecortado('Zona'), 'a b'],
    ['no e-mail address', '  ', () => correoOpcional, ''],
    ['a required e-mail address', ' ', () => correo('Correo'), ['Correo, no tiene información.']],
    ['a wrong e-mail address', 'ana', () => correo('Correo'), ['Formato de correo electrónico no válido.']],
    ['an e-mail address', ' ana@example.bo ', () => correo('Correo'), 'ana@example.bo'],
  ])('%s: "%s"', (_what, text, regla, expected) => {
    expect(dicho(regla, text)).toEqual(expected);
  });

  test.each(['', ' ', '\t', '\n', '\u00a0', ' \u00a0\t '])('[F-5.1-01] %j is no password', (text) => {
    expect(dicho(() => requerido('Contraseña'), text)).toEqual(['Contraseña, no tiene información.']);
  });

  test.each(['x', ' x', 'x ', '0'])('[F-5.1-01] %j is a password', (text) => {
    expect(dicho(() => requerido('Contraseña'), text)).toBe(text);
  });

  test.each(['ana@example.bo', 'ana.perez@mail.example.com.bo', 'a@b.bo', ' ana@example.bo\t'])(
    '"%s" is an e-mail address, trimmed',
    (text) => {
      expect(dicho(() => correoOpcional, text)).toBe(text.trim());
    },
  );
  test.each([
    'ana',
    '@example.bo',
    'ana@',
    'ana@example',
    'ana@.bo',
    'ana@example.',
    'ana@example,bo',
    'ana@@example.bo',
    'ana@eva@example.bo',
    'ana perez@example.bo',
    'ana@example.bo eva',
    'ana@ejemplo malo.bo',
    'ana@example.b@',
    'a@b.c',
  ])('"%s" is not', (text) => {
    expect(dicho(() => correoOpcional, text)).toEqual(['Formato de correo electrónico no válido.']);
  });

  test.each([
    ['nothing', '', ['Elija un género.']],
    ['0, which is a choice', 0, 0],
    ['another', 3, 3],
  ])('a choice among numbers: %s', (_what, id, expected) => {
    expect(dicho(() => elegido('Elija un género.'), id)).toEqual(expected);
  });

  test('a text is no choice among numbers', () => {
    expect(z.safeParse<z.ZodMiniType>(elegido('Elija un género.'), '3').success).toBe(false);
  });
});
