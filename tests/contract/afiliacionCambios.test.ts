import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { personaPacienteNovedad } from '#contract/entities/afiliacion.ts';
import { sexo } from '#contract/enumerations.ts';
import { estadoAfiliacion, novedadAfiliacion as tipo } from '#contract/enumerationsAfiliacion.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { afiliacionCambios } from '#contract/services/afiliacionCambios.ts';
import type { Sandbox } from '#sandbox/app.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { type Caller, openFund, pair, persona, type Reply, signIn } from './fund.ts';

const denied = { status: 200, ok: false, text: 'No tiene acceso.' };

async function people() {
  const fund = openFund();
  const [empresa, caja, insured] = await Promise.all(
    ['empresa', 'personal', 'asegurado'].map((user) => signIn(fund, user)),
  );
  if (!empresa || !caja || !insured) throw new Error('nobody signed in');
  return { fund, empresa, caja, insured };
}

/** A person's stored data with changes. */
function datos(fund: Sandbox, who: Ejemplo | number, changes: object = {}) {
  const kept = fund.db.personas.get(typeof who === 'number' ? who : persona(fund, who));
  if (!kept) throw new Error('no person');
  return {
    body: { BasePersonas: { ...kept, ...changes }, SegurosPersonasNovedad: { Observacion: 'SEGÚN CERTIFICADO' } },
  };
}
const notice = (fund: Sandbox, reply: { Datos: unknown }) =>
  fund.db.afiliaciones.get(pair({ status: 200, ok: true, text: '', tipo: '', ...reply }).idPersonaNovedad);

/** The first dependant of an example. */
function dependiente(fund: Sandbox, who: Ejemplo): number {
  const holder = fund.db.pacientes.by('persona', persona(fund, who))[0];
  const [child] = fund.db.pacientes.by('padre', holder?.IdPaciente ?? 0);
  return child?.IdPersona ?? 0;
}

test('[R-7.2-03] an employer asks for another identity: nothing holds until the staff conclude', async () => {
  const { fund, empresa } = await people();
  const id = persona(fund, 'activo');
  const reply = await empresa.call(
    afiliacionCambios.datosRelevantes,
    datos(fund, 'activo', { Nombres: ' beatriz  elena ' }),
  );
  expect(reply).toMatchObject({ ok: true, Datos: expect.stringMatching(new RegExp(`^${id}\\|\\d+$`)) });
  expect(notice(fund, reply)).toMatchObject({
    IdTipoNovedad: tipo.ACTUALIZA_DATOS,
    IdEstadoProceso: 9,
    IdEmpresa: 501,
    IdRegional: 1,
    Observacion: 'SEGÚN CERTIFICADO',
    detalle: { Propuesto: { Nombres: 'BEATRIZ ELENA', NombreCompleto: 'MAMANI QUISPE BEATRIZ ELENA' } },
  });
  expect(fund.db.personas.get(id)?.Nombres).toBe('BEATRIZ');
  const again = await empresa.call(afiliacionCambios.datosRelevantes, datos(fund, 'activo', { Nombres: 'BEA' }));
  expect(again.text).toBe(
    'No se puede registrar la novedad para el asegurado(a) MAMANI QUISPE BEATRIZ, porque existe otra novedad que está pendiente de concluir de fecha 20/11/2026.',
  );
});

/** Declares or concludes a request, with the form that the services show. */
async function pasar(who: Caller, reply: Reply, IdEstadoProceso: number): Promise<Reply> {
  const { BasePersonas, SegurosPacientes, SegurosPersonasNovedad } = await mostrada(who, reply);
  return who.call(afiliacion.modificar, {
    body: { BasePersonas, SegurosPacientes, SegurosPersonasNovedad: { ...SegurosPersonasNovedad, IdEstadoProceso } },
  });
}

/** A notice as the services show it. */
async function mostrada(who: Caller, reply: Reply) {
  const params = { ...pair(reply), idTipoNovedad: 0, idEmpresa: 0 };
  return z.parse(personaPacienteNovedad, (await who.call(afiliacion.obtener, { params })).Datos);
}

