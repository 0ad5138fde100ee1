import { afterEach, describe, expect, test } from 'vitest';
import { session } from '#client/session.ts';
import { usuarioSesion } from '#contract/entities/sesion.ts';
import { readOrNull } from '#contract/read.ts';
import { campoDeNovedad, campoDePersona } from '#engine/definition/fields.ts';
import { libre } from '#engine/family/rules.ts';
import {
  conBorrador,
  guardarBorradorDeAviso,
  guardarObservacion,
  leerBorradorDeAviso,
  leerObservacion,
  soltarBorradorDeAviso,
} from '#engine/values/drafts.ts';
import { buildNovedadForm } from '#support/builders.ts';

const usuario = (id_usuario: number) =>
  session.setState({ user: readOrNull(usuarioSesion, { id_usuario, id_regional: 2 }) });
const values = {
  ...{ BasePersonas: { Zona: 'MIRAFLORES' }, SegurosPacientes: {}, SegurosPersonasNovedad: { Cargo: 'CAJERA' } },
  ...{ PacientesAlgoritmo: {}, PacientesResolucion: {}, PacientesDerechoHabiente: {} },
};
const antes = {
  ...values,
  ...{ BasePersonas: { Zona: 'SOPOCACHI' }, SegurosPersonasNovedad: { Cargo: 'CAJERA' } },
};
const aviso = (persona: number, IdPersonaNovedad = 9) =>
  buildNovedadForm({ persona: { IdPersona: persona }, novedad: { IdPersonaNovedad, IdEmpresa: 501 } });

afterEach(() => {
  for (const user of [7, 8]) {
    usuario(user);
    for (const [clave, id] of [
      ['alta', 9],
      ['alta', 0],
      ['baja', 9],
    ] as const)
      soltarBorradorDeAviso(clave, id);
    guardarObservacion(9, '');
  }
  session.setState({ user: null });
});

test('what was typed comes back for its form and its notice, with company and person; nothing for another', () => {
  usuario(7);
  guardarBorradorDeAviso('alta', aviso(501), { antes, values });
  expect(leerBorradorDeAviso('alta', 9)).toMatchObject({ idPersona: 501, idEmpresa: 501, values, previo: {} });
  expect(leerBorradorDeAviso('alta', 9)).not.toHaveProperty('nueva');
  expect(leerBorradorDeAviso('alta', 0)).toBeNull();
  expect(leerBorradorDeAviso('baja', 9)).toBeNull();
  usuario(8);
  expect(leerBorradorDeAviso('alta', 9)).toBeNull();
});

test('a person whom the fund does not know is kept whole, with what was settled before the form', () => {
  usuario(7);
  const form = { ...aviso(0, 0), PacientesResolucion: { NumeroResolucion: 'R-1' } };
  guardarBorradorDeAviso('alta', form, { antes, values });
  expect(leerBorradorDeAviso('alta', 0)).toMatchObject({
    ...{ idPersona: 0, nueva: form.BasePersonas },
    previo: { PacientesResolucion: { NumeroResolucion: 'R-1' } },
  });
  expect(Object.keys(leerBorradorDeAviso('alta', 0)?.previo ?? {})).toEqual(['PacientesResolucion']);
});

test('once it is saved or discarded nothing is left, and others stay', () => {
  usuario(7);
  guardarBorradorDeAviso('alta', aviso(501), { antes, values });
  guardarBorradorDeAviso('baja', aviso(502), { antes, values });
  soltarBorradorDeAviso('alta', 9);
  expect(leerBorradorDeAviso('alta', 9)).toBeNull();
  expect(leerBorradorDeAviso('baja', 9)?.idPersona).toBe(502);
});

test('an observation that could not be sent is kept by its notice until it is empty', () => {
  usuario(7);
  guardarObservacion(9, 'Falta el contrato.');
  expect(leerObservacion(9)).toBe('Falta el contrato.');
  expect(leerObservacion(10)).toBe('');
  // It is no form's draft.
  expect(leerBorradorDeAviso('observacion', 9)).toBeNull();
  guardarObservacion(9, '');
  expect(leerObservacion(9)).toBe('');
});

describe('recovering what was typed', () => {
  const campos = [
    campoDePersona('Zona', 'Zona', 'text', libre),
    campoDeNovedad('Cargo', 'Cargo', 'text', libre),
    campoDeNovedad('HaberMensual', 'Haber', 'money', libre),
  ];
  /** What somebody else saved meanwhile. */
  const actuales = {
    ...antes,
    ...{ BasePersonas: { Zona: 'OBRAJES' }, SegurosPersonasNovedad: { Cargo: 'JEFA', HaberMensual: 5000 } },
  };
  const recuperado = (id: number) => {
    guardarBorradorDeAviso('alta', aviso(501, id), { antes, values });
    const draft = leerBorradorDeAviso('alta', id);
    if (!draft) throw new Error('no draft');
    return conBorrador(campos, actuales, draft);
  };

  test('[decision 57] of a saved notice only what was typed comes back, over what somebody else saved meanwhile', () => {
    usuario(7);
    expect(recuperado(9)).toMatchObject({
      BasePersonas: { Zona: 'MIRAFLORES' },
      SegurosPersonasNovedad: { Cargo: 'JEFA', HaberMensual: 5000 },
    });
    expect(actuales.BasePersonas).toEqual({ Zona: 'OBRAJES' });
  });

  test('of a new notice all comes back: its form began with values that no service has', () => {
    usuario(7);
    expect(recuperado(0)).toMatchObject(values);
  });
});
