import { describe, expect, test } from 'vitest';
import { session } from '#client/session.ts';
import { basePersonas } from '#contract/entities/persona.ts';
import { type Estado, nacionalidad, parentesco, tipoBeneficiario, tipoNovedad } from '#contract/enumerations.ts';
import { filled } from '#contract/read.ts';
import { formularios as avisosDeAlta } from '#features/novedades/alta/definition.ts';
import { seleccionarAlta } from '#features/novedades/alta/selection.ts';
import { cotizante, pasante, voluntario } from '#features/novedades/alta/variants.ts';
import { corresponde, seleccionarBaja } from '#features/novedades/baja/selection.ts';
import { bajaCotizante, bajaPasante, bajaVoluntario } from '#features/novedades/baja/variants.ts';
import { seleccionarTransferencia } from '#features/novedades/transferencia/selection.ts';
import { recordCalls } from '#support/screens.ts';
import {
  aunActivo,
  buscado,
  conRegistro,
  contestan,
  EMPRESA,
  fallan,
  formulario,
  INCONCLUSAS,
  noPertenece,
  PACIENTE,
  pendiente,
  SIN_EMPRESA,
  seRechaza,
} from './apoyo.ts';

const RELACION = 'ObtieneEmpresasHabilitada/*';
const ACTIVAS = 'ObtieneEmpresasHabilitadas/*';

/** A job in the regional of the session. */
const trabajo = { IdPersonaEmpresa: 1, FechaIngreso: '2020-01-01', FechaBaja: '', IdRegional: 1 };
/** Days on which nobody left. */
const sinBaja = ['1900-01-01T00:00:00', '0001-01-01T00:00:00', ''];
/** Jobs that are none in the regional of the session. */
const ajenos = [
  ['who never worked there', null],
  ['who left', { ...trabajo, FechaBaja: '2026-01-31' }],
  ['who left, with the hour', { ...trabajo, FechaBaja: '2026-01-31T00:00:00' }],
  ['who works in another regional', { ...trabajo, IdRegional: 2 }],
] as const;

