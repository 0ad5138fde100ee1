import { describe, expect, onTestFinished, test } from 'vitest';
import { callFailed } from '#client/announcements.ts';
import { call } from '#client/call.ts';
import { filaNovedad } from '#contract/entities/filaNovedad.ts';
import { nacionalidad, tipoNovedad } from '#contract/enumerations.ts';
import { filled } from '#contract/read.ts';
import { pacientes } from '#contract/services/pacientes.ts';
import type { Previo } from '#engine/definition/definition.ts';
import { conDefectos, seleccionarAltaPasivo } from '#features/pasivo/alta/selection.ts';
import { porAlgoritmo, porDerechoHabiente, porJubilacion, porResolucion } from '#features/pasivo/alta/variants.ts';
import { seleccionarBajaPasivo } from '#features/pasivo/baja/selection.ts';
import { seleccionarTransferenciaPasivo } from '#features/pasivo/transferencia/selection.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { recordCalls } from '#support/screens.ts';
import { server } from '#support/services.ts';
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

const FALLECIDO = 'BajaPasivo/*Fallecid*';

describe('who may be registered as a retiree', () => {
  const elegir = async (
    who: Ejemplo,
    { v = porResolucion, idEmpresa = EMPRESA, previo = {}, change = {} }: Partial<Opciones> = {},
  ) => {
    const one = await buscado(who, change);
    return { ...one, found: await seleccionarAltaPasivo(v)(one.buscado, idEmpresa, null, previo) };
  };
  interface Opciones {
    readonly v: typeof porJubilacion;
    readonly idEmpresa: number;
    readonly previo: Previo;
    readonly change: object;
  }

  test('nobody without a company', async () => {
    seRechaza((await elegir('jubilable', { idEmpresa: 0 })).found, { text: SIN_EMPRESA });
  });

  test('[R-5.2-20] nobody as the dependant of themselves; the search opens again', async () => {
    const { persona } = await buscado('viuda');
    const titular = (IdPersona: number) => ({ PacientesDerechoHabiente: { IdPersona, NombreCompleto: 'X' } });
    const v = porDerechoHabiente;
    seRechaza((await elegir('viuda', { v, previo: titular(persona.IdPersona) })).found, {
      ...{ text: 'La persona no puede ser derecho habiente de sí misma.', otraVez: true },
    });
    expect((await elegir('viuda', { v, previo: titular(persona.IdPersona + 1) })).found.ok).toBe(true);
    // Two people whom the fund does not know have no number either.
    expect((await elegir('viuda', { v, previo: titular(0), change: { IdPersona: 0 } })).found).not.toMatchObject({
      otraVez: true,
    });
  });

  test('[R-5.2-17] who retires has a clinical history; by a resolution nobody needs one', async () => {
    const sin = { change: { HistoriaClinica: ' ' } };
    seRechaza((await elegir('jubilable', { v: porJubilacion, ...sin })).found, {
      ...{ text: 'La persona no tiene registro como asegurado de la CSBP.', otraVez: true },
    });
    expect((await elegir('jubilable', { v: porJubilacion })).found.ok).toBe(true);
    expect((await elegir('jubilable', sin)).found.ok).toBe(true);
  });

  test.each([
    ['2026-11-03', '03/11/2026'],
    ['EN TRAMITE', undefined],
  ])('[R-5.2-18, R-7.3-02] nobody with an unfinished notice: %s', async (answer, de) => {
    const { persona } = await buscado('jubilable');
    contestan(INCONCLUSAS, answer);
    const asked = recordCalls(`/AltaPasivo/VerificaNovedadesInconclusas/${persona.IdPersona}/${EMPRESA}`);
    const { nombre, found } = await elegir('jubilable');
    seRechaza(found, pendiente(`la persona asegurada ${nombre}`, de));
    expect(asked).toHaveLength(1);
  });

  test('[R-5.2-19] nobody who still works', async () => {
    const { nombre, found } = await elegir('activo');
    seRechaza(found, aunActivo(nombre));
  });

  const titular = { PacientesDerechoHabiente: { IdPersona: 1, NombreCompleto: 'X' } };
  test.each([
    [porJubilacion, {}],
    [porResolucion, { PacientesResolucion: { NumeroResolucion: 'RA-1' } }],
    [porAlgoritmo, {}],
    [porDerechoHabiente, titular],
  ] as const)('[R-5.2-18, R-5.2-19, R-7.3-02] by whatever they are registered: $key', async (v, previo) => {
    const works = await elegir('activo', { v, previo });
    seRechaza(works.found, aunActivo(works.nombre));
    contestan(INCONCLUSAS, '2026-11-03');
    const { nombre, found } = await elegir('jubilable', { v, previo });
    seRechaza(found, pendiente(`la persona asegurada ${nombre}`, '03/11/2026'));
  });

  test.each([
    ['cannot be read', () => fallan(PACIENTE)],
    ['are not there', () => contestan(PACIENTE, null)],
  ])('[R-5.2-20] nobody whose data %s', async (_, given) => {
    await buscado('jubilable');
    given();
    seRechaza((await elegir('jubilable')).found, {
      text: 'No se pudieron recuperar datos de la persona. Vuelva a intentarlo más tarde.',
    });
  });

  test.each([
    ['a retiree in force', 2, 'VIGENTE', false],
    ['a retiree out of force', 2, 'NO VIGENTE', true],
    ['a worker in force', 1, 'VIGENTE', true],
    ['a voluntary insured person in force', 3, 'VIGENTE', true],
    ['a private person in force', 4, 'VIGENTE', true],
  ])('[F-3.11-07] %s: %s', async (_, IdTipoAsegurado, EstadoVigencia, may) => {
    await conRegistro('jubilable', { IdTipoAsegurado, EstadoVigencia });
    const { nombre, found } = await elegir('jubilable');
    if (may) expect(found.ok).toBe(true);
    else seRechaza(found, { text: `La persona ${nombre} ya es un asegurado pasivo con derechos vigentes.` });
  });

  test('[E-1-07, R-3.1-02, R-4.1-17] [F-3.11-10] [F-3.11-12] [F-6-09] [R-5.2-05] the form has the person, the kind of retiree, the notice, and what was settled before', async () => {
    const previo = { PacientesResolucion: { NumeroResolucion: 'RA-1' } };
    const { found, persona, paciente } = await elegir('jubilable', { v: porJubilacion, previo });
    expect(formulario(found)).toMatchObject({
      BasePersonas: { IdPersona: persona.IdPersona },
      SegurosPacientes: { IdPaciente: paciente?.IdPaciente, IdTipoPasivo: 1 },
      SegurosPersonasNovedad: {
        ...{ IdPersonaNovedad: 0, IdPersona: persona.IdPersona, IdEmpresa: EMPRESA, IdCanal: 1 },
        ...{ IdTipoNovedad: tipoNovedad.ALTA_PASIVO_POR_JUBILACION, IdProfesion: persona.IdProfesion },
      },
      ...previo,
    });
  });

  test('[R-5.2-21, R-4.1-17, R-3.1-02] of a person the fund does not know nothing is asked', async () => {
    const { buscado: one, persona } = await buscado('jubilable');
    const asked = recordCalls(/Inconclusas|Habilitada|ObtieneXId/);
    const vacio = { IdEstadoCivil: 0, IdGradoInstruccion: 0, IdNacionalidad: 0 };
    const nueva = { ...persona, IdPersona: 0, IdProfesion: 7, ...vacio };
    const form = formulario(await seleccionarAltaPasivo(porResolucion)(one, EMPRESA, nueva, { A: 1 }));
    expect(form).toMatchObject({
      BasePersonas: { IdPersona: 0, IdEstadoCivil: 6, IdGradoInstruccion: 5, IdNacionalidad: 1 },
      SegurosPacientes: { IdPaciente: 0, IdTipoPasivo: 1 },
      SegurosPersonasNovedad: { IdPersona: 0, IdEmpresa: EMPRESA, IdCanal: 1, IdProfesion: 7 },
      A: 1,
    });
    expect(asked).toEqual([]);
  });

  test('[R-5.2-21, R-5.2-22, F-3.5-03, E-3-02] empty fields begin with the defaults, filled ones as they are', async () => {
    const { persona } = await buscado('jubilable');
    const fields = ['IdEstadoCivil', 'IdGradoInstruccion', 'IdNacionalidad'] as const;
    const of = (change: object) => {
      const now = conDefectos({ ...persona, ...change });
      return fields.map((name) => now[name]);
    };
    expect(of({ IdEstadoCivil: 0, IdGradoInstruccion: 0, IdNacionalidad: 0 })).toEqual([6, 5, 1]);
    expect(of({ IdEstadoCivil: 2, IdGradoInstruccion: 3, IdNacionalidad: nacionalidad.desconocida })).toEqual([
      ...[2, 3, 1_999_999_999],
    ]);
  });
});

