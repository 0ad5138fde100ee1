import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { novedadForm } from '#contract/entities/novedad.ts';
import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import { transferenciaPasivo } from '#contract/services/index.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { TODAY } from '#support/clock.ts';
import { banco, type Caller, persona, signIn } from './fund.ts';
import { about, declare, type Fund, filesFor, formOf, noticeOf, observe, stateOf } from './pasivos.ts';

const TYPE = tipo.TRANSFERENCIA_PASIVO;

/** A transfer to the same company in Cochabamba. */
async function form(who: Caller, id: number, novedad: object = {}, regional = 2) {
  const own = { IdTipoNovedad: TYPE, IdUbicacion: 201, IdEmpresaDestino: banco, ...novedad };
  const sent = await formOf(who, id, own);
  return z.parse(novedadForm, { ...sent, SegurosPacientes: { ...sent.SegurosPacientes, IdDepartamento: regional } });
}
const insertar = (who: Caller, body: z.infer<typeof novedadForm>) => who.call(transferenciaPasivo.insertar, { body });

async function saved(example: Ejemplo = 'pasivoVejez') {
  const start = await about(example);
  await filesFor(start.who, start.id, TYPE);
  const reply = await insertar(start.who, await form(start.who, start.id));
  return { ...start, reply, notice: Number(reply.Datos) };
}
async function accept(fund: Fund, id: number, notice: number) {
  const staff = await signIn(fund, 'personal');
  return staff.call(transferenciaPasivo.aceptar, { body: await form(staff, id, await noticeOf(staff, notice)) });
}

test('[R-7.5-01] [R-4.3-02] [R-3.1-05] [R-6-05] an insert answers the notice: Registrado, under the user’s company and regional', async () => {
  const { fund, id, reply, notice } = await saved();
  expect(reply).toMatchObject({ ok: true, Datos: expect.any(Number) });
  expect(stateOf(fund, notice)).toBe('registrado');
  expect(fund.db.novedades.get(notice)).toMatchObject({
    IdEmpresa: banco,
    IdRegional: 1,
    IdEmpresaDestino: banco,
    IdUbicacion: 201,
    NumeroDocumento: expect.stringMatching(/^2026-\d{5}$/),
  });
  expect(fund.db.pacientes.by('persona', id)[0]?.IdDepartamento).toBe(1);
});

test('[R-6-05] what the form says of its company does not count', async () => {
  const { fund, who, id } = await about('pasivoVejez');
  await filesFor(who, id, TYPE);
  const reply = await insertar(who, await form(who, id, { IdEmpresa: 502 }));
  expect(reply).toMatchObject({ ok: true });
  expect(fund.db.novedades.get(Number(reply.Datos))).toMatchObject({ IdEmpresa: banco, IdRegional: 1 });
});

const period =
  'La fecha de transferencia debe estar entre el 01/11/2026 y el 30/11/2026, que corresponde al periodo de aporte actual.';
test.each([
  ['[R-5.4-04] no date', { FechaNovedad: '' }, 2, 'Fecha de transferencia, no tiene información.'],
  ['[R-5.4-04] no regional', {}, 0, 'Regional transferencia, no tiene información.'],
  ['[R-5.4-04] no company', { IdEmpresaDestino: 0 }, 2, 'Empresa transferencia, no tiene información.'],
  ['[R-5.4-04] no location', { IdUbicacion: 0 }, 2, 'Ubicación de transferencia, no tiene información.'],
  ['a date outside the period', { FechaNovedad: '2026-10-31' }, 2, period],
  [
    '[R-2.5-08] the own regional',
    { IdUbicacion: 101 },
    1,
    'La regional de transferencia debe ser distinta a la regional actual.',
  ],
  [
    'a company that is not there',
    { IdEmpresaDestino: 503 },
    2,
    'La empresa de transferencia no tiene registro en la regional elegida.',
  ],
  ['a town elsewhere', { IdUbicacion: 301 }, 2, 'La ubicación de transferencia no corresponde a la regional elegida.'],
  ['a long observation', { Observacion: 'x'.repeat(501) }, 2, 'Observación debe tener como máximo 500 caracteres.'],
  ['another type', { IdTipoNovedad: tipo.BAJA_PASIVO }, 2, 'Tipo novedad, no tiene información.'],
])('%s is refused', async (_, novedad, regional, text) => {
  const { fund, who, id } = await about('pasivoVejez');
  await filesFor(who, id, TYPE);
  const before = fund.db.dump();
  expect(await insertar(who, await form(who, id, novedad, regional))).toMatchObject({ ok: false, text });
  expect(fund.db.dump()).toEqual(before);
});

test('an inactive company may not be the destination', async () => {
  const { fund, who, id } = await about('pasivoVejez');
  await filesFor(who, id, TYPE);
  const kept = fund.db.empresas.get(502);
  if (!kept) throw new Error('no company');
  fund.db.empresas.put({ ...kept, Estado: 'INACTIVO' });
  const body = await form(who, id, { IdEmpresaDestino: 502 });
  expect(await insertar(who, body)).toMatchObject({
    ok: false,
    text: 'La empresa de transferencia no tiene registro en la regional elegida.',
  });
  fund.db.empresas.put(kept);
  expect(await insertar(who, body)).toMatchObject({ ok: true });
});