test('[R-7.2-03] a concluded identity keeps what was written about the person since the request', async () => {
  const { fund, empresa, caja } = await people();
  const id = persona(fund, 'activo');
  const asked = { Nombres: 'BEATRIZ ELENA' };
  const reply = await empresa.call(afiliacionCambios.datosRelevantes, datos(fund, 'activo', asked));
  const written = { Zona: 'MIRAFLORES', Celular: '71234567' };
  expect((await empresa.call(afiliacionCambios.datosNoRelevantes, datos(fund, 'activo', written))).ok).toBe(true);
  const genero = { IdGenero: sexo.masculino, FechaCambioGenero: '2026-11-02' };
  expect((await caja.call(afiliacionCambios.genero, { body: { IdPersona: id, ...genero } })).ok).toBe(true);
  expect((await mostrada(caja, reply)).BasePersonas).toMatchObject({ ...asked, ...written, ...genero });
  expect((await pasar(empresa, reply, estadoAfiliacion.declarado)).ok).toBe(true);
  expect((await pasar(caja, reply, estadoAfiliacion.concluido)).ok).toBe(true);
  expect(fund.db.personas.get(id)).toMatchObject({ ...asked, ...written, ...genero });
});

test('an identity whose document another person has got since is not concluded, and nothing is written', async () => {
  const { fund, empresa, caja } = await people();
  const NumeroDocumento = '15511999';
  const reply = await empresa.call(afiliacionCambios.datosRelevantes, datos(fund, 'activo', { NumeroDocumento }));
  await pasar(empresa, reply, estadoAfiliacion.declarado);
  expect((await caja.call(afiliacionCambios.datosRelevantes, datos(fund, 'asegurado', { NumeroDocumento }))).ok).toBe(
    true,
  );
  const before = fund.db.dump();
  expect(await pasar(caja, reply, estadoAfiliacion.concluido)).toMatchObject({
    ok: false,
    text: 'Ya existe una persona registrada con ese documento de identidad.',
  });
  expect(fund.db.dump()).toEqual(before);
});

test('[R-7.2-03] what the staff ask for holds at once, address and telephones untouched', async () => {
  const { fund, caja } = await people();
  const before = fund.db.personas.get(persona(fund, 'activo'));
  const reply = await caja.call(
    afiliacionCambios.datosRelevantes,
    datos(fund, 'activo', { FechaNacimiento: '13/05/1994', Zona: 'OTRA' }),
  );
  expect(notice(fund, reply)).toMatchObject({
    IdEstadoProceso: 12,
    DatosHistorico: expect.stringContaining('1994-05-13'),
  });
  expect(fund.db.personas.get(persona(fund, 'activo'))).toEqual({ ...before, FechaNacimiento: '1994-05-13' });
});

test.each<[string, object, string]>([
  ['no change', {}, 'No existen cambios para registrar.'],
  ['no surname', { ApellidoPaterno: '', ApellidoMaterno: ' ' }, 'Apellido paterno, no tiene información.'],
  ['no document', { NumeroDocumento: '' }, 'Número de documento, no tiene información.'],
  ['an unknown nationality', { IdNacionalidad: 1_999_999_999 }, 'Nacionalidad, no tiene información.'],
  [
    'a document of somebody else',
    { NumeroDocumento: '6843217' },
    'Ya existe una persona registrada con ese documento de identidad.',
  ],
  ['a birth to come', { FechaNacimiento: '2027-01-01' }, 'La fecha de nacimiento no puede ser posterior a hoy.'],
])('another identity with %s is refused and nothing is written', async (_, changes, text) => {
  const { fund, empresa } = await people();
  const before = fund.db.dump();
  const reply = await empresa.call(afiliacionCambios.datosRelevantes, datos(fund, 'activo', changes));
  expect(reply).toMatchObject({ ok: false, text });
  expect(fund.db.dump()).toEqual(before);
});