describe.each([
  ['deregistered', seleccionarBajaPasivo],
  ['transferred', seleccionarTransferenciaPasivo],
])('which retiree may be %s', (_, seleccionar) => {
  const elegir = async (who: Ejemplo = 'pasivoVejez', idEmpresa = EMPRESA) => {
    const one = await buscado(who);
    return { ...one, found: await seleccionar(one.buscado, idEmpresa, null, {}) };
  };

  test('[R-5.4-04] none without a company', async () => {
    seRechaza((await elegir('pasivoVejez', 0)).found, { text: SIN_EMPRESA });
  });

  test.each([
    ['cannot be read', () => fallan(PACIENTE)],
    ['is not there', () => contestan(PACIENTE, null)],
    ['is none', () => conRegistro('pasivoVejez', { IdPaciente: 0 })],
  ])('[R-8-11] none whose record %s', async (_why, given) => {
    await buscado('pasivoVejez');
    await given();
    seRechaza((await elegir()).found, { text: 'No se pudo recuperar información del paciente.' });
  });

  test('[F-3.11-07, R-5.3-13] nobody who still works; the search opens again', async () => {
    seRechaza((await elegir('activo')).found, {
      ...{ text: 'El registro no corresponde a un asegurado pasivo.', otraVez: true },
    });
  });

  test.each([1, 3, 4])('[F-3.11-07, R-5.3-13] nobody of the insured type %i, whoever they work for', async (type) => {
    await conRegistro('pasivoVejez', { IdTipoAsegurado: type });
    seRechaza((await elegir()).found, {
      ...{ text: 'El registro no corresponde a un asegurado pasivo.', otraVez: true },
    });
  });

  test.each([
    ['company', { IdEmpresa: 502 }],
    ['regional', { IdDepartamento: 2 }],
  ])('[F-6-09, R-6-05] none of another %s', async (_what, change) => {
    await conRegistro('pasivoVejez', change);
    const { nombre, found } = await elegir();
    seRechaza(found, noPertenece(nombre));
  });

  test('[E-1-07, R-2.5-09, R-3.1-02, R-7.4-05] [F-3.11-12] [F-6-09] the form has the retiree, as the fund knows her, and the notice', async () => {
    const { found, persona, paciente } = await elegir();
    const known = await call(pacientes.porId, { params: { idPersona: persona.IdPersona } });
    const sinDestino = seleccionar === seleccionarTransferenciaPasivo ? { IdDepartamento: 0 } : {};
    expect(formulario(found).BasePersonas).toEqual(known?.BasePersonas);
    expect(formulario(found).SegurosPacientes).toEqual({ ...known?.SegurosPacientes, ...sinDestino });
    expect(formulario(found)).toMatchObject({
      BasePersonas: { IdPersona: persona.IdPersona },
      SegurosPacientes: { IdPaciente: paciente?.IdPaciente },
      SegurosPersonasNovedad: {
        ...{ IdPersonaNovedad: 0, IdPersona: persona.IdPersona, IdEmpresa: EMPRESA, IdCanal: 1 },
        ...{ IdProfesion: persona.IdProfesion },
      },
    });
  });
});

