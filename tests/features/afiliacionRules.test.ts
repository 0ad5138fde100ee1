import '#features/afiliacion/contar.ts';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { useContadas } from '#blocks/cuentas/cuentas.ts';
import { keyOf, queryClient } from '#client/query.ts';
import { session } from '#client/session.ts';
import { filaAfiliacion, nacimiento } from '#contract/entities/afiliacion.ts';
import { type PacientePorId, pacientePorId } from '#contract/entities/persona.ts';
import { usuarioSesion } from '#contract/entities/sesion.ts';
import { readOrNull } from '#contract/read.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { recienNacidos } from '#contract/services/recienNacidos.ts';
import { baseDeAlta, claseDe, modoDe, pasaDeLaEdad, tipoAfiliadoDe } from '#features/afiliacion/afiliaciones/clases.ts';
import {
  conContacto,
  inicialDe,
  reglasDeContacto,
  reglasDeIdentidad,
  reglasDeNovedad,
} from '#features/afiliacion/afiliaciones/contacto.ts';
import {
  deNadie,
  diasSchema,
  MESES_DE_NACIMIENTOS,
  nacimientosSchema,
  rangoEnPalabras,
  textoBuscado,
  ultimosMeses,
  valoresDe,
} from '#features/afiliacion/filtro.ts';
import { partoDe } from '#features/afiliacion/parto.ts';
import { buildPersona } from '#support/builders.ts';
import { forgetPeople } from '#support/people.ts';
import { dicho } from '../blocks/dicho.ts';

afterEach(forgetPeople);

/** Somebody works for the company 501, or for none (0); the type of the user as the token has it. */
function entra(usrtyp: number, IdEmpresa = 501): void {
  const token = `.${btoa(JSON.stringify({ USRTYP: String(usrtyp) }))}.`;
  const user = readOrNull(usuarioSesion, { id_usuario: 1 });
  session.setState({ token, user, empresa: { ...session.getInitialState().empresa, IdEmpresa } });
}
const [CAJA, EMPRESA] = [1801, 1802];

describe('parto', () => {
  const parto = (Multiplicidad: number, PesoGramos: number) =>
    partoDe(z.parse(nacimiento, { IdRecienNacido: 1, Multiplicidad, PesoGramos }));

  test.each([
    [2, 2450, 'GEMELO, 2450 g'],
    [1, 1, 'ÚNICO, 1 g'],
    [1, 0, 'ÚNICO'],
    [1, -1, 'ÚNICO'],
    [0, 3000, 'DESCONOCIDO, 3000 g'],
    [3, 0, 'MELLIZO'],
    [10, 3000, '—, 3000 g'],
    [10, 0, '—'],
  ])('[F-3.11-11] the kind %i with %i grams is said as %s', (kind, grams, text) => {
    expect(parto(kind, grams)).toBe(text);
  });
});

