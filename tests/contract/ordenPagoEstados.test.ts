import { expect, test } from 'vitest';
import { tabla } from '#contract/enumerations.ts';
import { ordenPago, ordenPagoCobro, seguimiento } from '#contract/services/index.ts';
import { TODAY } from '#support/clock.ts';
import { aviso, banco, openFund } from './fund.ts';
import { draft, idsOf, ordersFund, read, refused, register, requested } from './ordenes.ts';

test('[R-1-02] [R-3.3-01] [R-3.3-02] [R-7.6-08] [R-7.6-09] a draft is registered and read: lines and total by the services', async () => {
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
  const entry = { IdTabla: body.IdOrdenPago, Tabla: tabla.ordenPago, Asunto: 'Eliminada', Mensaje: 'x', Correos: [] };
  const tracked = await who.call(seguimiento.registrar, { body: { ...entry, TipoSeguimiento: 2 } });
  expect(tracked, 'a deleted order keeps its trail').toMatchObject({ ok: true });
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

test('[R-1-02] [R-4.4-02] [R-7.6-10] a request is generated once, and the order does not change any more', async () => {
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

test('a request with a notice that was annulled since is neither paid nor has a QR code, until the order is put right', async () => {
  const { fund, who } = await ordersFund();
  const { codigo: _, ...body } = await requested(fund, who, 'porPagar', 'pendiente');
  fund.db.novedades.put({ ...aviso(fund, 'pendiente'), IdEstadoProceso: 24 });
  const text =
    'La orden de pago incluye un aviso que ya no se puede cobrar; anule la solicitud, quite el aviso y genere otra.';
  expect(await refused(fund, () => who.call(ordenPagoCobro.generarQr, { body }))).toMatchObject({ text });
  const before = fund.db.dump();
  await expect(fund.pay(body.IdOrdenPago)).rejects.toThrow(text);
  expect(fund.db.dump()).toEqual(before);
  await who.call(ordenPago.anularSolicitud, { body });
  await register(who, idsOf(fund, 'porPagar'), { IdOrdenPago: body.IdOrdenPago });
  await who.call(ordenPago.generarSolicitud, { body });
  await fund.pay(body.IdOrdenPago);
  expect(await read(who, body)).toMatchObject({ Cobrado: true, Total: 50 });
});

test('[R-1-02] [R-7.6-10] [R-4.4-04] a cancelled request leaves a draft, which gets another code', async () => {
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

test('[R-1-02] [R-4.4-05] [E-2.2-14] a paid order has invoice and date, its notices are paid, and it never changes again', async () => {
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