test.each([
  ['a registration', seleccionarAltaPasivo(porResolucion)],
  ['a deregistration', seleccionarBajaPasivo],
])('[R-8-02] an unfinished notice that cannot be looked for is told of %s', async (_, seleccionar) => {
  const one = await buscado('pasivoFallecido');
  fallan(INCONCLUSAS);
  const told: string[] = [];
  onTestFinished(callFailed.on((error) => told.push(error.message)));
  const text = 'Ha ocurrido un error técnico. Pedimos disculpas.';
  await expect(seleccionar(one.buscado, EMPRESA, null, {})).rejects.toThrow(text);
  expect(told).toEqual([text]);
});

test('[F-3.11-18] a transfer begins without a destination', async () => {
  const { buscado: one } = await buscado('pasivoVejez');
  expect(formulario(await seleccionarTransferenciaPasivo(one, EMPRESA, null, {}))).toMatchObject({
    SegurosPacientes: { IdDepartamento: 0 },
    SegurosPersonasNovedad: { IdTipoNovedad: tipoNovedad.TRANSFERENCIA_PASIVO },
  });
});

describe('a deregistration', () => {
  const elegir = async (consulta = {}) => {
    const one = await buscado('pasivoFallecido');
    return { ...one, found: await seleccionarBajaPasivo(one.buscado, EMPRESA, null, {}, consulta) };
  };
  const muerte = { FechaFallecimiento: '2026-11-16', IdLugarFallecimiento: 2, IdLocalidadFallecimiento: 101 };

  test.each([
    ['2026-11-03', '03/11/2026'],
    ['EN TRAMITE', undefined],
  ])('[R-5.3-14, R-7.4-03] is refused with an unfinished notice: %s', async (answer, de) => {
    await buscado('pasivoFallecido');
    contestan(INCONCLUSAS, answer);
    const { nombre, found } = await elegir();
    seRechaza(found, pendiente(`el asegurado(a) ${nombre}`, de));
  });

  test('[E-1-07, F-6-09, R-7.4-04, R-7.4-05, R-3.2-03, R-3.1-04, F-3.7-04, F-3.11-12, F-3.11-18, R-4.2-01] begins with what the fund knows of the death, the first of several, and without a number', async () => {
    await conRegistro('pasivoFallecido', {}, { NombreCompletoTitular: 'ÑÁÑEZ ÓSCAR', IdPersonaTitular: 77 });
    const otra = { FechaFallecimiento: '2026-10-02', IdLugarFallecimiento: 3, IdLocalidadFallecimiento: 301 };
    contestan(FALLECIDO, [muerte, otra]);
    expect(formulario((await elegir()).found)).toMatchObject({
      SegurosPersonasNovedad: {
        ...{ IdTipoNovedad: tipoNovedad.BAJA_PASIVO, NumeroDocumento: '0', FechaNovedad: '2026-11-16', IdCanal: 1 },
        IdEmpresa: EMPRESA,
        ...{ IdLugarFallecimiento: 2, IdUbicacionFallecimiento: 101 },
        ...{ NombreCompletoTitular: 'ÑÁÑEZ ÓSCAR', IdPersonaTitular: 77 },
      },
    });
  });

  test.each([
    ['none', () => contestan(FALLECIDO, [])],
    ['one that cannot be read', () => fallan(FALLECIDO)],
    ['one that cannot be looked up', () => fallan('PersonaNovedades/', 'post')],
  ])('[R-7.4-04] of a death that is %s the person fills it in, and no failure is told', async (_, given) => {
    await buscado('pasivoFallecido');
    given();
    const told: string[] = [];
    onTestFinished(callFailed.on((error) => told.push(error.message)));
    expect(formulario((await elegir()).found)).toMatchObject({
      SegurosPersonasNovedad: { FechaNovedad: '', IdLugarFallecimiento: 0, IdUbicacionFallecimiento: 0 },
    });
    expect(told).toEqual([]);
  });

  test('[R-7.4-04] who asks quietly is told that the death cannot be read', async () => {
    await buscado('pasivoFallecido');
    fallan(FALLECIDO);
    await expect(elegir({ quiet: true })).rejects.toThrow();
  });

  test.each([
    ['the person’s last notice', [41, 97, 12], 97],
    ['the person, who has none', [], undefined],
  ])('[R-7.4-04, R-7.10-06, decision 34] the death is looked up by %s', async (_, notices, id) => {
    const { persona } = await buscado('pasivoFallecido');
    const fila = (IdPersonaNovedad: number) => filled(filaNovedad, { IdPersonaNovedad, IdPersona: persona.IdPersona });
    contestan('PersonaNovedades/', notices.map(fila), 'post');
    const paths: string[] = [];
    const listen = ({ request }: { request: Request }) => void paths.push(new URL(request.url).pathname);
    server.events.on('request:start', listen);
    onTestFinished(() => server.events.removeListener('request:start', listen));
    await elegir();
    expect(paths.filter((path) => /Fallecid/.test(path))).toEqual([
      expect.stringMatching(`/${id ?? persona.IdPersona}$`),
    ]);
  });
});