describe('filtro', () => {
  test('the last months end today', () => {
    expect(MESES_DE_NACIMIENTOS).toBe(6);
    expect(ultimosMeses(6)).toEqual({ desde: '2026-05-20', hasta: '2026-11-20' });
    expect(ultimosMeses(0)).toEqual({ desde: '2026-11-20', hasta: '2026-11-20' });
  });

  test('a range on paper has both days', () => {
    expect(rangoEnPalabras({ desde: '2026-05-01', hasta: '2026-11-20' })).toBe('01/05/2026 – 20/11/2026');
  });

  test('a searched text is tidied', () => {
    expect(z.parse(textoBuscado, '  ANA   MARÍA ')).toBe('ANA MARÍA');
  });

  const nadie = { documento: '', nombre: '', historia: '' };
  test.each([
    ['both days', '2026-11-01', '2026-11-01', null],
    ['no first day', '', '2026-11-01', ['Debe ingresar la fecha desde.']],
    ['no last day', '2026-11-01', '', ['Debe ingresar la fecha hasta.']],
    ['a first day that does not exist', '2026-02-30', '2026-11-01', ['Fecha desde, es incorrecta.']],
    ['a last day that does not exist', '2026-11-01', '2026-11-31', ['Fecha hasta, es incorrecta.']],
    ['days in the wrong order', '2026-11-02', '2026-11-01', ['La fecha hasta no puede ser menor que la fecha desde.']],
  ])('[F-5.5-01] the days and the births are searched with %s', (_, desde, hasta, errors) => {
    const rango = { desde, hasta };
    expect(dicho(() => diasSchema, rango)).toEqual(errors ?? rango);
    expect(dicho(() => nacimientosSchema, { ...rango, ...nadie })).toEqual(errors ?? { ...rango, ...nadie });
  });

  test('the last day is at fault if the days are in the wrong order', () => {
    const rango = { desde: '2026-11-02', hasta: '2026-11-01' };
    const paths = [z.safeParse(diasSchema, rango), z.safeParse(nacimientosSchema, { ...rango, ...nadie })].map(
      ({ error }) => error?.issues.map(({ path }) => path),
    );
    expect(paths).toEqual([[['hasta']], [['hasta']]]);
  });

  test('[R-7.2-10] the births are searched by tidy texts', () => {
    const typed = { documento: ' 48  21 ', nombre: ' ANA  MARÍA', historia: 'A  1 ' };
    expect(z.parse(nacimientosSchema, { desde: '2026-11-01', hasta: '2026-11-02', ...typed })).toEqual({
      ...{ desde: '2026-11-01', hasta: '2026-11-02' },
      ...{ documento: '48 21', nombre: 'ANA MARÍA', historia: 'A 1' },
    });
  });

  test('[R-7.2-10] everybody is searched for with underscores', () => {
    expect(deNadie).toEqual(nadie);
    expect(valoresDe({ desde: '2026-11-01', hasta: '2026-11-02', ...deNadie }, 3)).toEqual({
      idRegional: 3,
      fechaDesde: '2026-11-01',
      fechaHasta: '2026-11-02',
      documentoMadre: '_',
      nombreMadre: '_',
      historiaClinica: '_',
    });
  });

  test('[R-7.2-10] a typed text is searched for in its own place', () => {
    const typed = { documento: '4821', nombre: 'ANA', historia: '900417' };
    expect(valoresDe({ desde: '2026-11-01', hasta: '2026-11-02', ...typed }, 3)).toEqual({
      idRegional: 3,
      fechaDesde: '2026-11-01',
      fechaHasta: '2026-11-02',
      documentoMadre: '4821',
      nombreMadre: 'ANA',
      historiaClinica: '900417',
    });
  });
});

/** The rows of a count, 'id day state' each; null while it is not known. */
function contadas(grupo: string): readonly string[] | null {
  const { result, unmount } = renderHook(() => useContadas([grupo]));
  unmount();
  return result.current?.map(({ id, fecha, estado }) => [id, fecha, estado].join(' ').trim()) ?? null;
}

describe('contar: the births', () => {
  beforeEach(() => entra(EMPRESA));
  const TODOS = {
    ...{ idRegional: 1, fechaDesde: '2026-05-20', fechaHasta: '2026-11-20' },
    ...{ documentoMadre: '_', nombreMadre: '_', historiaClinica: '_' },
  };
  const parto = (IdRecienNacido: number, FechaNacimiento = '2026-11-01') =>
    z.parse(nacimiento, { IdRecienNacido, FechaNacimiento });
  const llega = (params: Partial<typeof TODOS>, ...rows: ReturnType<typeof parto>[]) =>
    void queryClient.setQueryData(keyOf(recienNacidos.nacimientos, { params: { ...TODOS, ...params } }), rows);

  test('are counted from the list of the last six months', () => {
    llega({}, parto(1), parto(2, '2026-05-20T08:00:00'));
    expect(contadas('nacimientos')).toEqual(['1 2026-11-01', '2 2026-05-20']);
  });

  test('are counted from a longer list, without the births of other days', () => {
    llega(
      { fechaDesde: '2026-05-19', fechaHasta: '2026-11-21' },
      ...[parto(1, '2026-05-19'), parto(2), parto(3, '2026-11-21')],
    );
    expect(contadas('nacimientos')).toEqual(['2 2026-11-01']);
  });

  test.each<[string, Partial<typeof TODOS>]>([
    ['a day less at the beginning', { fechaDesde: '2026-05-21' }],
    ['a day less at the end', { fechaHasta: '2026-11-19' }],
    ['a document', { documentoMadre: '4821' }],
    ['a name', { nombreMadre: 'ANA' }],
    ['a record number', { historiaClinica: '900' }],
  ])('are not counted from a list with %s', (_, params) => {
    llega(params, parto(1));
    expect(contadas('nacimientos')).toBeNull();
  });

  test('are corrected by a list of fewer days: what it does not show is registered', () => {
    llega({}, parto(1), parto(2), parto(3, '2026-10-31'));
    llega({ fechaDesde: '2026-11-01' }, parto(2));
    expect(contadas('nacimientos')).toEqual(['2 2026-11-01', '3 2026-10-31']);
  });

  test('keep what a narrower search does not show', () => {
    llega({}, parto(1), parto(2));
    for (const one of ['documentoMadre', 'nombreMadre', 'historiaClinica']) llega({ [one]: 'ANA' }, parto(2));
    expect(contadas('nacimientos')).toEqual(['1 2026-11-01', '2 2026-11-01']);
  });
});

