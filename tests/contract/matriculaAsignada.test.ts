import { expect, test } from 'vitest';
import { matricula } from '#sandbox/rules/matricula.ts';

const juan = {
  ApellidoPaterno: 'QUISPE',
  ApellidoMaterno: 'MAMANI',
  Nombres: 'JUAN CARLOS',
  FechaNacimiento: '1985-03-07',
  IdSexo: 1,
};

test.each([
  ['a man: his birth and three initials', {}, '850307QMJ'],
  ['a woman: fifty months more', { IdSexo: 2 }, '855307QMJ'],
  ['neither: the month as it is', { IdSexo: 3 }, '850307QMJ'],
  ['a birth date with the day first', { FechaNacimiento: '07/03/1985' }, '850307QMJ'],
  ['names with spaces before, in lower case', { ApellidoPaterno: ' ñañez', Nombres: '  óscar' }, '850307ÑMÓ'],
  ['no maternal surname', { ApellidoMaterno: ' ' }, '850307QJ'],
  ['an unknown birth date: no number', { FechaNacimiento: '' }, ''],
])('the registration number that the fund assigns to %s', (_, changes, expected) => {
  expect(matricula({ ...juan, ...changes })).toBe(expected);
});
