import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { codigoQr } from '#contract/entities/ordenPago.ts';
import { ordenPago, ordenPagoCobro } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { familiaDe } from '#sandbox/rules/access.ts';
import { emitirFactura } from '#sandbox/rules/facturas.ts';
import { TODAY } from '#support/clock.ts';
import { aviso, banco, type Caller, enter, persona, signIn } from './fund.ts';
import { draft, form, idsOf, ordersFund, read, refused, register, requested } from './ordenes.ts';

const PREOCUPACIONAL = 31;
const stored = ({ db }: Sandbox, id: number) => db.ordenes.get(id);

test('a changed draft keeps its day and number, and gets the notices and observation of the form', async () => {
  const { fund, who, after } = await ordersFund();
  const body = await draft(fund, who, 'pendiente');
  const before = stored(fund, body.IdOrdenPago);
  const ids = idsOf(fund, 'porPagar', 'pendiente');
  const later = await after(3);
  expect(await register(later, ids, { ...body, Observacion: 'Las dos' })).toMatchObject({ ok: true });
  expect(stored(fund, body.IdOrdenPago)).toEqual({ ...before, Observacion: 'Las dos', novedades: ids });
});

test('a notice that is taken out leaves the others in their order; out of a request none is taken', async () => {
  const { fund, who } = await ordersFund();
  const body = await draft(fund, who, 'pendiente', 'porPagar', 'observado');
  const [first = 0, second = 0, third = 0] = idsOf(fund, 'pendiente', 'porPagar', 'observado');
  const before = stored(fund, body.IdOrdenPago);
  const takeOut = (id: number) => who.call(ordenPago.quitarNovedad, { params: { idPersonaNovedad: id } });
  expect(await takeOut(second)).toMatchObject({ ok: true });
  expect(stored(fund, body.IdOrdenPago)).toEqual({ ...before, novedades: [first, third] });
  await who.call(ordenPago.generarSolicitud, { body });
  expect((await refused(fund, () => takeOut(first))).text).toBe(
    'La orden de pago ya tiene una solicitud generada; anúlela y vuelva a intentar.',
  );
});

test('the cart wants a notice', async () => {
  const { fund, who } = await ordersFund();
  const reply = await refused(fund, () =>
    who.call(ordenPagoCobro.carrito, { body: { IdEmpresa: banco, Novedades: [] } }),
  );
  expect(reply.text).toBe('Debe seleccionar las novedades que se incluirán en la orden de pago.');
});

test('a notice whose state says that it is paid goes into no order', async () => {
  const { fund, who } = await ordersFund();
  const row = fund.db.novedades.put({ ...aviso(fund, 'pagado'), Pagado: false, IdPersonaNovedad: 1 });
  expect((await refused(fund, () => register(who, [1]))).text).toBe(`El aviso ${row.NumeroDocumento} ya está pagado.`);
});

test('an order gets no code while it has no notice, or while one of its notices is gone or was paid', async () => {
  const { fund, who } = await ordersFund();
  const body = await draft(fund, who, 'porPagar', 'pendiente');
  const row = aviso(fund, 'pendiente');
  const kept = stored(fund, body.IdOrdenPago);
  if (!kept) throw new Error('no draft');
  const generate = async () => (await who.call(ordenPago.generarSolicitud, { body })).Datos;
  fund.db.novedades.remove(row.IdPersonaNovedad);
  expect(await generate()).toBe('');
  fund.db.novedades.put({ ...row, Pagado: true });
  expect(await generate()).toBe('');
  fund.db.novedades.put(row);
  fund.db.ordenes.put({ ...kept, novedades: [] });
  expect(await generate()).toBe('');
  await expect(fund.pay(body.IdOrdenPago)).rejects.toThrow(
    'No se generó la solicitud: la orden incluye un aviso que ya no se puede cobrar.',
  );
  fund.db.ordenes.put(kept);
  expect(await generate()).toMatch(/^TX/);
});

test('an order that is not there is not paid', async () => {
  const { fund } = await ordersFund();
  await expect(fund.pay(999_999)).rejects.toThrow('Lo sentimos, el identificador de la orden de pago no es válido.');
});

test('a request is not cancelled once its order has a sale', async () => {
  const { fund, who } = await ordersFund();
  const { codigo: _, ...body } = await requested(fund, who);
  const kept = stored(fund, body.IdOrdenPago);
  if (kept) fund.db.ordenes.put({ ...kept, IdVenta: 1 });
  expect((await refused(fund, () => who.call(ordenPago.anularSolicitud, { body }))).text).toBe(
    'La orden de pago ya está pagada.',
  );
});

