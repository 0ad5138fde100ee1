import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { novedadDeOrden, ordenPago as orden } from '#contract/entities/ordenPago.ts';
import { ordenPago } from '#contract/services/index.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { TODAY } from '#support/clock.ts';
import { aviso, banco, type Caller, openFund, type Reply, signIn } from './fund.ts';
import { draft, form, idsOf, ordersFund, raw, refused, register } from './ordenes.ts';

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

test('[R-3.3-04] [R-3.3-05] an employer lists the company’s orders: drafts, requests and paid ones, totals by the services', async () => {
  const who = await signIn(openFund({ seed: 'full' }), 'empresa');
  const all = orders(await list(who));
  expect(all.some((o) => o.CodigoTransaccion === '')).toBe(true);
  expect(all.some((o) => o.CodigoTransaccion !== '' && !o.Cobrado)).toBe(true);
  expect(all.some((o) => o.Cobrado && o.NumeroFactura > 0 && o.FechaPago !== '')).toBe(true);
  for (const o of all) {
    expect(o.Total).toBe(o.Novedades.length * 50);
    expect(o.IdEmpresa).toBe(banco);
    expect(o.Cuf !== '').toBe(o.Cobrado);
    expect(o.Novedades.every((n) => n.TipoDocumento !== '' && o.NovedadesCadena.includes(n.NombreCompleto))).toBe(true);
  }
  const [one] = all.filter((o) => o.Cobrado);
  expect(orders(await list(who, { NumeroFactura: one?.NumeroFactura ?? -1 }))).toEqual([one]);
  expect(orders(await list(who, { IdTipoNovedad: 5 })).every((o) => /RAZÓN SOCIAL/.test(o.NovedadesCadena))).toBe(true);
  const day = { FechaInicio: one?.FechaOrdenPago ?? '', FechaFin: one?.FechaOrdenPago ?? '' };
  expect(orders(await list(who, day)).every((o) => o.FechaOrdenPago === one?.FechaOrdenPago)).toBe(true);
  expect(orders(await list(who, { OrdenGenerada: false })).every((o) => o.CodigoTransaccion === '')).toBe(true);
  expect(orders(await list(who, { NombrePersona: 'arce duran' }))).toHaveLength(1);
  expect(await list(who, { IdEmpresa: 502 })).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  expect(await list(who, { FechaInicio: '2026-02-01', FechaFin: '2026-01-31' })).toMatchObject({
    ok: false,
    text: 'La fecha hasta no puede ser menor que la fecha desde.',
  });
});

