import { inflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { codigoQr } from '#contract/entities/ordenPago.ts';
import { ordenPago, ordenPagoCobro } from '#contract/services/index.ts';
import { qrModules, qrPng } from '#sandbox/files/qr.ts';
import { persona, type Reply, signIn } from './fund.ts';
import { draft, idsOf, ordersFund, raw, read, refused, requested } from './ordenes.ts';

type Picture = Parameters<typeof decodeQR>[0];

/** The pixels of a picture from the sandbox: red, green and blue, with a 0 before each row. */
function pixelsOf(png: Uint8Array): Picture {
  const file = Buffer.from(png);
  expect([...file.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const start = file.indexOf('IDAT');
  const rows = inflateSync(file.subarray(start + 4, start + 4 + file.readUInt32BE(start - 4)));
  const row = (at: number) => rows.subarray(at * (width * 3 + 1) + 1, (at + 1) * (width * 3 + 1));
  return { width, height, data: Buffer.concat(Array.from({ length: height }, (_, at) => row(at))) };
}
/** The text that an independent scanner reads. */
const scanned = (picture: Picture): string => decodeQR(picture);

const code = (reply: Reply) => z.parse(codigoQr, reply.Datos);
const denied = { ok: false, text: 'No tiene acceso.' };

test('[R-7.6-02] [R-7.6-18] a generated request has a QR code: amount, last day, picture, and a message with the transaction code', async () => {
  const { fund, who } = await ordersFund();
  const { codigo, ...body } = await requested(fund, who);
  const reply = await who.call(ordenPagoCobro.generarQr, { body });
  expect(reply).toMatchObject({
    ok: true,
    text: `Código QR por Bs. 50.00 con código de transacción ${codigo}, válido hasta el 21/11/2026.`,
    tipo: 'info',
  });
  const qr = code(reply);
  expect(qr).toMatchObject({
    IdOrdenPago: body.IdOrdenPago,
    CodigoTransaccion: codigo,
    Importe: 50,
    Moneda: 'BOB',
    FechaVencimiento: '2026-11-21',
  });
  expect(scanned(pixelsOf(Buffer.from(qr.Imagen, 'base64')))).toBe(qr.Contenido);
  expect(qr.Contenido).toMatch(/^[A-Za-z0-9+/=]{44}\|[0-9a-f]{16}$/);
});

test('a second live QR code for one order is never made: the living one is answered again', async () => {
  const { fund, who } = await ordersFund();
  const { codigo, ...body } = await requested(fund, who);
  const first = code(await who.call(ordenPagoCobro.generarQr, { body }));
  const again = await Promise.all([1, 2, 3].map(() => who.call(ordenPagoCobro.generarQr, { body })));
  expect(again.map(code)).toEqual([first, first, first]);
  expect(fund.db.codigosQr.by('solicitud', codigo)).toHaveLength(1);
});

test('a QR code that is over makes place for another, never past the request’s last day', async () => {
  const { fund, who, after } = await ordersFund();
  const { codigo, ...body } = await requested(fund, who);
  const first = code(await who.call(ordenPagoCobro.generarQr, { body }));
  const last = code(await (await after(6)).call(ordenPagoCobro.generarQr, { body }));
  expect(last.IdQr).not.toBe(first.IdQr);
  expect(last.Contenido).not.toBe(first.Contenido);
  expect(last.FechaVencimiento).toBe('2026-11-26');
  const late = await after(1);
  expect(await refused(fund, () => late.call(ordenPagoCobro.generarQr, { body }))).toMatchObject({
    text: 'La solicitud de la orden de pago venció el 26/11/2026; anúlela y genere otra.',
  });
  expect(fund.db.codigosQr.by('solicitud', codigo)).toHaveLength(2);
});

test('a draft and a paid order have no QR code', async () => {
  const { fund, who } = await ordersFund();
  const body = await draft(fund, who);
  const ask = () => refused(fund, () => who.call(ordenPagoCobro.generarQr, { body }));
  expect(await ask()).toMatchObject({ text: 'La orden de pago no tiene una solicitud generada.' });
  await fund.pay(body.IdOrdenPago);
  expect(await ask()).toMatchObject({ text: 'La orden de pago ya está pagada.' });
});

test('a QR code is dark and light where the standard wants it, and longer texts are refused', () => {
  const modules = qrModules('hola');
  expect(modules).toHaveLength(41);
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
  const corner = (x: number, y: number) =>
    modules.slice(y, y + 7).map((row) =>
      row
        .slice(x, x + 7)
        .map(Number)
        .join(''),
    );
  for (const at of [corner(0, 0), corner(34, 0), corner(0, 34)]) expect(at).toEqual(finder);
  expect(modules[6]?.slice(8, 33).map(Number).join('')).toBe('1010101010101010101010101');
  expect(() => qrModules('x'.repeat(135))).toThrow(/overflow/);
});

test.each(['hola', 'Ñandú, 25 € y más', 'x'.repeat(134), ''])(
  'a scanner reads %j out of the picture of its QR code',
  (text) => {
    expect(scanned(pixelsOf(qrPng(text)))).toBe(text);
  },
);

test('[R-1-02] [R-4.4-03] [R-7.6-07] a request prints as PDF once it has a code; a draft does not', async () => {
  const { fund, who } = await ordersFund();
  const body = await draft(fund, who, 'porPagar', 'pendiente');
  expect(await refused(fund, () => who.call(ordenPagoCobro.imprimirSolicitud, { body }))).toMatchObject({
    text: 'La orden de pago no tiene una solicitud generada.',
  });
  await who.call(ordenPago.generarSolicitud, { body });
  const response = await who.fetch(ordenPagoCobro.imprimirSolicitud, { body });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const document = await PDFDocument.load(await response.arrayBuffer(), { updateMetadata: false });
  expect(document.getTitle()).toBe(`Solicitud de orden de pago ${body.IdOrdenPago}`);
  const stranger = await signIn(fund, 'caducado');
  expect(await stranger.call(ordenPagoCobro.imprimirSolicitud, { body })).toMatchObject(denied);
});

test('[R-7.6-02] [R-1-02] the cart takes several notices into the draft and says which; one bad notice and none goes in', async () => {
  const { fund, who } = await ordersFund();
  const cart = (...Novedades: number[]) => who.call(ordenPagoCobro.carrito, { body: { IdEmpresa: 501, Novedades } });
  const [one = 0, two = 0, bad = 0] = idsOf(fund, 'pendiente', 'porPagar', 'declarado');
  await refused(fund, () => cart(one, bad));
  await refused(fund, () => cart());
  const reply = await cart(one, two);
  expect(reply).toMatchObject({ ok: true, text: `Las novedades se agregaron a la orden de pago ${reply.Datos}.` });
  expect(fund.db.ordenes.get(Number(reply.Datos))?.novedades).toEqual([one, two]);
  await refused(fund, () => who.call(ordenPagoCobro.carrito, { body: { IdEmpresa: 502, Novedades: [one] } }));
});

const buyer = {
  RazonSocial: 'Ñandú & Cía. "Sur"',
  IdTipoDocumento: 5,
  NumeroDocumento: '1000000020',
  Complemento: '',
  CorreoElectronico: 'pagos@ejemplo.bo',
};

test('[R-7.6-02] the invoice goes to whom was named for it, and the name cannot change once it is issued', async () => {
  const { fund, who } = await ordersFund();
  const body = await draft(fund, who);
  const name = (part: object = {}) => who.call(ordenPagoCobro.datoFactura, { body: { ...body, ...buyer, ...part } });
  for (const part of [{ RazonSocial: ' ' }, { NumeroDocumento: '' }, { RazonSocial: 'x'.repeat(201) }])
    await refused(fund, () => name(part));
  expect(await name({ IdTipoDocumento: 9 })).toMatchObject({
    status: 400,
    text: expect.stringContaining('IdTipoDocumento'),
  });
  expect(await name({ Complemento: '123456' })).toMatchObject({
    status: 400,
    text: expect.stringContaining('Complemento'),
  });
  for (const CorreoElectronico of ['pagos', 'pagos@', 'a b@ejemplo.bo', `${'a'.repeat(96)}@a.bo`])
    expect(await refused(fund, () => name({ CorreoElectronico }))).toMatchObject({
      status: 400,
      text: expect.stringContaining('CorreoElectronico'),
    });
  expect(await refused(fund, () => name({ Complemento: '1A' }))).toMatchObject({
    status: 400,
    text: expect.stringContaining('Complemento'),
  });
  for (const part of [{ IdTipoDocumento: 1, Complemento: '1A' }, { CorreoElectronico: '' }])
    expect(await name(part)).toMatchObject({ ok: true, Datos: true });
  expect(await name()).toMatchObject({ ok: true, Datos: true });
  await fund.pay(body.IdOrdenPago);
  const { IdVenta } = await read(who, body);
  expect(fund.db.facturas.get(IdVenta)).toMatchObject({
    RazonSocial: buyer.RazonSocial,
    NumeroDocumento: buyer.NumeroDocumento,
  });
  expect(await refused(fund, () => name())).toMatchObject({ text: 'La orden de pago ya está pagada.' });
});

test('the receipt’s number is kept for a generated request', async () => {
  const { fund, who } = await ordersFund();
  const body = await draft(fund, who);
  const number = (NumeroComprobante: string) =>
    who.call(ordenPagoCobro.actualizarComprobante, { body: { ...body, NumeroComprobante } });
  expect(await refused(fund, () => number('123'))).toMatchObject({
    text: 'La orden de pago no tiene una solicitud generada.',
  });
  await who.call(ordenPago.generarSolicitud, { body });
  for (const bad of ['', 'a b', 'x'.repeat(31)])
    expect((await refused(fund, () => number(bad))).text).toMatch(/^El número de comprobante debe tener/);
  expect(await number(' dep-0042 ')).toMatchObject({ ok: true, Datos: true });
  expect(await read(who, body)).toMatchObject({ NumeroComprobante: 'DEP-0042' });
  await fund.pay(body.IdOrdenPago);
  expect(await refused(fund, () => number('DEP-0043'))).toMatchObject({ text: 'La orden de pago ya está pagada.' });
});

test('[R-7.6-06] what a person’s notices still cost, and the orders they are in: only requests that can be paid', async () => {
  const { fund, who, after } = await ordersFund();
  const idPersona = persona(fund, 'porPagar');
  const total = (at = who) => at.call(ordenPagoCobro.totalPorPagarPersona, { params: { idPersona, idEmpresa: 501 } });
  const body = await draft(fund, who, 'porPagar', 'pendiente');
  expect((await total()).Datos).toEqual({ Cantidad: 0, Total: 0 });
  await who.call(ordenPago.generarSolicitud, { body });
  expect((await total()).Datos).toEqual({ Cantidad: 1, Total: 50 });
  expect((await who.call(ordenPagoCobro.porPersona, { params: { idPersona } })).Datos).toMatchObject([
    { IdOrdenPago: body.IdOrdenPago, Total: 100 },
  ]);
  expect((await total(await after(7))).Datos).toEqual({ Cantidad: 0, Total: 0 });
});

test('[R-7.6-06] orders of a person: other companies see none of the bank’s, insured persons only their own', async () => {
  const { fund, who } = await ordersFund();
  await requested(fund, who);
  const params = { idPersona: persona(fund, 'porPagar') };
  const other = await signIn(fund, 'caducado');
  expect((await other.call(ordenPagoCobro.porPersona, { params })).Datos).toEqual([]);
  expect(
    await other.call(ordenPagoCobro.totalPorPagarPersona, { params: { ...params, idEmpresa: 501 } }),
  ).toMatchObject(denied);
  const insured = await signIn(fund, 'asegurado');
  expect(await insured.call(ordenPagoCobro.porPersona, { params })).toMatchObject(denied);
  const own = { idPersona: persona(fund, 'asegurado') };
  expect(await insured.call(ordenPagoCobro.porPersona, { params: own })).toMatchObject({ ok: true });
  expect(await insured.call(ordenPagoCobro.totalPorPagarPersona, { params: { ...own, idEmpresa: 0 } })).toMatchObject({
    ok: true,
    Datos: { Cantidad: 0, Total: 0 },
  });
});

test.each(['personal', 'asegurado', 'caducado'])('%s charges no order of the bank', async (user) => {
  const { fund, who } = await ordersFund();
  const { codigo: _, ...body } = await requested(fund, who);
  const stranger = await signIn(fund, user);
  const ask = [
    () => stranger.call(ordenPagoCobro.generarQr, { body }),
    () => stranger.call(ordenPagoCobro.datoFactura, { body: { ...body, ...buyer } }),
    () => stranger.call(ordenPagoCobro.actualizarComprobante, { body: { ...body, NumeroComprobante: '1' } }),
    () => stranger.call(ordenPagoCobro.carrito, { body: { IdEmpresa: 501, Novedades: idsOf(fund, 'pendiente') } }),
  ];
  for (const act of ask) expect(await refused(fund, act)).toMatchObject(denied);
});

test('bodies and paths outside the contract are answered 400 with the field', async () => {
  const { who } = await ordersFund();
  const bad = [
    [ordenPagoCobro.generarQr, { IdEmpresa: 501 }, 'IdOrdenPago'],
    [ordenPagoCobro.carrito, { IdEmpresa: 501, Novedades: ['1'] }, 'Novedades.0'],
    [ordenPagoCobro.datoFactura, { IdOrdenPago: 1, IdEmpresa: 501 }, 'RazonSocial'],
    [ordenPagoCobro.actualizarComprobante, { IdOrdenPago: 1, IdEmpresa: 501 }, 'NumeroComprobante'],
    [ordenPagoCobro.imprimirSolicitud, {}, 'IdOrdenPago'],
  ] as const;
  for (const [endpoint, body, field] of bad)
    expect(await raw(who, endpoint, body)).toMatchObject({ status: 400, text: expect.stringContaining(field) });
  expect(await who.call(ordenPagoCobro.porPersona, { params: { idPersona: 'x' } })).toMatchObject({ status: 400 });
  const params = { idPersona: 1, idEmpresa: 'x' };
  expect(await who.call(ordenPagoCobro.totalPorPagarPersona, { params })).toMatchObject({ status: 400 });
});