test('each refusal about a request says whether it is there already, or paid', async () => {
  const { fund, who } = await ordersFund();
  const { codigo: _, ...body } = await requested(fund, who);
  const generate = async () => (await refused(fund, () => who.call(ordenPago.generarSolicitud, { body }))).text;
  expect(await generate()).toBe('La orden de pago ya tiene una solicitud generada.');
  await fund.pay(body.IdOrdenPago);
  expect(await generate()).toBe('La orden de pago ya está pagada.');
  expect((await refused(fund, () => who.call(ordenPago.anularSolicitud, { body }))).text).toBe(
    'La orden de pago ya está pagada.',
  );
});

test('a QR code is the same until the end of its last day, tomorrow, and another one after it', async () => {
  const { fund, who, after } = await ordersFund();
  const { codigo, ...body } = await requested(fund, who);
  const ask = async (at: Caller) => z.parse(codigoQr, (await at.call(ordenPagoCobro.generarQr, { body })).Datos);
  const first = await ask(who);
  expect(fund.db.codigosQr.by('solicitud', codigo)).toEqual([
    { IdQr: first.IdQr, CodigoTransaccion: codigo, Importe: 50, Vence: '2026-11-21', Contenido: first.Contenido },
  ]);
  expect(first.IdQr).toBeGreaterThan(40_000);
  expect(await ask(await after(1))).toEqual(first);
  const next = await ask(await after(1));
  expect([next.IdQr, next.FechaVencimiento]).toEqual([first.IdQr + 1, '2026-11-23']);
});

test('a paid order says when, and its notices are paid: from Registrado in state Pagado, from Observado in their own', async () => {
  const { fund, who, after } = await ordersFund();
  const { codigo, ...body } = await requested(fund, who, 'pendiente', 'observado');
  const [registered, observed] = [aviso(fund, 'pendiente'), aviso(fund, 'observado')];
  const before = stored(fund, body.IdOrdenPago);
  const later = await after(2);
  await fund.pay(body.IdOrdenPago);
  const { NumeroFactura, IdVenta, Cuf } = await read(later, body);
  const paid = { Cobrado: true, FechaPago: '2026-11-22', NumeroFactura, IdVenta, Cuf };
  expect(stored(fund, body.IdOrdenPago)).toEqual({ ...before, ...paid });
  expect(fund.db.solicitudes.get(codigo)).toMatchObject({ Estado: 'pagada', Fecha: TODAY, Importe: 100 });
  const version = (n: typeof registered) => ({ ...n, Pagado: true, Version: n.Version + 1 });
  expect(aviso(fund, 'pendiente')).toEqual({ ...version(registered), IdEstadoProceso: 80 });
  expect(aviso(fund, 'observado')).toEqual(version(observed));
});

test('only a registered exam waits in state Orden de pago: an observed one and other notices keep theirs', async () => {
  const { fund, who } = await ordersFund();
  const exam = fund.db.novedades.put({
    ...aviso(fund, 'porPagar'),
    IdTipoNovedad: PREOCUPACIONAL,
    IdEstadoProceso: 5,
  });
  const observed = fund.db.novedades.put({
    ...aviso(fund, 'observado'),
    IdTipoNovedad: PREOCUPACIONAL,
    IdEstadoProceso: 7,
  });
  const other = aviso(fund, 'pendiente');
  const { codigo: _, ...body } = await requested(fund, who, 'porPagar', 'observado', 'pendiente');
  expect(aviso(fund, 'porPagar')).toEqual({ ...exam, IdEstadoProceso: 6, Version: exam.Version + 1 });
  expect([aviso(fund, 'observado'), aviso(fund, 'pendiente')]).toEqual([observed, other]);
  await who.call(ordenPago.anularSolicitud, { body });
  expect(aviso(fund, 'porPagar')).toEqual({ ...exam, Version: exam.Version + 2 });
  expect([aviso(fund, 'observado'), aviso(fund, 'pendiente')]).toEqual([observed, other]);
});