describe('who may be registered', () => {
  const elegir = async (who: Parameters<typeof buscado>[0], change = {}, v = cotizante, idEmpresa = EMPRESA) => {
    const one = await buscado(who, change);
    return { ...one, found: await seleccionarAlta(v)(one.buscado, idEmpresa, null, {}) };
  };

  test('[E-5.7-01, E-1-01] nobody without a company', async () => {
    seRechaza((await elegir('registrable', {}, cotizante, 0)).found, { text: SIN_EMPRESA });
  });

  test('[E-4-47, E-5.7-07, E-9-02] whoever is 18 on the day, and nobody younger', async () => {
    const { buscado: one, found } = await elegir('registrable', { FechaNacimiento: '2008-11-21' });
    seRechaza(found, {
      text: `No se puede registrar la novedad para el asegurado(a) ${one.NombreCompleto}, porque es menor de edad.`,
      motivo: 'menor',
    });
    expect((await elegir('registrable', { FechaNacimiento: '2008-11-20' })).found.ok).toBe(true);
    // Who is new to the fund is as old as who is known.
    const nueva = filled(basePersonas, { ...one, IdPersona: 0 });
    seRechaza(await seleccionarAlta(cotizante)({ ...one, IdPersona: 0 }, EMPRESA, nueva, {}), {
      text: `No se puede registrar la novedad para el asegurado(a) ${one.NombreCompleto}, porque es menor de edad.`,
      motivo: 'menor',
    });
  });

  test('[E-4-47, E-5.7-07, E-9-02, E-1-04] nobody under 18 as an intern or a volunteer; an unfinished notice is not told then', async () => {
    for (const v of [cotizante, pasante, voluntario]) {
      const { nombre, found, buscado: one } = await elegir('pendiente', { FechaNacimiento: '2010-01-01' }, v);
      const text = `No se puede registrar la novedad para el asegurado(a) ${nombre}, porque es menor de edad.`;
      seRechaza(found, { text, motivo: 'menor' });
      const nueva = filled(basePersonas, { ...one, IdPersona: 0 });
      const unknown = await seleccionarAlta(v)({ ...one, IdPersona: 0 }, EMPRESA, nueva, {});
      seRechaza(unknown, { text, motivo: 'menor' });
    }
  });

  test.each([
    ['2026-11-03', '03/11/2026'],
    ['EN TRAMITE', undefined],
  ])('[E-4-48, E-5.7-04, E-5.7-06, E-7.1-05] nobody with an unfinished notice: %s', async (answer, de) => {
    await buscado('registrable');
    contestan(INCONCLUSAS, answer);
    for (const v of [cotizante, pasante, voluntario]) {
      const { nombre, found } = await elegir('registrable', {}, v);
      seRechaza(found, pendiente(`el asegurado(a) ${nombre}`, de));
    }
  });

  test('[E-4-49, E-5.7-01, E-5.7-08, F-7.3-02, E-7.1-11, E-7.4-05, decision 6] nobody who still works, in another company either', async () => {
    for (const v of [cotizante, pasante, voluntario]) {
      const { nombre, found } = await elegir('activoEnOtra', {}, v);
      seRechaza(found, aunActivo(nombre));
    }
  });

  test('[E-5.7-12, E-5.7-14] nobody whose record cannot be read', async () => {
    await buscado('registrable');
    fallan(PACIENTE);
    for (const v of [cotizante, pasante, voluntario])
      seRechaza((await elegir('registrable', {}, v)).found, {
        text: 'No se pudieron recuperar datos del asegurado(a). Vuelva a intentarlo más tarde.',
      });
  });

  test.each([
    ['[E-4-48, E-5.7-04, E-7.1-05] the unfinished notices', INCONCLUSAS],
    ['[E-4-49, E-5.7-08, E-7.1-11] the jobs', ACTIVAS],
  ])('%s cannot be asked for: nobody of any kind meanwhile', async (_, path) => {
    const { buscado: one } = await buscado('registrable');
    fallan(path);
    for (const v of [cotizante, pasante, voluntario])
      await expect(seleccionarAlta(v)(one, EMPRESA, null, {})).rejects.toThrow();
  });

  test.each([
    [cotizante, tipoNovedad.COTIZANTE_INGRESO_EMPRESA],
    [pasante, tipoNovedad.PASANTE_INGRESO_EMPRESA],
    [voluntario, tipoNovedad.VOLUNTARIADO_INGRESO_EMPRESA],
  ])(
    '[E-1-07, E-6-02, E-2.2-19, E-3-08, F-3.11-12, E-1-04, F-3.7-01, E-3-01] the form has the person, no earlier job, and the notice of the company',
    async (v, IdTipoNovedad) => {
      const { found, persona } = await elegir('registrable', {}, v);
      const form = formulario(found);
      expect(form).toMatchObject({
        BasePersonas: { IdPersona: persona.IdPersona, NumeroDocumento: persona.NumeroDocumento },
        SegurosPersonasNovedad: {
          ...{ IdPersonaNovedad: 0, IdPersona: persona.IdPersona, IdEmpresa: EMPRESA, IdCanal: 1, IdTipoNovedad },
          ...{ IdPersonaEmpresa: 0, IdProfesion: persona.IdProfesion, IdEmpresaDestino: 0 },
        },
      });
      expect(form.SegurosPacientes).toMatchObject({ FechaIngreso: '', FechaBaja: '' });
    },
  );

  test.each([
    [0, 1],
    [7, 7],
    [nacionalidad.desconocida, nacionalidad.desconocida],
  ])('[F-3.5-03, E-3-02, decision 65] of nationality %i the form begins with %i', async (IdNacionalidad, shown) => {
    const { persona } = await buscado('registrable');
    await conRegistro('registrable', {}, { BasePersonas: filled(basePersonas, { ...persona, IdNacionalidad }) });
    const { found, buscado: one } = await elegir('registrable');
    expect(formulario(found).BasePersonas.IdNacionalidad).toBe(shown);
    const nueva = filled(basePersonas, { ...persona, IdPersona: 0, IdNacionalidad });
    const unknown = await seleccionarAlta(cotizante)({ ...one, IdPersona: 0 }, EMPRESA, nueva, {});
    expect(formulario(unknown).BasePersonas.IdNacionalidad).toBe(shown);
  });

  test('[E-4-45, E-7.1-11, F-3.6-01] an earlier job in the company comes along', async () => {
    await buscado('reingreso');
    contestan(RELACION, { IdPersonaEmpresa: 77, FechaIngreso: '2020-01-02', FechaBaja: '2024-03-04', IdRegional: 1 });
    for (const v of [cotizante, pasante, voluntario])
      expect(formulario((await elegir('reingreso', {}, v)).found)).toMatchObject({
        SegurosPacientes: { FechaIngreso: '2020-01-02', FechaBaja: '2024-03-04' },
        SegurosPersonasNovedad: { IdPersonaEmpresa: 77 },
      });
  });

  test('[E-5.7-01, E-2.5-06, E-2.2-19, E-4-45, E-7.1-11] of each kind a saved one that may be edited has the days in its company, and none where she never worked there', async () => {
    await buscado('reingreso');
    const form = formulario((await elegir('reingreso')).found);
    const dias = (FechaIngreso: string, FechaBaja: string) => ({ FechaIngreso, FechaBaja });
    const otros = { ...form, SegurosPacientes: { ...form.SegurosPacientes, ...dias('2011-01-01', '2012-01-01') } };
    for (const { alAbrir } of avisosDeAlta) {
      const abierto = async (estado: Estado) => (await alAbrir?.(otros, estado))?.SegurosPacientes;
      for (const estado of ['registrado', 'observado'] as const) {
        contestan(RELACION, { IdPersonaEmpresa: 77, ...dias('2020-01-02', '2024-03-04'), IdRegional: 1 });
        expect(await abierto(estado)).toMatchObject(dias('2020-01-02', '2024-03-04'));
        contestan(RELACION, null);
        expect(await abierto(estado)).toMatchObject(dias('1900-01-01', '1900-01-01'));
      }
      expect(await abierto('declarado')).toEqual(otros.SegurosPacientes);
    }
  });

  test('[E-1-07, E-3-01, E-1-04, E-2.2-19] of a person the fund does not know nothing is asked', async () => {
    const { buscado: one, persona } = await buscado('registrable');
    const asked = recordCalls(/Inconclusas|Habilitada|ObtieneXId/);
    const nueva = { ...persona, IdPersona: 0, IdProfesion: 7 };
    for (const [v, IdTipoNovedad] of [
      [cotizante, tipoNovedad.COTIZANTE_INGRESO_EMPRESA],
      [pasante, tipoNovedad.PASANTE_INGRESO_EMPRESA],
      [voluntario, tipoNovedad.VOLUNTARIADO_INGRESO_EMPRESA],
    ] as const)
      expect(formulario(await seleccionarAlta(v)(one, EMPRESA, nueva, {}))).toMatchObject({
        BasePersonas: nueva,
        SegurosPacientes: { FechaIngreso: '', FechaBaja: '' },
        SegurosPersonasNovedad: {
          ...{ IdPersona: 0, IdEmpresa: EMPRESA, IdCanal: 1, IdPersonaEmpresa: 0, IdProfesion: 7, IdTipoNovedad },
        },
      });
    expect(asked).toEqual([]);
  });
});

