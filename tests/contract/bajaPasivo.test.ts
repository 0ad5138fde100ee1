import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bajaPasivoForm } from '#contract/entities/pasivo.ts';
import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import { bajaPasivo } from '#contract/services/index.ts';
import { addDays } from '#lib/dates.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { TODAY } from '#support/clock.ts';
import { banco, type Caller, persona, signIn, upload } from './fund.ts';
import { about, declare, type Fund, filesFor, formOf, noticeOf, observe, stateOf } from './pasivos.ts';

const death = { IdLugarFallecimiento: 1, IdUbicacionFallecimiento: 102 };

async function form(who: Caller, id: number, novedad: object = {}) {
  const own = { IdTipoNovedad: tipo.BAJA_PASIVO, IdUbicacion: 101, ...death, ...novedad };
  return z.parse(bajaPasivoForm, await formOf(who, id, own));
}
const insertar = (who: Caller, body: z.infer<typeof bajaPasivoForm>) => who.call(bajaPasivo.insertar, { body });

/** Saves a deregistration of an example. */
async function saved(example: Ejemplo = 'pasivoVejez', novedad: object = {}) {
  const start = await about(example);
  await filesFor(start.who, start.id, tipo.BAJA_PASIVO);
  const reply = await insertar(start.who, await form(start.who, start.id, novedad));
  return { ...start, reply, notice: Number(reply.Datos) };
}
async function accept(fund: Fund, id: number, notice: number) {
  const staff = await signIn(fund, 'personal');
  return staff.call(bajaPasivo.aceptar, { body: await form(staff, id, await noticeOf(staff, notice)) });
}

test('[R-7.4-02] [R-4.2-01] [R-3.1-04] an insert answers the notice: Registrado, with place and town of death', async () => {
  const { fund, id, reply, notice } = await saved('pasivoVejez', { Observacion: 'avisó su hija' });
  expect(reply).toMatchObject({ ok: true, Datos: expect.any(Number) });
  expect(stateOf(fund, notice)).toBe('registrado');
  expect(fund.db.novedades.get(notice)).toMatchObject({
    ...death,
    IdEmpresa: banco,
    IdRegional: 1,
    IdCanal: 1,
    Observacion: 'AVISÓ SU HIJA',
    IdPersonaTitular: 0,
  });
  expect(fund.db.personas.get(id)?.FechaFallecimiento).toBe('');
});

test.each([
  ['[R-5.3-04] no date', { FechaNovedad: '' }, 'Fecha de baja, no tiene información.'],
  ['[R-5.3-07] tomorrow', { FechaNovedad: addDays(TODAY, 1) }, 'La fecha de baja no puede ser posterior a hoy.'],
  [
    'a day before the birth',
    { FechaNovedad: '1905-01-01' },
    'La fecha de baja no puede ser anterior a la fecha de nacimiento.',
  ],
  ['[R-5.3-04] no locality', { IdUbicacion: 0 }, 'Localidad de registro, no tiene información.'],
  ['[R-5.3-06] no place', { IdLugarFallecimiento: 0 }, 'Lugar de fallecimiento, no tiene información.'],
  ['the unknown place', { IdLugarFallecimiento: 6 }, 'Lugar de fallecimiento, no tiene información.'],
  ['[R-5.3-05] no town', { IdUbicacionFallecimiento: 0 }, 'Ubicación de fallecimiento, no tiene información.'],
  ['a town nobody knows', { IdUbicacionFallecimiento: 99_999 }, 'Ubicación de fallecimiento, no tiene información.'],
  [
    '[R-5.3-09] a long observation',
    { Observacion: 'x'.repeat(501) },
    'Observación debe tener como máximo 500 caracteres.',
  ],
  ['[R-5.3-04] another type', { IdTipoNovedad: tipo.TRANSFERENCIA_PASIVO }, 'Tipo novedad, no tiene información.'],
])('%s is refused', async (_, novedad, text) => {
  const { fund, who, id } = await about('pasivoVejez');
  await filesFor(who, id, tipo.BAJA_PASIVO);
  const before = fund.db.dump();
  expect(await insertar(who, await form(who, id, novedad))).toMatchObject({ ok: false, text });
  expect(fund.db.dump()).toEqual(before);
});

test('a death is told of late: no contribution period bounds it', async () => {
  const { reply } = await saved('pasivoVejez', { FechaNovedad: addDays(TODAY, -200) });
  expect(reply).toMatchObject({ ok: true });
});

