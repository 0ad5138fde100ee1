import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { novedadDeOrden, ordenPago as orden } from '#contract/entities/ordenPago.ts';
import { ordenPago } from '#contract/services/index.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { TODAY } from '#support/clock.ts';
import { aviso, banco, type Caller, openFund, type Reply, signIn } from './fund.ts';
import { draft, form, idsOf, ordersFund, raw, read, refused, register, requested } from './ordenes.ts';

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

test('[R-3.3-01] [R-3.3-02] [R-7.6-08] [R-7.6-09] a draft is registered and read: lines and total by the services', async () => {
  const { fund, who } = await ordersFund();
  const ids = idsOf(fund, 'pendiente', 'porPagar');
  const reply = await register(who, ids, { Observacion: 'Urgente', Total: 9999 });
  expect(reply).toMatchObject({ ok: true, Datos: expect.any(Number), text: '' });
  const saved = await read(who, { IdOrdenPago: Number(reply.Datos), IdEmpresa: banco });
  expect(saved).toMatchObject({
    IdOrdenPago: reply.Datos,
    FechaOrdenPago: TODAY,
    CodigoTransaccion: '',
    Observacion: 'Urgente',
    NumeroFactura: 0,
    IdVenta: 0,
    Cobrado: false,
    Cuf: '',
    Total: 100,
    GeneradoEmpresa: true,
  });
  expect(saved.Novedades.map((n) => n.IdPersonaNovedad)).toEqual(ids);
  expect(saved.Novedades[0]).toMatchObject({
    Novedad: 'INGRESO A LA EMPRESA',
    TipoDocumento: 'CARNET DE IDENTIDAD',
    FechaNovedad: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
    Total: 50,
    EstadoProceso: 'Registrado',
    ColorFondo: expect.stringMatching(/^#/),
    ColorLetra: expect.stringMatching(/^#/),
  });
  expect(saved.NovedadesCadena).toContain(saved.Novedades[1]?.NombreCompleto);
  const lines = await who.call(ordenPago.novedades, { body: { IdOrdenPago: saved.IdOrdenPago, IdEmpresa: banco } });
  expect(lines.Datos).toEqual(saved.Novedades);
});

test('[R-4.4-01] a draft is changed, with a text of its own, and deleted', async () => {
  const { fund, who } = await ordersFund();
  const body = await draft(fund, who, 'pendiente', 'porPagar');
  const reply = await register(who, idsOf(fund, 'porPagar'), { IdOrdenPago: body.IdOrdenPago });
  expect(reply).toMatchObject({
    ok: true,
    Datos: body.IdOrdenPago,
    text: 'La Orden de Pago se modificó correctamente.',
    tipo: 'success',
  });
  expect(await read(who, body)).toMatchObject({ Total: 50, FechaOrdenPago: TODAY });
  expect(await who.call(ordenPago.eliminar, { body })).toMatchObject({ ok: true, Datos: true });
  expect(fund.db.ordenes.get(body.IdOrdenPago)).toBeUndefined();
  expect(await register(who, idsOf(fund, 'pendiente', 'porPagar'))).toMatchObject({ ok: true });
});

test.each([
  ['[R-5.5-01] no notices', [], {}, 'Debe seleccionar las novedades que se incluirán en la orden de pago.'],
  [
    '[R-5.5-07] 501 characters',
    null,
    { Observacion: 'x'.repeat(501) },
    'La observación debe tener como máximo 500 caracteres.',
  ],
  ['another company', null, { IdEmpresa: 502 }, 'No tiene acceso.'],
  ['an order that does not exist', null, { IdOrdenPago: 999_999 }, 'No tiene acceso.'],
  ['a notice that does not exist', [1], {}, 'No tiene acceso.'],
] as const)('an order is not registered: %s', async (_, ids, part, text) => {
  const { fund, who } = await ordersFund();
  const reply = await refused(fund, () => register(who, ids ?? idsOf(fund, 'porPagar'), part));
  expect(reply).toMatchObject({ status: 200, text });
});

test('an observation of 500 characters is kept; a notice named twice counts once', async () => {
  const { fund, who } = await ordersFund();
  const [id = 0] = idsOf(fund, 'porPagar');
  const reply = await register(who, [id, id], { Observacion: 'x'.repeat(500) });
  expect(await read(who, { IdOrdenPago: Number(reply.Datos), IdEmpresa: banco })).toMatchObject({ Total: 50 });
});

test('a notice is in one order only, and a notice of another company in none', async () => {
  const { fund, who } = await ordersFund();
  const { IdOrdenPago } = await draft(fund, who);
  const reply = await refused(fund, () => register(who, idsOf(fund, 'pendiente', 'porPagar')));
  expect(reply.text).toBe(`La novedad ya está incluida en la orden de pago ${IdOrdenPago}.`);
  const foreign = fund.db.novedades.all().find((n) => n.IdEmpresa !== banco)?.IdPersonaNovedad ?? 0;
  expect(await refused(fund, () => register(who, [foreign]))).toMatchObject({ text: 'No tiene acceso.' });
});

test.each(['declarado', 'pagado'] as const)('a notice in state %s is not registered in an order', async (name) => {
  const { fund, who } = await ordersFund();
  await refused(fund, () => register(who, idsOf(fund, name)));
});

test('[R-4.4-02] [R-7.6-10] a request is generated once, and the order does not change any more', async () => {
  const { fund, who } = await ordersFund();
  const { codigo, ...body } = await requested(fund, who);
  expect(await read(who, body)).toMatchObject({
    CodigoTransaccion: codigo,
    FechaVencimiento: '2026-11-26',
    Vencida: false,
    Cobrado: false,
  });
  expect(fund.db.solicitudes.get(codigo)).toMatchObject({ Importe: 50, Estado: 'viva' });
  for (const act of [
    () => who.call(ordenPago.generarSolicitud, { body }),
    () => who.call(ordenPago.eliminar, { body }),
    () => register(who, idsOf(fund, 'pendiente'), { IdOrdenPago: body.IdOrdenPago }),
    () => who.call(ordenPago.quitarNovedad, { params: { idPersonaNovedad: idsOf(fund, 'porPagar')[0] ?? 0 } }),
  ])
    expect((await refused(fund, act)).text).toMatch(/ya tiene una solicitud generada/);
});

test('[R-8-05] an order with a notice that was annulled since gets no code, and nothing happens', async () => {
  const { fund, who } = await ordersFund();
  const body = await draft(fund, who, 'porPagar', 'pendiente');
  fund.db.novedades.put({ ...aviso(fund, 'pendiente'), IdEstadoProceso: 24 });
  const before = fund.db.dump();
  expect(await who.call(ordenPago.generarSolicitud, { body })).toMatchObject({
    ok: true,
    Datos: '',
    text: 'No se generó la solicitud: la orden incluye un aviso que ya no se puede cobrar.',
  });
  expect(fund.db.dump()).toEqual(before);
});

test('[R-4.4-04] a cancelled request leaves a draft, which gets another code', async () => {
  const { fund, who } = await ordersFund();
  const { codigo, ...body } = await requested(fund, who);
  expect(await who.call(ordenPago.anularSolicitud, { body })).toMatchObject({ ok: true, Datos: true });
  expect(await read(who, body)).toMatchObject({ CodigoTransaccion: '', FechaVencimiento: '' });
  expect(fund.db.solicitudes.get(codigo)).toMatchObject({ Estado: 'anulada' });
  expect(await refused(fund, () => who.call(ordenPago.anularSolicitud, { body }))).toMatchObject({
    text: 'La orden de pago no tiene una solicitud generada.',
  });
  const second = await who.call(ordenPago.generarSolicitud, { body });
  expect(second.Datos).not.toBe(codigo);
  expect(second.Datos).toMatch(/^TX/);
});

test('a request expires after its last day: it is not paid then, but cancelled and generated again', async () => {
  const { fund, who, after } = await ordersFund();
  const { codigo, ...body } = await requested(fund, who);
  expect(await read(await after(6), body)).toMatchObject({ Vencida: false });
  const later = await after(1);
  expect(await read(later, body)).toMatchObject({ Vencida: true, CodigoTransaccion: codigo });
  await expect(fund.pay(body.IdOrdenPago)).rejects.toThrow('venció el 26/11/2026');
  expect(await later.call(ordenPago.anularSolicitud, { body })).toMatchObject({ ok: true });
  expect(await later.call(ordenPago.generarSolicitud, { body })).toMatchObject({ ok: true });
  await fund.pay(body.IdOrdenPago);
  expect(await read(later, body)).toMatchObject({ Cobrado: true, Vencida: false });
});

test('[R-4.4-05] a paid order has invoice and date, its notices are paid, and it never changes again', async () => {
  const { fund, who } = await ordersFund();
  const { codigo, ...body } = await requested(fund, who, 'porPagar', 'pendiente');
  await fund.pay(body.IdOrdenPago);
  const paid = await read(who, body);
  expect(paid).toMatchObject({ Cobrado: true, FechaPago: TODAY, CodigoTransaccion: codigo, Total: 100 });
  expect(paid.NumeroFactura).toBeGreaterThan(0);
  expect(paid.IdVenta).toBeGreaterThan(0);
  expect(paid.Cuf).toMatch(/^[0-9A-F]{57}$/);
  for (const name of ['porPagar', 'pendiente'] as const)
    expect(aviso(fund, name)).toMatchObject({ Pagado: true, IdEstadoProceso: 80 });
  expect(fund.db.solicitudes.get(codigo)).toMatchObject({ Estado: 'pagada' });
  for (const act of [
    () => who.call(ordenPago.generarSolicitud, { body }),
    () => who.call(ordenPago.anularSolicitud, { body }),
    () => who.call(ordenPago.eliminar, { body }),
    () => register(who, idsOf(fund, 'pendiente'), { IdOrdenPago: body.IdOrdenPago }),
  ])
    await refused(fund, act);
  await expect(fund.pay(body.IdOrdenPago)).rejects.toThrow('La orden de pago ya está pagada.');
});

test('[R-5.5-03] an id that is none is told so; another company’s order is nobody’s', async () => {
  const { fund, who } = await ordersFund();
  const other = fund.db.ordenes.all().find((o) => o.IdEmpresa !== banco)?.IdOrdenPago ?? 0;
  const mine = await draft(fund, who);
  for (const endpoint of [
    ordenPago.eliminar,
    ordenPago.generarSolicitud,
    ordenPago.anularSolicitud,
    ordenPago.obtener,
  ]) {
    const ask = (IdOrdenPago: number, IdEmpresa = banco) =>
      refused(fund, () => who.call(endpoint, { body: { IdOrdenPago, IdEmpresa } }));
    for (const id of [0, -1])
      expect((await ask(id)).text).toBe('Lo sentimos, el identificador de la orden de pago no es válido.');
    expect((await ask(other)).text).toBe('No tiene acceso.');
    expect((await ask(999_999)).text).toBe('No tiene acceso.');
    expect((await ask(mine.IdOrdenPago, 502)).text).toBe('No tiene acceso.');
  }
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

test('an exam waits in state Orden de pago while its request lives, and is Pagado with it', async () => {
  const { fund, who } = await ordersFund();
  const row = fund.db.novedades.put({ ...aviso(fund, 'porPagar'), IdTipoNovedad: 31, IdEstadoProceso: 5 });
  const { codigo: _, ...body } = await requested(fund, who);
  const state = () => fund.db.novedades.get(row.IdPersonaNovedad)?.IdEstadoProceso;
  expect(state()).toBe(6);
  await who.call(ordenPago.anularSolicitud, { body });
  expect(state()).toBe(5);
  await who.call(ordenPago.generarSolicitud, { body });
  await fund.pay(body.IdOrdenPago);
  expect(state()).toBe(8);
});

test('the seed: every exam in an order or paid has one, every request with a code is kept', async () => {
  const fund = openFund();
  for (const o of fund.db.ordenes.all()) {
    if (o.CodigoTransaccion === '') continue;
    expect(fund.db.solicitudes.get(o.CodigoTransaccion)).toMatchObject({
      IdOrdenPago: o.IdOrdenPago,
      Estado: o.Cobrado ? 'pagada' : 'viva',
    });
  }
  const inOrders = new Set(fund.db.ordenes.all().flatMap((o) => o.novedades));
  const exams = fund.db.novedades.all().filter((n) => n.IdEstadoProceso === 6 || n.IdEstadoProceso === 8);
  expect(exams.length).toBeGreaterThan(0);
  expect(exams.every((n) => inOrders.has(n.IdPersonaNovedad))).toBe(true);
});