describe('whose work may end', () => {
  const elegir = async (who: Parameters<typeof buscado>[0], v = bajaCotizante, idEmpresa = EMPRESA) => {
    const one = await buscado(who);
    return { ...one, found: await seleccionarBaja(v)(one.buscado, idEmpresa, null, {}) };
  };

  test('[E-5.7-02, E-1-01] nobody’s without a company', async () => {
    seRechaza((await elegir('activo', bajaCotizante, 0)).found, { text: SIN_EMPRESA });
  });

  test.each([
    ['2026-11-03', '03/11/2026'],
    ['EN TRAMITE', undefined],
  ])('[E-5.7-05] nobody’s with an unfinished notice: %s', async (answer, de) => {
    await buscado('activo');
    contestan(INCONCLUSAS, answer);
    for (const v of [bajaCotizante, bajaPasante, bajaVoluntario]) {
      const { nombre, found } = await elegir('activo', v);
      seRechaza(found, pendiente(`el asegurado(a) ${nombre}`, de));
    }
  });

  test.each([
    ['cannot be read', () => fallan(PACIENTE)],
    ['comes empty', () => contestan(PACIENTE, null)],
    ['is none', () => conRegistro('activo', { IdPaciente: 0 })],
  ])('[E-5.7-13] nobody’s whose record %s', async (_, given) => {
    await buscado('activo');
    await given();
    for (const v of [bajaCotizante, bajaPasante, bajaVoluntario])
      seRechaza((await elegir('activo', v)).found, { text: 'No se pudo recuperar información del paciente.' });
  });

  test.each([
    ['[E-5.7-05, E-7.2-03] the unfinished notices', INCONCLUSAS],
    ['[E-5.7-02] the job', RELACION],
  ])('%s cannot be asked for: nobody’s meanwhile', async (_, path) => {
    const { buscado: one } = await buscado('activo');
    fallan(path);
    for (const v of [bajaCotizante, bajaPasante, bajaVoluntario]) {
      await conRegistro('activo', { IdTipoBeneficiario: v.beneficiario, IdRelacionParentesco: parentesco.titular });
      await expect(seleccionarBaja(v)(one, EMPRESA, null, {})).rejects.toThrow();
    }
  });

  test('[E-5.7-10] nobody’s who is of another kind', async () => {
    seRechaza((await elegir('activo', bajaPasante)).found, { text: bajaPasante.noCorresponde });
  });

  test('[E-5.7-10] [F-3.11-09] [F-3.6-02] the kind is the holder’s of the beneficiary type, or a contributor’s of the kinship; neither alone', () => {
    const de = (IdTipoBeneficiario: number, IdRelacionParentesco: number) =>
      corresponde(bajaPasante, { IdTipoBeneficiario, IdRelacionParentesco });
    expect(de(tipoBeneficiario.pasante, parentesco.titular)).toBe(true);
    expect(de(tipoBeneficiario.cotizante, parentesco.pasante)).toBe(true);
    expect(de(tipoBeneficiario.pasante, parentesco.hijo)).toBe(false);
    expect(de(tipoBeneficiario.cotizante, parentesco.titular)).toBe(false);
    expect(de(tipoBeneficiario.voluntario, parentesco.titular)).toBe(false);
    expect(de(tipoBeneficiario.voluntario, parentesco.pasante)).toBe(false);
  });

  test.each(ajenos)('[E-5.7-02] nobody’s %s', async (_, work) => {
    await buscado('activo');
    contestan(RELACION, work);
    for (const v of [bajaCotizante, bajaPasante, bajaVoluntario]) {
      await conRegistro('activo', {
        IdTipoBeneficiario: v.beneficiario,
        IdRelacionParentesco: parentesco.titular,
      });
      const { nombre, found } = await elegir('activo', v);
      seRechaza(found, noPertenece(nombre));
    }
  });

  test('[E-5.7-02, F-7.3-02] the job is asked of the company that declares, whatever company the record names', async () => {
    await conRegistro('activo', { IdEmpresa: 777 });
    const asked = recordCalls(new RegExp(`/ObtieneEmpresasHabilitada/\\d+/${EMPRESA}$`));
    formulario((await elegir('activo')).found);
    expect(asked).toHaveLength(1);
  });

  test.each(sinBaja)('[E-5.7-02] who left on %j did not leave', async (FechaBaja) => {
    await buscado('activo');
    contestan(RELACION, { ...trabajo, FechaBaja });
    const { found, persona } = await elegir('activo');
    expect(formulario(found).BasePersonas.IdPersona).toBe(persona.IdPersona);
  });

  test('[E-5.7-02, F-6-09, E-6-02, E-1-01] the regional is that of the session, whatever the company’s own is', async () => {
    const { buscado: persona, nombre } = await buscado('activo');
    session.setState(({ empresa }) => ({ empresa: { ...empresa, IdRegional: 2 } }));
    const encontrado = () => seleccionarBaja(bajaCotizante)(persona, EMPRESA, null, {});
    contestan(RELACION, { ...trabajo, IdRegional: 2 });
    seRechaza(await encontrado(), noPertenece(nombre));
    contestan(RELACION, trabajo);
    expect(formulario(await encontrado()).BasePersonas.IdPersona).toBe(persona.IdPersona);
  });

  test('[E-1-07, E-6-02, E-9-06, F-5.5-03] [F-3.11-12] [E-2.4-04, E-5.4-07, E-5.7-02, E-7.2-01, F-3.6-02, F-7.3-02, E-7.4-05] the form has the job that ends', async () => {
    const work = { IdPersonaEmpresa: 77, FechaIngreso: '2020-01-01', FechaBaja: '1900-01-01', IdRegional: 0 };
    await buscado('activo');
    contestan(RELACION, { ...work, Cargo: 'CAJERA', HaberMensual: 4321.5 });
    const { found, persona, paciente } = await elegir('activo');
    expect(formulario(found)).toMatchObject({
      BasePersonas: { IdPersona: persona.IdPersona },
      SegurosPacientes: { IdPaciente: paciente?.IdPaciente, FechaIngreso: '2020-01-01' },
      SegurosPersonasNovedad: {
        ...{ IdPersonaNovedad: 0, IdPersona: persona.IdPersona, IdEmpresa: EMPRESA, IdCanal: 1, IdPersonaEmpresa: 77 },
        ...{ IdTipoNovedad: tipoNovedad.BAJA_COTIZANTE, IdProfesion: persona.IdProfesion },
        ...{ Cargo: 'CAJERA', HaberMensual: 4321.5, IdUbicacion: paciente?.IdUbicacionEmpresa },
      },
    });
  });

  test.each([
    [bajaPasante, tipoNovedad.BAJA_PASANTE],
    [bajaVoluntario, tipoNovedad.BAJA_VOLUNTARIADO],
  ])(
    '[E-1-07, E-1-05, F-3.11-12, E-2.4-04] the form of who is not a worker is of her kind',
    async (v, IdTipoNovedad) => {
      await buscado('activo');
      await conRegistro('activo', { IdTipoBeneficiario: v.beneficiario, IdRelacionParentesco: parentesco.titular });
      const work = { IdPersonaEmpresa: 77, FechaIngreso: '2020-01-01', FechaBaja: '', IdRegional: 1 };
      contestan(RELACION, { ...work, Cargo: '', HaberMensual: 0 });
      const { found, persona } = await elegir('activo', v);
      expect(formulario(found)).toMatchObject({
        SegurosPacientes: { FechaIngreso: '2020-01-01' },
        SegurosPersonasNovedad: {
          ...{ IdPersona: persona.IdPersona, IdEmpresa: EMPRESA, IdCanal: 1, IdTipoNovedad, HaberMensual: 0 },
        },
      });
    },
  );
});