test('[R-5.3-13] only retirees of the company, and only once', async () => {
  const { fund, who, id } = await saved();
  const ask = async (other: number) => insertar(who, await form(who, other));
  expect(await ask(persona(fund, 'activo'))).toMatchObject({
    ok: false,
    text: 'El registro no corresponde a un asegurado pasivo.',
  });
  expect(await ask(persona(fund, 'registrable'))).toMatchObject({
    ok: false,
    text: 'No se pudo recuperar información del paciente.',
  });
  const elsewhere = fund.db.pacientes.all().find((p) => p.IdTipoAsegurado === 2 && p.IdEmpresa === 504);
  expect(await ask(elsewhere?.IdPersona ?? 0)).toMatchObject({
    ok: false,
    text: expect.stringMatching(/no pertenece a la empresa/),
  });
  expect(await ask(id)).toMatchObject({
    ok: false,
    text: expect.stringMatching(/^No se puede registrar la novedad para el asegurado\(a\) .* de fecha 20\/11\/2026\.$/),
  });
});

test('[R-4.2-19] the photograph is missing, then [R-5.3-11] the death certificate', async () => {
  const { who, id } = await about('pasivoVejez');
  expect(await insertar(who, await form(who, id))).toMatchObject({
    ok: false,
    text: 'Por favor, realice la carga de fotografía.',
  });
  await upload(who, { IdPersona: id, IdRequisito: 2, IdTipoNovedad: tipo.BAJA_PASIVO });
  expect(await insertar(who, await form(who, id))).toMatchObject({
    ok: false,
    text: 'Por favor, realice la carga de los adjuntos solicitados.',
  });
});

test('[decision 20] a photograph that is not said to be required is no obstacle', async () => {
  const { fund, who, id } = await about('pasivoVejez');
  const photo = fund.db.requisitos.all().find((r) => r.IdTipoNovedad === tipo.BAJA_PASIVO && r.IdRequisito === 2);
  if (!photo) throw new Error('the seed lists no photograph');
  fund.db.requisitos.put({ ...photo, Requerido: false });
  await upload(who, { IdPersona: id, IdRequisito: 9, IdTipoNovedad: tipo.BAJA_PASIVO });
  expect(await insertar(who, await form(who, id))).toMatchObject({ ok: true });
});

test('[R-7.4-02] a changed form answers a positive number; an older version is refused', async () => {
  const { fund, who, id, notice } = await saved();
  const body = await form(who, id, { ...(await noticeOf(who, notice)), ...death, IdLugarFallecimiento: 3 });
  const reply = await who.call(bajaPasivo.modificar, { body });
  expect(Number(reply.Datos)).toBeGreaterThan(0);
  expect(fund.db.novedades.get(notice)?.IdLugarFallecimiento).toBe(3);
  expect(await who.call(bajaPasivo.modificar, { body })).toMatchObject({
    ok: false,
    text: expect.stringContaining('Otra persona modificó este aviso'),
  });
});

test('[R-4.2-06] [R-4.2-09] [R-4.2-12] [R-4.2-18] declared it is read-only; observed and saved it is Registrado again', async () => {
  const { fund, who, id, notice } = await saved();
  expect(await declare(fund, who, notice)).toMatchObject({ ok: true });
  expect(fund.db.novedades.get(notice)?.FechaDeclaracion).toBe(TODAY);
  const declared = await form(who, id, { ...(await noticeOf(who, notice)), ...death });
  for (const endpoint of [bajaPasivo.modificar, bajaPasivo.eliminar])
    expect(await who.call(endpoint, { body: declared })).toMatchObject({ ok: false });
  expect(await observe(fund, notice)).toMatchObject({ ok: true });
  const body = await form(who, id, { ...(await noticeOf(who, notice)), ...death });
  expect(await who.call(bajaPasivo.modificar, { body })).toMatchObject({ ok: true });
  expect(stateOf(fund, notice)).toBe('registrado');
});

test('[R-4.2-03] observed, it is declared only after it was corrected and saved', async () => {
  const { fund, who, id, notice } = await saved();
  await declare(fund, who, notice);
  await observe(fund, notice);
  expect(await declare(fund, who, notice)).toMatchObject({
    ok: false,
    text: 'El aviso está en estado Observado y no puede pasar a Declarado.',
  });
  expect(stateOf(fund, notice)).toBe('observado');
  const body = await form(who, id, { ...(await noticeOf(who, notice)), ...death });
  expect(await who.call(bajaPasivo.modificar, { body })).toMatchObject({ ok: true });
  expect(await declare(fund, who, notice)).toMatchObject({ ok: true });
});

test('[R-4.2-21] a deleted deregistration leaves no file and no place in an order', async () => {
  const { fund, who, id, notice } = await saved();
  const order = fund.db.ordenes.all().find((o) => o.CodigoTransaccion === '' && o.IdEmpresa === banco);
  if (!order) throw new Error('the seed has no draft of an order');
  fund.db.ordenes.put({ ...order, IdRegional: 1, novedades: [...order.novedades, notice] });
  const body = await form(who, id, await noticeOf(who, notice));
  expect(await who.call(bajaPasivo.eliminar, { body })).toMatchObject({ ok: true });
  expect(fund.db.novedades.get(notice)).toBeUndefined();
  expect(fund.db.ordenes.all().some((o) => o.novedades.includes(notice))).toBe(false);
  expect(fund.db.archivos.all().some((f) => f.IdTabla === notice)).toBe(false);
});

