import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ordenPago as orden } from '#contract/entities/ordenPago.ts';
import { ordenPago } from '#contract/services/index.ts';
import { aviso, banco, type Caller, openFund, type Reply, signIn } from './fund.ts';

const filter = {
  IdTipoNovedad: 0,
  IdEmpresa: banco,
  NombrePersona: '',
  FechaInicio: '2025-01-01',
  FechaFin: '2026-12-31',
  OrdenGenerada: null,
  NumeroFactura: 0,
  GeneradoEmpresa: true,
};
const orders = (reply: Reply) => z.parse(z.array(orden), reply.Datos);
const list = (who: Caller, part: object = {}) => who.call(ordenPago.listar, { body: { ...filter, ...part } });
const add = (who: Caller, IdPersonaNovedad: number) =>
  who.call(ordenPago.registrarConNovedad, { body: { IdEmpresa: banco, IdPersonaNovedad } });

test('an employer lists the company’s orders: drafts, requests and paid ones, totals by the services', async () => {
  const who = await signIn(openFund({ seed: 'full' }), 'empresa');
  const all = orders(await list(who));
  expect(all.some((o) => o.CodigoTransaccion === '')).toBe(true);
  expect(all.some((o) => o.CodigoTransaccion !== '' && !o.Cobrado)).toBe(true);
  expect(all.some((o) => o.Cobrado && o.NumeroFactura > 0 && o.FechaPago !== '')).toBe(true);
  for (const o of all) expect(o.Total).toBe(o.Novedades.length * 50);
  expect(orders(await list(who, { OrdenGenerada: false })).every((o) => o.CodigoTransaccion === '')).toBe(true);
  expect(orders(await list(who, { NombrePersona: 'arce duran' }))).toHaveLength(1);
  expect(await list(who, { IdEmpresa: 502 })).toMatchObject({ ok: false, text: 'No tiene acceso.' });
});

test('whether a notice must be paid, and the text when it still must', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const ask = (name: Parameters<typeof aviso>[1]) =>
    who.call(ordenPago.verificarPago, { params: { idPersonaNovedad: aviso(fund, name).IdPersonaNovedad } });
  expect(await ask('pendiente')).toMatchObject({ Datos: { RequierePago: false, Pagado: false }, text: '' });
  expect(await ask('porPagar')).toMatchObject({
    ok: true,
    Datos: { RequierePago: true, Pagado: false },
    text: 'La novedad debe ser incluida en una orden de pago y pagada antes de declararla.',
    tipo: 'warning',
  });
  expect(await ask('pagado')).toMatchObject({ Datos: { RequierePago: true, Pagado: true }, text: '' });
});

test('a notice goes into the open draft once, and out again; an empty draft goes with it', async () => {
  const fund = openFund();
  for (const o of fund.db.ordenes.all()) if (!o.Cobrado) fund.db.ordenes.remove(o.IdOrdenPago);
  const who = await signIn(fund, 'empresa');
  const [one, two] = [aviso(fund, 'pendiente').IdPersonaNovedad, aviso(fund, 'porPagar').IdPersonaNovedad];
  const first = await add(who, one);
  expect(first).toMatchObject({ ok: true, Datos: expect.any(Number) });
  expect((await add(who, two)).Datos).toBe(first.Datos);
  expect(await add(who, one)).toMatchObject({
    ok: false,
    text: `La novedad ya está incluida en la orden de pago ${first.Datos}.`,
  });
  const of = (idPersonaNovedad: number) => who.call(ordenPago.porNovedad, { params: { idPersonaNovedad } });
  expect((await of(one)).Datos).toMatchObject({ IdOrdenPago: first.Datos, Total: 100 });
  for (const idPersonaNovedad of [one, two])
    expect(await who.call(ordenPago.quitarNovedad, { params: { idPersonaNovedad } })).toMatchObject({ ok: true });
  expect((await of(one)).Datos).toBeNull();
  expect(fund.db.ordenes.get(Number(first.Datos))).toBeUndefined();
});

test('a notice of a generated request stays in it', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const { IdPersonaNovedad } = aviso(fund, 'pagado');
  expect(await who.call(ordenPago.quitarNovedad, { params: { idPersonaNovedad: IdPersonaNovedad } })).toMatchObject({
    ok: false,
  });
});

test.each(['declarado', 'pagado'] as const)('a notice in state %s goes into no order', async (name) => {
  const fund = openFund();
  expect(await add(await signIn(fund, 'empresa'), aviso(fund, name).IdPersonaNovedad)).toMatchObject({ ok: false });
});

test('taking out a notice that was deleted is no error', async () => {
  const who = await signIn(openFund(), 'empresa');
  expect(await who.call(ordenPago.quitarNovedad, { params: { idPersonaNovedad: 1 } })).toMatchObject({ ok: true });
});

test.each(['personal', 'asegurado', 'caducado'])('%s touches no order of the bank', async (user) => {
  const fund = openFund();
  const who = await signIn(fund, user);
  expect(await add(who, aviso(fund, 'pendiente').IdPersonaNovedad)).toMatchObject({
    ok: false,
    text: 'No tiene acceso.',
  });
  expect(await list(who)).toMatchObject({ ok: false, text: 'No tiene acceso.' });
});

test('the same type of notice needs no payment in another company', async () => {
  const fund = openFund();
  const row = fund.db.novedades.put({ ...aviso(fund, 'porPagar'), IdEmpresa: 502 });
  const who = await signIn(fund, 'caducado');
  const params = { idPersonaNovedad: row.IdPersonaNovedad };
  expect(await who.call(ordenPago.verificarPago, { params })).toMatchObject({ Datos: { RequierePago: false } });
});
