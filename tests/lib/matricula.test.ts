import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matricula } from '#lib/matricula.ts';
import { matricula as deLaCaja } from '#sandbox/rules/matricula.ts';

const juan = {
  ApellidoPaterno: 'QUISPE',
  ApellidoMaterno: 'MAMANI',
  Nombres: 'JUAN CARLOS',
  FechaNacimiento: '1985-03-07',
  IdSexo: 1,
};

/** The portal and the fund each have their own code for this rule. */
const both = [
  ['portal', matricula],
  ['services', deLaCaja],
] as const;

test.each([
  ['year, month, day and initials', {}, '850307QMJ'],
  ['a woman: 50 more months', { IdSexo: 2 }, '855307QMJ'],
  ['a woman of December', { IdSexo: 2, FechaNacimiento: '1990-12-31' }, '906231QMJ'],
  ['a man of October', { FechaNacimiento: '1990-10-01' }, '901001QMJ'],
  ['neither man nor woman', { IdSexo: 4 }, '850307QMJ'],
  ['born in 2001', { FechaNacimiento: '2001-01-09' }, '010109QMJ'],
  ['no paternal surname', { ApellidoPaterno: '' }, '850307MJ'],
  ['no maternal surname', { ApellidoMaterno: ' ' }, '850307QJ'],
  ['typed in lower case, with spaces before', { ApellidoPaterno: ' ñañez', Nombres: '  óscar' }, '850307ÑMÓ'],
  ['no birth date', { FechaNacimiento: '' }, ''],
  ['the empty date', { FechaNacimiento: '1900-01-01' }, ''],
])('[F-5.5-04, F-5.5-03] %s', (_, changes, expected) => {
  for (const [who, rule] of both) expect(rule({ ...juan, ...changes }), who).toBe(expected);
});

const nombre = fc.stringMatching(/^[A-Za-zÑñÁáÉé]{0,8}( [A-Za-zÑñ]{1,8})?$/);
const persona = fc.record({
  ApellidoPaterno: nombre,
  ApellidoMaterno: nombre,
  Nombres: nombre,
  IdSexo: fc.constantFrom(1, 2, 3, 4),
  FechaNacimiento: fc
    .date({ min: new Date(Date.UTC(1900, 0, 2)), max: new Date(Date.UTC(2026, 10, 20)), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
});

test('[F-5.5-04] of anybody: six digits that give the birth back, and upper-case initials', () => {
  fc.assert(
    fc.property(persona, (one) => {
      const number = matricula(one);
      const [, year, month, day, initials] = /^(\d\d)(\d\d)(\d\d)(\D*)$/.exec(number) ?? [];
      const shift = one.IdSexo === 2 ? 50 : 0;
      expect(`${year}-${String(Number(month) - shift).padStart(2, '0')}-${day}`).toBe(one.FechaNacimiento.slice(2));
      expect(initials).toBe(
        [one.ApellidoPaterno, one.ApellidoMaterno, one.Nombres].map((t) => t.trim().charAt(0).toUpperCase()).join(''),
      );
      expect(deLaCaja(one)).toBe(number);
    }),
  );
});