test('[R-7.4-02] accepted, the retiree is dead and her rights and her dependants’ have ended; the snapshot says so', async () => {
  const { fund, who, id, notice } = await saved('pasivoFallecido', { FechaNovedad: addDays(TODAY, -4) });
  const widow = fund.db.pacientes.by('persona', persona(fund, 'viuda'))[0];
  if (widow) fund.db.pacientes.put({ ...widow, EstadoVigencia: 'VIGENTE' });
  expect(await accept(fund, id, notice)).toMatchObject({ ok: false, text: expect.stringContaining('Registrado') });
  await declare(fund, who, notice);
  const body = await form(who, id, await noticeOf(who, notice));
  expect(await who.call(bajaPasivo.aceptar, { body })).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  expect(await accept(fund, id, notice)).toMatchObject({ ok: true });
  expect(stateOf(fund, notice)).toBe('aceptado');
  const died = addDays(TODAY, -4);
  expect(fund.db.personas.get(id)?.FechaFallecimiento).toBe(died);
  const ended = { EstadoVigencia: 'NO VIGENTE', FechaBaja: died };
  expect(fund.db.pacientes.by('persona', id)[0]).toMatchObject({ ...ended, FechaLimiteAtencion: died });
  expect(fund.db.pacientes.by('persona', persona(fund, 'viuda'))[0]).toMatchObject(ended);
  const kept = z.parse(bajaPasivoForm, JSON.parse(fund.db.novedades.get(notice)?.DatosHistorico ?? ''));
  expect(kept).toMatchObject({ BasePersonas: { FechaFallecimiento: died }, SegurosPersonasNovedad: death });
  const search = await who.call(bajaPasivo.buscarFallecido, { params: { idPersonaNovedad: notice } });
  expect(search.Datos).toEqual([{ FechaFallecimiento: died, IdLugarFallecimiento: 1, IdLocalidadFallecimiento: 102 }]);
});

test('[R-7.4-04] [R-3.2-03] a death a hospital told of is found by the person or by her notice', async () => {
  const { fund, who, id } = await about('pasivoFallecido');
  const ask = (idPersonaNovedad: number | string, caller = who) =>
    caller.call(bajaPasivo.buscarFallecido, { params: { idPersonaNovedad } });
  const found = [{ FechaFallecimiento: addDays(TODAY, -4), IdLugarFallecimiento: 2, IdLocalidadFallecimiento: 101 }];
  expect((await ask(id)).Datos).toEqual(found);
  expect((await ask(persona(fund, 'pasivoVejez'))).Datos).toEqual([]);
  await filesFor(who, id, tipo.BAJA_PASIVO);
  const notice = Number((await insertar(who, await form(who, id))).Datos);
  expect((await ask(notice)).Datos).toEqual(found);
  expect(await ask(notice, await signIn(fund, 'obligado'))).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  expect(await ask(id, await signIn(fund, 'asegurado'))).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  expect(await ask('x')).toMatchObject({ status: 400, text: expect.stringContaining('idPersonaNovedad') });
});

test('[R-7.4-03] an unfinished notice answers its date, nothing unfinished INCONCLUSO', async () => {
  const { fund, who, id } = await saved();
  const ask = (idPersona: number, idEmpresa = banco) =>
    who.call(bajaPasivo.verificarInconclusas, { params: { idPersona, idEmpresa } });
  expect((await ask(id)).Datos).toBe(TODAY);
  expect((await ask(persona(fund, 'pasivoInvalidez'))).Datos).toBe('INCONCLUSO');
  expect(await ask(id, 502)).toMatchObject({ ok: false, text: 'No tiene acceso.' });
});

test('no other company writes a deregistration; a bad body names the field', async () => {
  const { fund, who, id, notice } = await saved();
  const body = await form(who, id, await noticeOf(who, notice));
  expect(await insertar(await signIn(fund, 'asegurado'), body)).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  const other = await signIn(fund, 'obligado');
  for (const endpoint of [bajaPasivo.modificar, bajaPasivo.eliminar, bajaPasivo.aceptar])
    expect(await other.call(endpoint, { body })).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  const bad: unknown = {
    ...body,
    SegurosPersonasNovedad: { ...body.SegurosPersonasNovedad, IdLugarFallecimiento: 'x' },
  };
  expect(await insertar(who, bad as typeof body)).toMatchObject({
    status: 400,
    text: expect.stringContaining('IdLugarFallecimiento'),
  });
});