test('an insured person pays for the exams of her family in her company and regional, and is the buyer', async () => {
  const { fund } = await ordersFund();
  const { db } = fund;
  const pagos = await signIn(fund, 'pagos');
  const mine = persona(fund, 'examenRegistrado');
  const exam = db.novedades.by('persona', mine).find((n) => db.ocupacionales.get(n.IdPersonaNovedad));
  const [own] = familiaDe(db, mine);
  if (!exam || !own) throw new Error('The seed has no exam to pay');
  const { IdPersonaNovedad } = exam;
  const child = persona(fund, 'registrable');
  const set = (part: object) => db.novedades.put({ ...exam, ...part });
  const offered = async () => {
    const filtro = { IdEmpresa: banco, IdOrdenPago: 0, IdTipoNovedad: 0, NombrePersona: '' };
    const body = { ...filtro, FechaInicioNovedad: '', FechaFinNovedad: '' };
    return (await pagos.call(ordenPago.novedadesCobrar, { body })).Datos;
  };
  for (const part of [{ IdPersona: child }, { IdEmpresa: 502 }, { IdRegional: 2 }]) {
    set(part);
    expect(await offered(), JSON.stringify(part)).toEqual([]);
    expect((await refused(fund, () => register(pagos, [IdPersonaNovedad]))).text).toBe('No tiene acceso.');
  }
  db.pacientes.put({ ...own, IdPaciente: 1, IdPersona: child, IdPacientePadre: own.IdPaciente });
  set({ IdPersona: child });
  expect(await offered()).toMatchObject([{ IdPersonaNovedad }]);
  const person = db.personas.get(mine);
  if (person) db.personas.put({ ...person, ComplementoDocumento: '1B' });
  const IdOrdenPago = Number((await pagos.call(ordenPago.registrar, { body: form([IdPersonaNovedad]) })).Datos);
  const buyer = {
    RazonSocial: person?.NombreCompleto,
    IdTipoDocumento: 1,
    NumeroDocumento: person?.NumeroDocumento,
    Complemento: '1B',
  };
  const body = { IdOrdenPago, IdEmpresa: banco };
  expect((await read(pagos, body)).Comprador).toEqual({ ...buyer, CorreoElectronico: '' });
  await fund.pay(IdOrdenPago);
  const [invoice] = db.facturas.all().filter((f) => f.IdOrdenPago === IdOrdenPago);
  const detalle = [{ Codigo: 'F30', Descripcion: 'FORMULARIO EXAMEN OCUPACIONAL', Precio: invoice?.ImporteTotal }];
  expect(invoice).toMatchObject({ ...buyer, detalle });
});

test('an insured person has no orders before she chooses a company', async () => {
  const { fund } = await ordersFund();
  const first = await enter(fund, 'pagos');
  expect(await first.call(ordenPago.nueva, { body: { IdEmpresa: 0 } }, 'insured')).toMatchObject({
    ok: false,
    text: 'No tiene acceso.',
  });
});

test('a notice that is gone is no line of its order, and on an invoice a line without a price', async () => {
  const { fund, who } = await ordersFund();
  const body = await draft(fund, who, 'pendiente', 'porPagar');
  const kept = stored(fund, body.IdOrdenPago);
  if (!kept) throw new Error('no draft');
  const { IdPersonaNovedad } = aviso(fund, 'porPagar');
  fund.db.novedades.remove(aviso(fund, 'pendiente').IdPersonaNovedad);
  expect(await read(who, body)).toMatchObject({ Total: 50, Novedades: [{ IdPersonaNovedad }] });
  expect((await who.call(ordenPago.novedades, { body })).Datos).toMatchObject([{ IdPersonaNovedad }]);
  const { detalle, ImporteTotal, RazonSocial } = emitirFactura(
    fund.db,
    { ...kept, IdEmpresa: 999 },
    '2026-11-20T14:00:00.000',
  );
  expect({ detalle, ImporteTotal, RazonSocial }).toEqual({
    detalle: [
      { Codigo: 'F0', Descripcion: 'FORMULARIO', Precio: 0 },
      { Codigo: 'F1', Descripcion: 'FORMULARIO AVISO DE ALTA DE COTIZANTE', Precio: 50 },
    ],
    ImporteTotal: 50,
    RazonSocial: '',
  });
});

test('an order whose request is not kept has expired', async () => {
  const { fund, who } = await ordersFund();
  const { codigo, ...body } = await requested(fund, who);
  fund.db.solicitudes.remove(codigo);
  expect(await read(who, body)).toMatchObject({ Vencida: true, FechaVencimiento: '' });
  expect(await who.call(ordenPago.anularSolicitud, { body })).toMatchObject({ ok: true });
  expect(await read(who, body)).toMatchObject({ Vencida: false, CodigoTransaccion: '' });
});