test('[R-5.4-06] [R-5.4-05] the photograph is enforced', async () => {
  const { who, id } = await about('pasivoVejez');
  expect(await insertar(who, await form(who, id))).toMatchObject({
    ok: false,
    text: 'Por favor, realice la carga de fotografía.',
  });
});

test('only retirees of the company, and only once', async () => {
  const { fund, who, id } = await saved();
  const ask = async (other: number) => insertar(who, await form(who, other));
  expect(await ask(persona(fund, 'activo'))).toMatchObject({
    ok: false,
    text: 'El registro no corresponde a un asegurado pasivo.',
  });
  expect(await ask(id)).toMatchObject({ ok: false, text: expect.stringContaining('pendiente de concluir') });
});

test('[R-4.3-03] a changed transfer is written; an older version is refused', async () => {
  const { fund, who, id, notice } = await saved();
  const body = await form(who, id, { ...(await noticeOf(who, notice)), IdUbicacion: 301 }, 3);
  expect(await who.call(transferenciaPasivo.modificar, { body })).toMatchObject({ ok: true });
  expect(fund.db.novedades.get(notice)?.IdUbicacion).toBe(301);
  expect(await who.call(transferenciaPasivo.modificar, { body })).toMatchObject({
    ok: false,
    text: expect.stringContaining('Otra persona modificó este aviso'),
  });
});

test('[R-4.3-06] [R-4.3-05] [R-4.3-10] declared it is read-only; observed it is corrected, or deleted', async () => {
  const { fund, who, id, notice } = await saved();
  expect(await declare(fund, who, notice)).toMatchObject({ ok: true });
  expect(fund.db.novedades.get(notice)?.FechaDeclaracion).toBe(TODAY);
  const declared = await form(who, id, await noticeOf(who, notice));
  for (const endpoint of [transferenciaPasivo.modificar, transferenciaPasivo.eliminar])
    expect(await who.call(endpoint, { body: declared })).toMatchObject({ ok: false });
  await observe(fund, notice);
  const body = await form(who, id, await noticeOf(who, notice));
  expect(await who.call(transferenciaPasivo.modificar, { body })).toMatchObject({ ok: true });
  expect(stateOf(fund, notice)).toBe('registrado');
  // The version before the correction can no longer be deleted.
  expect(await who.call(transferenciaPasivo.eliminar, { body })).toMatchObject({ ok: false });
  const corrected = await form(who, id, await noticeOf(who, notice));
  expect(await who.call(transferenciaPasivo.eliminar, { body: corrected })).toMatchObject({ ok: true });
  expect(fund.db.novedades.get(notice)).toBeUndefined();
});

test('[R-4.3-09] observed, it may be declared unchanged; declared, it may not', async () => {
  const { fund, who, notice } = await saved();
  await declare(fund, who, notice);
  expect(await declare(fund, who, notice)).toMatchObject({ ok: false });
  await observe(fund, notice);
  expect(await declare(fund, who, notice)).toMatchObject({ ok: true });
  expect(stateOf(fund, notice)).toBe('declarado');
});

test('accepted, the retiree and her dependants belong to the destination; her entry date stays', async () => {
  const { fund, who, id, notice } = await saved('pasivoFallecido');
  const entered = fund.db.pacientes.by('persona', id)[0]?.FechaIngreso;
  expect(await accept(fund, id, notice)).toMatchObject({ ok: false });
  await declare(fund, who, notice);
  const body = await form(who, id, await noticeOf(who, notice));
  expect(await who.call(transferenciaPasivo.aceptar, { body })).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  expect(await accept(fund, id, notice)).toMatchObject({ ok: true });
  expect(stateOf(fund, notice)).toBe('aceptado');
  const moved = { IdDepartamento: 2, IdEmpresa: banco, IdUbicacionEmpresa: 201 };
  expect(fund.db.pacientes.by('persona', id)[0]).toMatchObject({ ...moved, FechaIngreso: entered });
  expect(fund.db.pacientes.by('persona', persona(fund, 'viuda'))[0]).toMatchObject(moved);
  const kept = z.parse(novedadForm, JSON.parse(fund.db.novedades.get(notice)?.DatosHistorico ?? ''));
  expect(kept.SegurosPacientes.IdDepartamento).toBe(2);
});

test('no other company writes a transfer; a bad body names the field', async () => {
  const { fund, who, id, notice } = await saved();
  const body = await form(who, id, await noticeOf(who, notice));
  expect(await insertar(await signIn(fund, 'asegurado'), body)).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  const other = await signIn(fund, 'obligado');
  for (const endpoint of [transferenciaPasivo.modificar, transferenciaPasivo.eliminar, transferenciaPasivo.aceptar])
    expect(await other.call(endpoint, { body })).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  const bad: unknown = { ...body, SegurosPersonasNovedad: { ...body.SegurosPersonasNovedad, IdUbicacion: 'x' } };
  expect(await insertar(who, bad as typeof body)).toMatchObject({
    status: 400,
    text: expect.stringContaining('IdUbicacion'),
  });
});
