import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { desdeHoy, dia, esTitularVigente, hastaHoy, texto, unApellido } from '#blocks/tramites/reglas.ts';
import { pacientePorId } from '#contract/entities/persona.ts';
import { buildPersona } from '#support/builders.ts';
import { TODAY } from '#support/clock.ts';
import { dicho } from './dicho.ts';

test.each([
  ['nothing', '', ['Zona, no tiene información.']],
  ['spaces', '  ', ['Zona, no tiene información.']],
  ['a text, trimmed', ' SOPOCACHI ', 'SOPOCACHI'],
])('a required text: %s', (_what, text, expected) => {
  expect(dicho(() => texto('Zona'), text)).toEqual(expected);
});

describe('a required date', () => {
  const ayer = '2026-11-19';
  const manana = '2026-11-21';
  const futura = 'La fecha no puede ser posterior a hoy.';
  const pasada = 'La fecha no puede ser anterior a hoy.';
  test.each([
    ['nothing', () => dia('FechaNovedad', hastaHoy), '', ['Fecha de afiliación, no tiene información.']],
    [
      '[F-5.5-01] a day that does not exist, which is all that is said',
      () => dia('FechaNovedad', hastaHoy),
      '2099-02-30',
      ['Por favor, revise y vuelva a intentar.'],
    ],
    ['yesterday, not in the future', () => dia('FechaNovedad', hastaHoy), ayer, ayer],
    ['today, not in the future', () => dia('FechaNovedad', hastaHoy), TODAY, TODAY],
    ['tomorrow, in the future', () => dia('FechaNovedad', hastaHoy), manana, [futura]],
    ['yesterday, in the past', () => dia('FechaCompromiso', desdeHoy), ayer, [pasada]],
    ['today, not in the past', () => dia('FechaCompromiso', desdeHoy), TODAY, TODAY],
    ['tomorrow, not in the past', () => dia('FechaCompromiso', desdeHoy), manana, manana],
    ['any day, without a limit', () => dia('FechaNacimiento'), '1950-01-01', '1950-01-01'],
    [
      'outside both its limits',
      () =>
        dia(
          'FechaCompromiso',
          desdeHoy,
          z.refine(() => false, 'Nunca.'),
        ),
      ayer,
      [pasada, 'Nunca.'],
    ],
  ])('%s', (_what, regla, text, expected) => {
    expect(dicho(regla, text)).toEqual(expected);
  });
});

describe('one surname is enough', () => {
  const nombres = () =>
    z
      .object({ ApellidoPaterno: z.string(), ApellidoMaterno: z.string(), IdSexo: z.number() })
      .check(unApellido('Registre al menos un apellido.'));
  const dichos = (ApellidoPaterno: string, ApellidoMaterno: string, IdSexo: unknown = 2) =>
    z
      .safeParse<z.ZodMiniType>(nombres(), { ApellidoPaterno, ApellidoMaterno, IdSexo })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

  test('either of them', () => {
    expect(dichos('ROJAS', 'VEGA')).toEqual([]);
    expect(dichos('ROJAS', '')).toEqual([]);
    expect(dichos('', 'VEGA')).toEqual([]);
  });
  test('without both the first field says so', () => {
    expect(dichos('', '')).toEqual([['ApellidoPaterno', 'Registre al menos un apellido.']]);
  });
  test('it is said beside what else is missing or wrong', () => {
    const todo = z
      .object({
        ApellidoPaterno: z.string(),
        ApellidoMaterno: z.string(),
        Nombres: texto('Nombres'),
        FechaNacimiento: dia('FechaNacimiento', hastaHoy),
        IdSexo: z.pipe(texto('IdSexo'), z.transform(Number)),
      })
      .check(unApellido('Registre al menos un apellido.'));
    const vacio = { ApellidoPaterno: '', ApellidoMaterno: '', Nombres: '', FechaNacimiento: '2026-02-30', IdSexo: '' };
    const dichas = todo.safeParse(vacio).error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(dichas).toEqual([
      ['Nombres', 'Nombres, no tiene información.'],
      ['FechaNacimiento', 'Por favor, revise y vuelva a intentar.'],
      ['IdSexo', 'Sexo, no tiene información.'],
      ['ApellidoPaterno', 'Registre al menos un apellido.'],
    ]);
  });
  test('it is said even if another field cannot be read', () => {
    expect(dichos('', '', 'F')).toEqual([
      ['IdSexo', expect.any(String)],
      ['ApellidoPaterno', 'Registre al menos un apellido.'],
    ]);
    expect(dichos('ROJAS', '', 'F')).toHaveLength(1);
  });
});

describe('a family depends on', () => {
  test.each([
    [
      'a person with an active insurance of her own',
      { IdPaciente: 1, IdPacientePadre: 0, EstadoVigencia: 'VIGENTE' },
      true,
    ],
    ['nobody without an insurance', { IdPaciente: 0, IdPacientePadre: 0, EstadoVigencia: 'VIGENTE' }, false],
    ['no member of a family', { IdPaciente: 2, IdPacientePadre: 1, EstadoVigencia: 'VIGENTE' }, false],
    ['no insurance that has ended', { IdPaciente: 1, IdPacientePadre: 0, EstadoVigencia: 'NO VIGENTE' }, false],
    ['no insurance without a state', { IdPaciente: 1, IdPacientePadre: 0, EstadoVigencia: '' }, false],
  ])('%s', (_what, SegurosPacientes, expected) => {
    const paciente = z.parse(pacientePorId, { BasePersonas: buildPersona(), SegurosPacientes });
    expect(esTitularVigente(paciente)).toBe(expected);
  });
});
