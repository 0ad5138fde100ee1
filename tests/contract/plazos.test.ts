import { expect, test } from 'vitest';
import { emptyPaciente, emptyPersona } from '#sandbox/db/empty.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { periodoActivo } from '#sandbox/rules/period.ts';
import { finDeAtencion, plazoDeAviso } from '#sandbox/rules/plazos.ts';
import { exigeOrden, exigeRango } from '#sandbox/rules/rango.ts';
import { derechosDesde } from '#sandbox/rules/vigencia.ts';
import { pacienteWire, personaWire } from '#sandbox/rules/wire.ts';
import { TODAY } from '#support/clock.ts';

test.each([
  ['a Monday', '2026-11-16', '2026-11-23'],
  ['a Thursday', '2026-11-19', '2026-11-26'],
  ['a Friday', '2026-11-20', '2026-11-27'],
  ['a Saturday', '2026-11-21', '2026-11-27'],
  ['a Sunday', '2026-11-22', '2026-11-27'],
])('five working days after %s', (_, day, last) => {
  expect(plazoDeAviso(day)).toBe(last);
});

test('who leaves is attended for two more months, the last day of a month included', () => {
  expect(finDeAtencion('2026-11-15')).toBe('2027-01-15');
  expect(finDeAtencion('2026-12-31')).toBe('2027-02-28');
});

test.each([
  ['2026-11-20', '2026-11-01', '2026-11-30'],
  ['2026-12-01', '2026-12-01', '2026-12-31'],
  ['2028-02-29', '2028-02-01', '2028-02-29'],
])('the period of %s is its month, to the last day', (day, start, end) => {
  expect(periodoActivo(day)).toEqual({ start, end });
});

test.each([
  ['yesterday', '2026-11-19', 'VIGENTE', '2026-11-19'],
  ['today', TODAY, 'VIGENTE', TODAY],
  ['tomorrow', '2026-11-21', 'NO VIGENTE', '2026-11-21'],
  ['no day', '', 'NO VIGENTE', '1900-01-01'],
  ['what is no day', '2026-02-31', 'NO VIGENTE', '1900-01-01'],
])('rights from %s on', (_, fecha, EstadoVigencia, FechaDesde) => {
  expect(derechosDesde(fecha, TODAY)).toEqual({ EstadoVigencia, FechaDesde, FechaHasta: '1900-01-01' });
});

test('a range has both its ends, in order; one day is a range, and an open end is none to compare', () => {
  expect(exigeRango('2026-11-01T00:00:00', '2026-11-01')).toEqual({ desde: '2026-11-01', hasta: '2026-11-01' });
  expect(exigeRango('2026-11-01', '2026-11-02')).toEqual({ desde: '2026-11-01', hasta: '2026-11-02' });
  const backwards = new Refusal('La fecha hasta no puede ser menor que la fecha desde.');
  expect(() => exigeRango('2026-11-02', '2026-11-01')).toThrow(backwards);
  expect(() => exigeRango('', '2026-11-01')).toThrow(new Refusal('Debe ingresar la fecha desde.'));
  expect(() => exigeRango('2026-11-01', '')).toThrow(new Refusal('Debe ingresar la fecha hasta.'));
  for (const [desde, hasta] of [
    ['', ''],
    ['', '2026-11-01'],
    ['2026-11-01', ''],
  ] as const)
    expect(() => exigeOrden(desde, hasta)).not.toThrow();
});

test('a person is sent with her age on the day, 0 if her birth is not known', () => {
  const born = (FechaNacimiento: string) => ({ ...emptyPersona, FechaNacimiento });
  expect(personaWire(born('1994-11-20'), TODAY)).toEqual({ ...born('1994-11-20'), Edad: 32 });
  expect(personaWire(born('1994-11-21'), TODAY).Edad).toBe(31);
  expect(personaWire(born(''), TODAY)).toEqual({ ...born(''), Edad: 0 });
});

test('a date that an insured record does not have is sent as 1900-01-01, and one that it has as it is', () => {
  const paciente = { ...emptyPaciente, IdPaciente: 5, FechaIngreso: '', FechaBaja: '' };
  const none = '1900-01-01';
  expect(pacienteWire(paciente)).toEqual({ ...paciente, FechaIngreso: none, FechaBaja: none });
  const both = { ...paciente, FechaIngreso: '2026-01-02', FechaBaja: '2026-10-31' };
  expect(pacienteWire(both)).toEqual(both);
});