describe('who may be transferred', () => {
  const elegir = async (idEmpresa = EMPRESA) => {
    const one = await buscado('activo');
    return { ...one, found: await seleccionarTransferencia(one.buscado, idEmpresa, null, {}) };
  };

  test('[E-5.7-03, E-5.5-01, E-1-01] nobody without a company', async () => {
    seRechaza((await elegir(0)).found, { text: SIN_EMPRESA });
  });

  test('[E-5.7-03] nobody who does not work there', async () => {
    await buscado('activo');
    contestan(RELACION, null);
    const { nombre, found } = await elegir();
    seRechaza(found, noPertenece(nombre));
  });

  test.each(sinBaja)('[E-5.7-03] who left on %j did not leave', async (FechaBaja) => {
    await buscado('activo');
    contestan(RELACION, { ...trabajo, FechaBaja });
    const { found, persona } = await elegir();
    expect(formulario(found).BasePersonas.IdPersona).toBe(persona.IdPersona);
  });

  test.each(ajenos)('[E-5.7-03] nobody %s', async (_, work) => {
    await buscado('activo');
    contestan(RELACION, work);
    const { nombre, found } = await elegir();
    seRechaza(found, noPertenece(nombre));
  });

  test('[E-5.7-03] nobody while the job cannot be asked for', async () => {
    const { buscado: one } = await buscado('activo');
    fallan(RELACION);
    await expect(seleccionarTransferencia(one, EMPRESA, null, {})).rejects.toThrow();
  });

  test('[E-5.7-14] nobody whose record cannot be read', async () => {
    await buscado('activo');
    fallan(PACIENTE);
    seRechaza((await elegir()).found, {
      text: 'No se pudieron recuperar datos del asegurado(a). Vuelva a intentarlo más tarde.',
    });
  });

  test('[E-1-07, E-6-02, E-9-06, F-5.5-03] [F-3.11-12] [E-3-08, E-4-44, E-5.7-03, F-7.3-02] the form has the person and the job, and no destination', async () => {
    await buscado('activo');
    contestan(RELACION, { IdPersonaEmpresa: 77, FechaIngreso: '2020-01-02', FechaBaja: '1900-01-01', IdRegional: 0 });
    const { found, persona, paciente } = await elegir();
    expect(formulario(found)).toMatchObject({
      BasePersonas: { IdPersona: persona.IdPersona },
      SegurosPacientes: { IdPaciente: paciente?.IdPaciente, IdDepartamento: 0 },
      SegurosPersonasNovedad: {
        ...{ IdPersonaNovedad: 0, IdPersona: persona.IdPersona, IdEmpresa: EMPRESA, IdCanal: 1 },
        ...{ IdTipoNovedad: tipoNovedad.TRANSFERENCIA_COTIZANTE, IdPersonaEmpresa: 77 },
        ...{ IdProfesion: persona.IdProfesion, IdEmpresaDestino: 0, IdUbicacion: 0 },
        ...{ FechaNovedad: '', NumeroDocumento: '', IdEstadoProceso: 0 },
      },
    });
  });
});