test('[R-3.3-01] of an order that comes with its ids only the rest is empty, and the company made it', () => {
  expect(z.parse(orden, { IdOrdenPago: 0, IdEmpresa: banco })).toMatchObject({
    ...{ IdOrdenPago: 0, FechaOrdenPago: '', CodigoTransaccion: '', Observacion: '', IdEmpresa: banco, Cuf: '' },
    ...{ NumeroFactura: 0, IdVenta: 0, FechaPago: '', Cobrado: false, Total: null, GeneradoEmpresa: true },
    Novedades: [],
  });
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

test('[R-1-02] [R-7.6-06] a notice goes into the open draft once, and out again; an empty draft goes with it', async () => {
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

test('[R-2.7-11] [R-3.3-03] the notices to charge are the company’s own, unpaid, in no order, by filter', async () => {
  const { fund, who } = await ordersFund();
  const filtro = {
    IdEmpresa: banco,
    NombrePersona: '',
    FechaInicioNovedad: '',
    FechaFinNovedad: '',
    IdTipoNovedad: 0,
    IdOrdenPago: 0,
  };
  const ask = async (part: object = {}) => {
    const reply = await who.call(ordenPago.novedadesCobrar, { body: { ...filtro, ...part } });
    return z.parse(z.array(novedadDeOrden), reply.Datos).map((n) => n.IdPersonaNovedad);
  };
  const all = await ask();
  for (const id of all)
    expect(fund.db.novedades.get(id)).toMatchObject({ IdEmpresa: banco, IdRegional: 1, Pagado: false });
  const [porPagar = 0, declarado = 0, pagado = 0] = idsOf(fund, 'porPagar', 'declarado', 'pagado');
  expect(all).toContain(porPagar);
  expect(all).not.toContain(declarado);
  expect(all).not.toContain(pagado);
  const row = aviso(fund, 'porPagar');
  const name = fund.db.personas.get(row.IdPersona)?.NombreCompleto.toLowerCase() ?? '';
  expect(await ask({ NombrePersona: name })).toEqual([porPagar]);
  expect(await ask({ IdTipoNovedad: row.IdTipoNovedad })).toContain(porPagar);
  expect(await ask({ FechaInicioNovedad: row.FechaNovedad, FechaFinNovedad: row.FechaNovedad })).toContain(porPagar);
  expect(await ask({ FechaFinNovedad: '2000-01-01' })).toEqual([]);
  const text = await who.call(ordenPago.listaNovedad, { params: { texto: name } });
  expect(text.Datos).toMatchObject([{ IdPersonaNovedad: porPagar }]);
  expect((await who.call(ordenPago.listaNovedad, { params: { texto: '_' } })).Datos).toHaveLength(all.length);
  const body = await draft(fund, who);
  expect(await ask({ IdOrdenPago: body.IdOrdenPago })).not.toContain(porPagar);
  expect(await who.call(ordenPago.novedadesCobrar, { body: { ...filtro, IdEmpresa: 502 } })).toMatchObject({
    ok: false,
    text: 'No tiene acceso.',
  });
  const backwards = { ...filtro, FechaInicioNovedad: '2026-02-01', FechaFinNovedad: '2026-01-31' };
  expect(await who.call(ordenPago.novedadesCobrar, { body: backwards })).toMatchObject({
    ok: false,
    text: 'La fecha hasta no puede ser menor que la fecha desde.',
  });
});

test('a new order is dated by the services, and the types an order may hold are told', async () => {
  const { who } = await ordersFund();
  expect((await who.call(ordenPago.nueva, { body: { IdEmpresa: banco } })).Datos).toMatchObject({
    IdOrdenPago: 0,
    FechaOrdenPago: TODAY,
    Total: 0,
    Novedades: [],
  });
  expect(await who.call(ordenPago.nueva, { body: { IdEmpresa: 502 } })).toMatchObject({ ok: false });
  expect((await who.call(ordenPago.tiposNovedad, {})).Datos).toContainEqual({
    IdTipoNovedad: 5,
    Novedad: 'CAMBIO DE RAZÓN SOCIAL',
    IdTipoNovedadPadre: 1,
  });
});

test('[R-7.6-03] whether a type must be paid, and why a notice may not go into an order', async () => {
  const { fund, who } = await ordersFund();
  const type = (IdTipoNovedad: number, IdEmpresa = banco) =>
    who.call(ordenPago.verificarTipo, { body: { IdEmpresa, IdTipoNovedad, GeneradoEmpresa: true } });
  expect((await type(5)).Datos).toEqual({ RequierePago: true });
  expect((await type(2)).Datos).toEqual({ RequierePago: false });
  expect(await type(5, 502)).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  const check = (name: Ejemplo, IdEmpresa = banco) =>
    who.call(ordenPago.verificarDatosNovedad, {
      body: { IdEmpresa, IdPersonaNovedad: aviso(fund, name).IdPersonaNovedad },
    });
  expect((await check('pendiente')).Datos).toMatchObject({ PuedeIncluirse: true, Motivo: '', IdOrdenPago: 0 });
  const { IdOrdenPago } = await draft(fund, who);
  expect((await check('porPagar')).Datos).toMatchObject({
    RequierePago: true,
    PuedeIncluirse: false,
    IdOrdenPago,
    Motivo: `La novedad ya está incluida en la orden de pago ${IdOrdenPago}.`,
  });
  expect((await check('declarado')).Datos).toMatchObject({
    PuedeIncluirse: false,
    Motivo: expect.stringMatching('Declarado'),
  });
  expect(await check('pendiente', 502)).toMatchObject({ ok: false });
});

test.each([
  [ordenPago.registrar, form([1], { Observacion: null }), 'Observacion'],
  [ordenPago.obtener, { IdOrdenPago: '1', IdEmpresa: 501 }, 'IdOrdenPago'],
  [ordenPago.novedadesCobrar, { IdEmpresa: 501 }, 'NombrePersona'],
  [ordenPago.listar, {}, 'IdTipoNovedad'],
] as const)('a body outside the contract is answered 400 with the field: %#', async (endpoint, body, field) => {
  const { who } = await ordersFund();
  expect(await raw(who, endpoint, body)).toMatchObject({
    status: 400,
    ok: false,
    text: expect.stringContaining(field),
  });
});

test('a path value that is no number is answered 400 with its name', async () => {
  const { who } = await ordersFund();
  for (const endpoint of [ordenPago.porNovedad, ordenPago.quitarNovedad, ordenPago.verificarPago])
    expect(await who.call(endpoint, { params: { idPersonaNovedad: 'x' } })).toMatchObject({
      status: 400,
      text: expect.stringContaining('idPersonaNovedad'),
    });
});

test.each(['personal', 'asegurado', 'caducado'])('%s reads and writes no order of the bank', async (user) => {
  const { fund, who } = await ordersFund();
  const body = await draft(fund, who);
  const stranger = await signIn(fund, user);
  const denied = { ok: false, text: 'No tiene acceso.' };
  for (const endpoint of [ordenPago.obtener, ordenPago.novedades, ordenPago.eliminar, ordenPago.generarSolicitud])
    expect(await refused(fund, () => stranger.call(endpoint, { body }))).toMatchObject(denied);
  expect(await refused(fund, () => register(stranger, idsOf(fund, 'pendiente')))).toMatchObject(denied);
  expect(await stranger.call(ordenPago.nueva, { body: { IdEmpresa: banco } })).toMatchObject(denied);
});

test('an insured person is refused at the employers’ door, and an employer at theirs', async () => {
  const { fund, who } = await ordersFund();
  const body = await draft(fund, who);
  expect(await who.call(ordenPago.obtener, { body }, 'insured')).toMatchObject({ ok: false });
  const insured = await signIn(fund, 'asegurado');
  expect(await insured.call(ordenPago.tiposNovedad, {}, 'others')).toMatchObject({ ok: false });
  expect(await insured.call(ordenPago.tiposNovedad, {})).toMatchObject({ ok: true });
});