describe('contar: the affiliation notices', () => {
  beforeEach(() => entra(EMPRESA));
  const TODAS = {
    ...{ FechaDesde: '2025-11-20', FechaHasta: '2026-11-20', TipoNovedad: 0, IdEmpresa: 0 },
    ...{ IdPersona: 0, IdEstadoProceso: 0, IdRegional: 0 },
  };
  const aviso = (IdPersonaNovedad: number, IdEstadoProceso = 9, FechaNovedad = '20/11/2026') =>
    z.parse(filaAfiliacion, { IdPersonaNovedad, IdEstadoProceso, FechaNovedad });
  const llega = (body: Partial<typeof TODAS>, ...rows: ReturnType<typeof aviso>[]) =>
    void queryClient.setQueryData(keyOf(afiliacion.lista, { body: { ...TODAS, ...body } }), rows);

  test('are counted by what is to be done with them', () => {
    llega({}, aviso(1, 9), aviso(2, 11, '20/11/2025'), aviso(3, 10), aviso(4, 12), aviso(5, 79), aviso(6, 0));
    expect(contadas('afiliaciones')).toEqual([
      '1 2026-11-20 por declarar',
      '2 2025-11-20 por declarar',
      '3 2026-11-20 por concluir',
      '4 2026-11-20',
      '5 2026-11-20',
      '6 2026-11-20',
    ]);
  });

  test('are counted from a longer list, without those of other days', () => {
    llega(
      { FechaDesde: '2025-11-19', FechaHasta: '2026-11-21' },
      ...[aviso(1, 9, '19/11/2025'), aviso(2), aviso(3, 9, '21/11/2026')],
    );
    expect(contadas('afiliaciones')).toEqual(['2 2026-11-20 por declarar']);
  });

  test.each<[string, Partial<typeof TODAS>]>([
    ['a day less at the beginning', { FechaDesde: '2025-11-21' }],
    ['a day less at the end', { FechaHasta: '2026-11-19' }],
    ['a person', { IdPersona: 1 }],
    ['a type', { TipoNovedad: 71 }],
    ['a state', { IdEstadoProceso: 9 }],
    ['a company', { IdEmpresa: 501 }],
    ['a regional', { IdRegional: 1 }],
  ])('are not counted from a list of %s', (_, body) => {
    llega(body, aviso(1));
    expect(contadas('afiliaciones')).toBeNull();
  });

  test('are corrected by a list of fewer days, and not by one that leaves some out', () => {
    llega({}, aviso(1), aviso(2), aviso(3, 9, '19/11/2026'));
    for (const one of ['IdPersona', 'TipoNovedad', 'IdEstadoProceso', 'IdEmpresa', 'IdRegional']) llega({ [one]: 7 });
    expect(contadas('afiliaciones')).toHaveLength(3);
    llega({ FechaDesde: '2026-11-20' }, aviso(2, 10));
    expect(contadas('afiliaciones')).toEqual(['2 2026-11-20 por concluir', '3 2026-11-19 por declarar']);
  });
});