test('[R-7.2-03] insured persons change their family’s address at once, not an identity through it', async () => {
  const { fund, insured } = await people();
  const child = dependiente(fund, 'asegurado');
  const changes = {
    Zona: 'MIRAFLORES',
    Celular: '71234567',
    CorreoElectronico: 'x@y.bo',
    Nombres: 'OTRO',
    FechaNacimiento: '1990-01-01',
  };
  const before = fund.db.personas.get(child);
  const reply = await insured.call(afiliacionCambios.datosNoRelevantes, datos(fund, child, changes));
  expect(notice(fund, reply)).toMatchObject({ IdTipoNovedad: tipo.ACTUALIZA_DATOS_NO_RELEVANTES, IdEstadoProceso: 12 });
  const { Nombres: _, FechaNacimiento: __, ...taken } = changes;
  expect(fund.db.personas.get(child)).toEqual({ ...before, ...taken });
});

test.each<[string, object, string]>([
  ['no change', {}, 'No existen cambios para registrar.'],
  ['a mail address that is none', { CorreoElectronico: 'x@y' }, 'Formato de correo electrónico no válido.'],
  ['a zone too long', { Zona: 'Z'.repeat(101) }, 'Zona debe tener como máximo 100 caracteres.'],
])('[R-7.2-03] an address with %s is refused and nothing is written', async (_, changes, text) => {
  const { fund, insured } = await people();
  const before = fund.db.dump();
  const reply = await insured.call(afiliacionCambios.datosNoRelevantes, datos(fund, 'asegurado', changes));
  expect(reply).toMatchObject({ ok: false, text });
  expect(fund.db.dump()).toEqual(before);
});

test('[R-7.2-03] the staff write a change of gender, once, not in the future; the sex of the document stays', async () => {
  const { fund, caja, empresa } = await people();
  const IdPersona = persona(fund, 'activo');
  const ask = (who: Caller, parts: object = {}) =>
    who.call(afiliacionCambios.genero, {
      body: { IdPersona, IdGenero: sexo.masculino, FechaCambioGenero: '2026-11-02', ...parts },
    });
  expect(await ask(empresa)).toMatchObject(denied);
  expect((await ask(caja, { IdGenero: 3 })).text).toBe('Género, no tiene información.');
  expect((await ask(caja, { FechaCambioGenero: '' })).text).toBe('Fecha de cambio de género, no tiene información.');
  expect((await ask(caja, { FechaCambioGenero: '2026-11-21' })).text).toBe(
    'La fecha de cambio de género no puede ser posterior a hoy.',
  );
  expect(fund.db.afiliaciones.by('persona', IdPersona)).toEqual([]);
  expect(notice(fund, await ask(caja))).toMatchObject({ IdTipoNovedad: tipo.CAMBIO_GENERO, IdEstadoProceso: 12 });
  expect(fund.db.personas.get(IdPersona)).toMatchObject({ IdGenero: 1, IdSexo: 2, FechaCambioGenero: '2026-11-02' });
  expect((await ask(caja)).text).toBe('El género es el que ya tiene registrado la persona.');
});

test('[R-7.2-03] the staff give a dependant more time of attendance, by a resolution where there is one', async () => {
  const { fund, caja, empresa } = await people();
  const IdPersona = dependiente(fund, 'asegurado');
  const plain = (who: Caller, parts: object = {}) =>
    who.call(afiliacionCambios.ampliacion, { body: { IdPersona, FechaLimiteAtencion: '2027-06-30', ...parts } });
  const resolved = (parts: object = {}) =>
    caja.call(afiliacionCambios.ampliacionPorResolucion, {
      body: {
        IdPersona,
        FechaLimiteAtencion: '2028-06-30',
        NumeroResolucion: 'RA-15/2026',
        FechaResolucion: '2026-10-01',
        Instancia: 'COMISIÓN REGIONAL',
        ...parts,
      },
    });
  const limit = () => fund.db.pacientes.by('persona', IdPersona)[0]?.FechaLimiteAtencion;
  expect(await plain(empresa)).toMatchObject(denied);
  expect((await plain(caja, { FechaLimiteAtencion: '2026-11-20' })).text).toBe(
    'La fecha límite de atención debe ser posterior a la actual.',
  );
  expect((await plain(caja, { FechaLimiteAtencion: 'x' })).text).toBe(
    'Fecha límite de atención, no tiene información.',
  );
  expect((await plain(caja, { IdPersona: persona(fund, 'asegurado') })).text).toContain(
    'no es beneficiario(a) de un titular',
  );
  expect(await plain(caja, { IdPersona: 1 })).toMatchObject(denied);
  expect(limit()).toBe('');
  expect(notice(fund, await plain(caja))).toMatchObject({ IdTipoNovedad: tipo.AMPLIACION_SEGURO, IdEstadoProceso: 12 });
  expect(limit()).toBe('2027-06-30');
  expect((await plain(caja)).ok).toBe(false);
  expect((await resolved({ NumeroResolucion: ' ' })).text).toBe('Debe registrar el Número de Resolución.');
  expect((await resolved({ FechaResolucion: '' })).text).toBe('Debe registrar fecha de resolución.');
  expect((await resolved({ Instancia: '' })).text).toBe(
    'Debe registrar el nombre de la Instancia que emite la resolución.',
  );
  expect(notice(fund, await resolved())).toMatchObject({
    IdTipoNovedad: tipo.AMPLIACION_SEGURO_RESOLUCION,
    detalle: { NumeroResolucion: 'RA-15/2026', Instancia: 'COMISIÓN REGIONAL', FechaLimiteAtencion: '2028-06-30' },
  });
  expect(limit()).toBe('2028-06-30');
});

test('[R-7.2-03] employer and staff keep commitments; dates gone by, amounts and instalments without sense are refused', async () => {
  const { fund, empresa, insured } = await people();
  const body = { IdPersona: persona(fund, 'activo'), FechaCompromiso: '2026-12-15' };
  const pay = (parts: object = {}) =>
    empresa.call(afiliacionCambios.compromisoPago, { body: { ...body, Monto: 900, Cuotas: 3, ...parts } });
  const documents = (who: Caller, parts: object = {}) =>
    who.call(afiliacionCambios.compromisoAfiliacion, { body: { ...body, ...parts } });
  const before = fund.db.dump();
  expect((await pay({ Monto: 0 })).text).toBe('El monto tiene que ser mayor a 0.');
  for (const Cuotas of [0, 1.5, 61])
    expect((await pay({ Cuotas })).text).toBe('La cantidad de cuotas debe estar entre 1 y 60.');
  expect((await documents(empresa, { FechaCompromiso: '2026-11-19' })).text).toBe(
    'La fecha de compromiso no puede ser anterior a hoy.',
  );
  expect((await documents(empresa, { FechaCompromiso: '' })).text).toBe('Fecha de compromiso, no tiene información.');
  expect((await documents(empresa, { Observacion: 'X'.repeat(501) })).text).toBe(
    'Observación debe tener como máximo 500 caracteres.',
  );
  expect(fund.db.dump()).toEqual(before);
  expect(await documents(insured, { IdPersona: persona(fund, 'asegurado') })).toMatchObject(denied);
  expect(notice(fund, await pay())).toMatchObject({
    IdTipoNovedad: tipo.COMPROMISO_PAGO,
    IdEstadoProceso: 12,
    detalle: { Monto: 900, Cuotas: 3, FechaCompromiso: '2026-12-15' },
  });
  expect(notice(fund, await documents(empresa))).toMatchObject({ IdTipoNovedad: tipo.COMPROMISO_AFILIACION });
});