describe('clases', () => {
  test.each([
    ...[71, 81, 82].map((id) => [id, 1] as const),
    ...[72, 73, 74, 75, 76, 77, 78, 79].map((id) => [id, 2] as const),
    ...[[80, 3] as const],
    ...[90, 91].map((id) => [id, 4] as const),
    ...[0, 1, 70, 83, 84, 85, 86, 87, 88, 89, 92].map((id) => [id, 0] as const),
  ])('[F-3.11-16] [F-3.11-17] the type of notice %i affiliates the kind of person %i', (idTipoNovedad, kind) => {
    expect(tipoAfiliadoDe(idTipoNovedad)).toBe(kind);
  });

  test.each([
    [true, 1, 1],
    [true, 2, 2],
    [true, 0, 2],
    [true, 4, 2],
    [true, 3, 7],
    [false, 1, 3],
    [false, 2, 4],
    [false, 0, 4],
    [false, 3, 7],
  ])('[F-3.11-14] an affiliation opened for the staff (%s) and the kind %i has the mode %i', (personal, tipo, mode) => {
    expect(modoDe(personal, tipo, true)).toBe(mode);
  });

  test.each([1, 2, 3])('[F-3.11-14] an affiliation of the kind %i that is not open is only looked at', (tipo) => {
    expect([modoDe(true, tipo, false), modoDe(false, tipo, false)]).toEqual([5, 6]);
  });

  test.each([
    [21, 1],
    [22, 2],
    [24, 3],
    [23, 4],
    [20, 0],
    [25, 0],
    [0, 0],
  ])('[F-3.11-15] the registration %i of a retiree gives the base %i', (id, base) => {
    expect(baseDeAlta(id)).toBe(base);
  });

  test.each([
    [72, true],
    [77, true],
    [78, true],
    [79, true],
    [73, false],
    [74, false],
    [75, false],
    [76, false],
    [71, false],
  ])('somebody of 25 years is too old for the kinship %i: %s', (kinship, tooOld) => {
    expect(pasaDeLaEdad(kinship, '2001-11-20')).toBe(tooOld);
    expect(pasaDeLaEdad(kinship, '20/11/1960')).toBe(tooOld);
  });

  test('somebody who turns 25 tomorrow is not too old yet', () => {
    expect(pasaDeLaEdad(72, '2001-11-21')).toBe(false);
    expect(pasaDeLaEdad(72, '2001-11-20')).toBe(true);
  });

  const titular = (IdTipoAsegurado: number): PacientePorId =>
    z.parse(pacientePorId, { BasePersonas: buildPersona(), SegurosPacientes: { IdPaciente: 1, IdTipoAsegurado } });
  const afiliando = (over: { titular?: PacientePorId | null; base?: number } = {}) => ({
    ...{ persona: buildPersona(), titular: null, idTipoNovedad: 0, base: 0 },
    ...over,
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
    [0, 1],
  ])('[F-3.11-07] [F-3.11-14] [F-3.11-16] under a holder of the insured type %i the group is %i', (insured, group) => {
    entra(EMPRESA);
    expect(claseDe(afiliando({ titular: titular(insured) }), 72)).toEqual({
      ...{ IdModoAfiliacion: 4, IdBaseAfiliacion: 0, IdTipoAfiliado: 2, IdGrupoAfiliado: group },
    });
  });

  test('[F-3.11-14] [F-3.11-15] [F-3.11-16] in their own right the group is not known, and the base is the one of the registration', () => {
    entra(CAJA, 0);
    expect(claseDe(afiliando({ base: 3 }), 80)).toEqual({
      ...{ IdModoAfiliacion: 7, IdBaseAfiliacion: 3, IdTipoAfiliado: 3, IdGrupoAfiliado: 0 },
    });
    expect(claseDe(afiliando({ base: 5 }), 71)).toEqual({
      ...{ IdModoAfiliacion: 1, IdBaseAfiliacion: 5, IdTipoAfiliado: 1, IdGrupoAfiliado: 0 },
    });
  });
});