test('[R-7.2-17] an observation is corrected while a notice is open, later by the staff alone', async () => {
  const { fund, empresa, caja } = await people();
  const sent = await empresa.call(afiliacionCambios.datosRelevantes, datos(fund, 'activo', { Nombres: 'BEA' }));
  const { idPersonaNovedad: IdPersonaNovedad } = pair(sent);
  const write = (who: Caller, Observacion: string, id = IdPersonaNovedad) =>
    who.call(afiliacionCambios.observacion, { body: { IdPersonaNovedad: id, Observacion } });
  expect(await write(empresa, ' Adjunto el   certificado. ')).toMatchObject({ ok: true });
  expect(fund.db.afiliaciones.get(IdPersonaNovedad)).toMatchObject({
    Observacion: 'Adjunto el certificado.',
    Version: 2,
  });
  expect((await write(empresa, ' ')).text).toBe('La Observación, no tiene información.');
  expect((await write(empresa, 'X'.repeat(501))).text).toBe('Observación debe tener como máximo 500 caracteres.');
  expect(await write(await signIn(fund, 'obligado'), 'X')).toMatchObject(denied);
  expect(await write(caja, 'X', 1)).toMatchObject(denied);
  const commitment = { IdPersona: persona(fund, 'activo'), FechaCompromiso: '2026-12-15' };
  const done = pair(await empresa.call(afiliacionCambios.compromisoAfiliacion, { body: commitment })).idPersonaNovedad;
  expect((await write(empresa, 'X', done)).text).toBe('La novedad está en estado Concluido y no se puede modificar.');
  expect(fund.db.afiliaciones.get(done)?.Observacion).toBe('');
  expect((await write(caja, 'CUMPLIDO', done)).ok).toBe(true);
  expect(fund.db.afiliaciones.get(done)?.Observacion).toBe('CUMPLIDO');
});

test('[R-7.2-03] who works elsewhere, and strangers to the family, are refused in every call', async () => {
  const { fund, empresa, insured } = await people();
  const other = persona(fund, 'activoEnOtra');
  const before = fund.db.dump();
  const change = { Zona: 'OTRA', Nombres: 'OTRO' };
  const commitment = { IdPersona: other, FechaCompromiso: '2026-12-15' };
  for (const reply of [
    await empresa.call(afiliacionCambios.datosRelevantes, datos(fund, other, change)),
    await empresa.call(afiliacionCambios.datosNoRelevantes, datos(fund, other, change)),
    await empresa.call(afiliacionCambios.compromisoAfiliacion, { body: commitment }),
    await empresa.call(afiliacionCambios.compromisoPago, { body: { ...commitment, Monto: 1, Cuotas: 1 } }),
    await insured.call(afiliacionCambios.datosNoRelevantes, datos(fund, 'activo', change)),
    await insured.call(afiliacionCambios.datosRelevantes, datos(fund, 'asegurado', change)),
    await insured.call(afiliacionCambios.datosNoRelevantes, datos(fund, 'asegurado', change), 'others'),
  ])
    expect(reply).toMatchObject(denied);
  expect(fund.db.dump()).toEqual(before);
});

/** The same call, but it accepts a body that the contract does not allow. */
const loosened = (endpoint: Endpoint) => ({ ...endpoint, query: [], body: z.looseObject({}) });

test('[R-7.2-03] a body that lacks a field answers 400 with its name', async () => {
  const { caja } = await people();
  const lacking: readonly (readonly [string, Endpoint, Record<string, unknown>])[] = [
    ['BasePersonas', afiliacionCambios.datosRelevantes, {}],
    ['BasePersonas.Zona', afiliacionCambios.datosNoRelevantes, { BasePersonas: { Zona: 1 } }],
    ['IdGenero', afiliacionCambios.genero, { IdPersona: 1 }],
    ['FechaLimiteAtencion', afiliacionCambios.ampliacion, { IdPersona: 1 }],
    ['NumeroResolucion', afiliacionCambios.ampliacionPorResolucion, { IdPersona: 1, FechaLimiteAtencion: '' }],
    ['FechaCompromiso', afiliacionCambios.compromisoAfiliacion, { IdPersona: 1 }],
    ['Monto', afiliacionCambios.compromisoPago, { IdPersona: 1, FechaCompromiso: '' }],
    ['Observacion', afiliacionCambios.observacion, { IdPersonaNovedad: 1 }],
  ];
  for (const [field, endpoint, body] of lacking)
    expect(await caja.call(loosened(endpoint), { body })).toMatchObject({
      status: 400,
      text: `El dato ${field} no tiene el formato esperado.`,
    });
});