describe('contacto', () => {
  const persona = buildPersona({ Zona: 'MIRAFLORES', Direccion: 'AV. SAAVEDRA', Telefono: '2223344' });
  const suyo = {
    ...{ Zona: 'MIRAFLORES', Direccion: 'AV. SAAVEDRA', Telefono: '2223344' },
    ...{ Celular: '71234567', CorreoElectronico: 'rosa.quispe@example.bo' },
  };

  test('[F-3.5-02] the form begins with the contact data of the person', () => {
    expect(inicialDe(persona, false)).toEqual(suyo);
  });

  test('[F-3.5-03] the form of an unknown person also asks for sex and nationality', () => {
    expect(inicialDe({ ...persona, IdSexo: 2, IdNacionalidad: 2 }, true)).toEqual({
      ...suyo,
      IdSexo: '2',
      IdNacionalidad: '2',
    });
    expect(inicialDe({ ...persona, IdSexo: 0, IdNacionalidad: 0 }, true)).toEqual({
      ...suyo,
      IdSexo: '',
      IdNacionalidad: '1',
    });
  });

  const typed = {
    Zona: ' CALACOTO ',
    Direccion: 'CALLE  8',
    Telefono: '',
    Celular: ' 777 ',
    CorreoElectronico: 'a@b.bo',
  };
  const tidied = { Zona: 'CALACOTO', Direccion: 'CALLE 8', Telefono: '', Celular: '777', CorreoElectronico: 'a@b.bo' };

  test('[F-3.5-02] the person is saved with what was typed, and otherwise unchanged', () => {
    expect(conContacto(persona, typed)).toEqual({ ...persona, ...tidied });
  });

  test('[F-3.5-03] sex and nationality are saved as numbers if they were asked for', () => {
    expect(conContacto(persona, { ...typed, IdSexo: '1', IdNacionalidad: '3' })).toEqual({
      ...{ ...persona, ...tidied },
      ...{ IdSexo: 1, IdNacionalidad: 3 },
    });
    expect(conContacto(persona, { ...typed, IdNacionalidad: '3' })).toEqual({
      ...{ ...persona, ...tidied },
      IdNacionalidad: 3,
    });
  });

  test('a contact field that the form does not have is saved as empty', () => {
    const { Zona, Direccion, Telefono, Celular, CorreoElectronico } = conContacto(persona, {});
    expect([Zona, Direccion, Telefono, Celular, CorreoElectronico]).toEqual(['', '', '', '', '']);
  });

  test('no contact field is required, and each is trimmed', () => {
    expect(Object.keys(reglasDeContacto)).toEqual(['Zona', 'Direccion', 'Telefono', 'Celular', 'CorreoElectronico']);
    for (const regla of Object.values(reglasDeContacto)) {
      expect(dicho(() => regla, '')).toBe('');
      expect(dicho(() => regla, ' a@b.bo ')).toBe('a@b.bo');
    }
    expect(dicho(() => reglasDeContacto.CorreoElectronico, 'ana')).toEqual([
      'Formato de correo electrónico no válido.',
    ]);
    expect(dicho(() => reglasDeContacto.Zona, 'ana')).toBe('ana');
  });

  test('a notice needs a date up to today', () => {
    expect(dicho(() => reglasDeNovedad.FechaNovedad, '2026-11-20')).toBe('2026-11-20');
    expect(dicho(() => reglasDeNovedad.FechaNovedad, '')).toEqual(['Fecha de afiliación, no tiene información.']);
    expect(dicho(() => reglasDeNovedad.FechaNovedad, '2026-11-21')).toEqual(['La fecha no puede ser posterior a hoy.']);
    expect(dicho(() => reglasDeNovedad.Observacion, ' x ')).toBe('x');
  });

  test('an unknown person needs a sex and a nationality', () => {
    expect(dicho(() => reglasDeIdentidad.IdSexo, '')).toEqual(['Sexo, no tiene información.']);
    expect(dicho(() => reglasDeIdentidad.IdNacionalidad, '')).toEqual(['Nacionalidad, no tiene información.']);
    expect(dicho(() => z.object(reglasDeIdentidad), { IdSexo: '1', IdNacionalidad: '2' })).toEqual({
      ...{ IdSexo: '1', IdNacionalidad: '2' },
    });
  });
});
