import { JSDOM } from 'jsdom';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { factura } from '#contract/entities/factura.ts';
import { facturas, ordenPagoCobro } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { padreDe } from '#sandbox/rules/catalogo.ts';
import { encodeCuf, modulo11 } from '#sandbox/rules/cuf.ts';
import { emitirFactura } from '#sandbox/rules/facturas.ts';
import { TODAY } from '#support/clock.ts';
import { type Caller, openFund, type Reply, signIn } from './fund.ts';
import { draft, ordersFund, raw } from './ordenes.ts';

const always = { FechaInicio: '2020-01-01', FechaFin: '2026-12-31' };
const rows = (reply: Reply) => z.parse(z.array(factura), reply.Datos);
const list = (who: Caller, part: object = {}) => who.call(facturas.listar, { body: { ...always, ...part } });
const denied = { ok: false, text: 'No tiene acceso.' };
const parse = (xml: string) => new JSDOM(xml, { contentType: 'application/xml' }).window.document;

const sample = {
  nit: '1000000019',
  fechaEmision: '2026-01-15T09:30:00.123',
  sucursal: 0,
  modalidad: 2,
  emision: 1,
  tipoFactura: 1,
  sector: 1,
  numero: 1,
  puntoVenta: 0,
  control: 'A1B2C3D4E5F6A74',
};
const sampleCuf = '446C3B2C04B58C3293DC2676E3DEC2E5B7588606A1A1B2C3D4E5F6A74';

test('an invoice’s code is the tax office’s: the known one, and another for every other part', () => {
  expect(encodeCuf(sample)).toBe(sampleCuf);
  for (const part of [{ numero: 2 }, { nit: '1000000020' }, { fechaEmision: '2026-01-15T09:30:00.124' }, { sector: 2 }])
    expect(encodeCuf({ ...sample, ...part })).not.toBe(sampleCuf);
  expect(() => encodeCuf({ ...sample, nit: '12345678901234' })).toThrow('53 digits');
  expect(modulo11('0')).toBe('0');
  expect(modulo11('5')).toBe('1'); // 10 becomes 1
});

/** The 53 digits and the check digit of a code. */
const digitsOf = (cuf: string) =>
  BigInt(`0x${cuf.slice(0, -15)}`)
    .toString()
    .padStart(54, '0');

test('[F-3.2-01] [F-7.2-01] the seed’s paid orders have invoices with valid codes, and no others have', async () => {
  const fund = openFund();
  const paid = fund.db.ordenes.all().filter((o) => o.Cobrado);
  expect(paid.length).toBeGreaterThan(0);
  expect(fund.db.facturas.size).toBe(paid.length);
  for (const o of paid) {
    const found = fund.db.facturas.get(o.IdVenta);
    expect(found).toMatchObject({ Cuf: o.Cuf, NumeroFactura: o.NumeroFactura, ImporteTotal: o.novedades.length * 50 });
    const digits = digitsOf(o.Cuf);
    expect(modulo11(digits.slice(0, 53))).toBe(digits[53]);
    expect(digits.slice(0, 13)).toBe('0001000000019');
    expect(Number(digits.slice(39, 49))).toBe(o.NumeroFactura);
    expect(found?.FechaEmision.replace(/\D/g, '')).toBe(digits.slice(13, 30));
  }
  const codes = fund.db.facturas.all().map((f) => f.Cuf);
  expect(new Set(codes).size).toBe(codes.length);
});

test('[F-3.2-01] [F-5.4-02] a company lists its own invoices by date, both days included, the newest first', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const all = rows(await list(who));
  expect(all.length).toBeGreaterThan(0);
  expect(all.map((f) => f.idVenta).sort()).toEqual(
    fund.db.facturas
      .by('empresa', '501|1')
      .map((f) => f.IdVenta)
      .sort(),
  );
  expect(all.map((f) => f.fechaEmision)).toEqual(
    all
      .map((f) => f.fechaEmision)
      .sort()
      .reverse(),
  );
  const [first] = all;
  expect(first).toMatchObject({
    estado: 'Válida',
    documentoSector: 'Compra y venta',
    numeroDocumento: '1000501021',
    cuf: expect.stringMatching(/^[0-9A-F]{57}$/),
  });
  const day = first?.fechaEmision.slice(0, 10) ?? '';
  const onDay = rows(await list(who, { FechaInicio: day, FechaFin: day }));
  expect(onDay.map((f) => f.fechaEmision.slice(0, 10))).toEqual(onDay.map(() => day));
  expect(onDay).toContainEqual(first);
  expect(rows(await list(who, { FechaInicio: '2020-01-01', FechaFin: '2020-12-31' }))).toEqual([]);
  expect(await list(who, { FechaInicio: '2026-02-01', FechaFin: '2026-01-31' })).toMatchObject({
    ok: false,
    text: 'La fecha hasta no puede ser menor que la fecha desde.',
  });
});

test('an amount is the sum of its lines to the cent', () => {
  const { db } = openFund();
  const orden = db.ordenes.all().find(({ CodigoTransaccion }) => CodigoTransaccion === '');
  const novedad = db.novedades.get(orden?.novedades[0] ?? 0);
  if (!orden || !novedad) throw new Error('The seed has a draft with a notice');
  for (const producto of db.productos.all()) db.productos.put({ ...producto, precio: 0 });
  const [cobrado] = db.novedadProductos.by('tipo', padreDe(db, novedad.IdTipoNovedad));
  const producto = db.productos.get(cobrado?.IdProducto ?? 0);
  if (producto) db.productos.put({ ...producto, precio: 70.1 });
  const three = { ...orden, novedades: [1, 2, 3].map(() => novedad.IdPersonaNovedad) };
  expect(emitirFactura(db, three, '2026-11-20T14:00:00.000').ImporteTotal).toBe(210.3);
});

test('[F-7.2-01] an order that is paid adds its invoice to the list', async () => {
  const { fund, who } = await ordersFund();
  const today = { FechaInicio: TODAY, FechaFin: TODAY };
  const before = rows(await list(who, today));
  const body = await draft(fund, who, 'porPagar', 'pendiente');
  await fund.pay(body.IdOrdenPago);
  const after = rows(await list(who, today));
  expect(after).toHaveLength(before.length + 1);
  expect(after[0]).toMatchObject({ importeTotal: 100, fechaEmision: '2026-11-20T14:00:00.000' });
});

const first = async (who: Caller) => {
  const [found] = rows(await list(who));
  if (!found) throw new Error('no invoice');
  return found;
};

test('[F-7.2-02] [F-7.2-04] [R-7.6-07] an invoice prints as PDF, by its sale and by its code', async () => {
  const who = await signIn(openFund(), 'empresa');
  const { idVenta, cuf, numeroFactura } = await first(who);
  const bySale = await who.fetch(facturas.pdf, { params: { idVenta } });
  const byCode = await who.fetch(facturas.pdfPorCuf, { params: { cuf } });
  for (const response of [bySale, byCode]) expect(response.headers.get('content-type')).toBe('application/pdf');
  const bytes = new Uint8Array(await bySale.arrayBuffer());
  expect(new Uint8Array(await byCode.arrayBuffer())).toEqual(bytes);
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  expect(document.getPageCount()).toBe(1);
  expect(document.getTitle()).toBe(`Factura ${numeroFactura}`);
});

test('an invoice of many lines still prints on one page', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const { idVenta } = await first(who);
  const kept = fund.db.facturas.get(idVenta);
  const [line] = kept?.detalle ?? [];
  if (!kept || !line) throw new Error('no line');
  fund.db.facturas.put({ ...kept, RazonSocial: 'Ł'.repeat(200), detalle: Array(60).fill(line) });
  const response = await who.fetch(facturas.pdf, { params: { idVenta } });
  const document = await PDFDocument.load(await response.arrayBuffer(), { updateMetadata: false });
  expect(document.getPageCount()).toBe(1);
});

test('[F-7.2-03] the XML is well formed, named by its code, and says what the invoice says', async () => {
  const who = await signIn(openFund(), 'empresa');
  const { cuf, numeroFactura, importeTotal, fechaEmision, numeroDocumento } = await first(who);
  const response = await who.fetch(facturas.xml, { params: { cuf } });
  expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
  expect(response.headers.get('content-disposition')).toContain(`${cuf}.xml`);
  const root = parse(await response.text()).documentElement;
  expect(root.nodeName).toBe('facturaComputarizadaCompraVenta');
  const text = (name: string) => root.querySelector(`cabecera > ${name}`)?.textContent;
  expect({
    cuf: text('cuf'),
    numero: text('numeroFactura'),
    total: text('montoTotal'),
    fecha: text('fechaEmision'),
    documento: text('numeroDocumento'),
    municipio: text('municipio'),
  }).toEqual({
    cuf,
    numero: String(numeroFactura),
    total: Number(importeTotal).toFixed(2),
    fecha: fechaEmision,
    documento: numeroDocumento,
    municipio: 'LA PAZ',
  });
  const lines = [...root.querySelectorAll('detalle > subTotal')].map((e) => Number(e.textContent));
  expect(lines.reduce((sum, value) => sum + value, 0)).toBe(importeTotal);
  expect(root.querySelector('complemento')?.getAttribute('xsi:nil')).toBe('true');
});

async function issuedTo(fund: Sandbox, who: Caller, RazonSocial: string): Promise<string> {
  const body = await draft(fund, who);
  const buyer = { IdTipoDocumento: 1, NumeroDocumento: '4567890', Complemento: '1A', CorreoElectronico: '' };
  await who.call(ordenPagoCobro.datoFactura, { body: { ...body, ...buyer, RazonSocial } });
  await fund.pay(body.IdOrdenPago);
  return fund.db.ordenes.get(body.IdOrdenPago)?.Cuf ?? '';
}

test.each([
  ['Ñandú & Cía. <"S.R.L.">', 'Ñandú & Cía. <"S.R.L.">'],
  ["O'Higgins ]]> fin", "O'Higgins ]]> fin"],
  ['a\u0000b\u001fc', 'abc'],
  ['Plaza 😀 東京', 'Plaza 😀 東京'],
])('any buyer’s name is written so that it reads back, without what XML cannot hold: %j', async (name, shown) => {
  const { fund, who } = await ordersFund();
  const cuf = await issuedTo(fund, who, name);
  const response = await who.fetch(facturas.xml, { params: { cuf } });
  const document = parse(await response.text());
  expect(document.querySelector('nombreRazonSocial')?.textContent).toBe(shown);
  expect(document.querySelector('complemento')?.textContent).toBe('1A');
});

test('another company, staff and insured persons see and print no invoice of the bank', async () => {
  const fund = openFund();
  const { idVenta, cuf } = await first(await signIn(fund, 'empresa'));
  for (const user of ['caducado', 'personal', 'asegurado']) {
    const stranger = await signIn(fund, user);
    expect(await stranger.call(facturas.pdf, { params: { idVenta } })).toMatchObject(denied);
    expect(await stranger.call(facturas.pdfPorCuf, { params: { cuf } })).toMatchObject(denied);
    expect(await stranger.call(facturas.xml, { params: { cuf } })).toMatchObject(denied);
    if (user !== 'caducado') expect(await list(stranger)).toMatchObject(denied);
    else expect(rows(await list(stranger)).every((f) => f.idVenta !== idVenta)).toBe(true);
  }
});

test('the bank’s invoices of another regional are that regional’s', async () => {
  const fund = openFund();
  const { idVenta } = await first(await signIn(fund, 'empresa'));
  const elsewhere = await signIn(fund, 'varias', { IdRegional: 2, concod: '00123', numpat: '02-911-00123' });
  expect(await elsewhere.call(facturas.pdf, { params: { idVenta } })).toMatchObject(denied);
});

test('bad dates, ids and codes are refused', async () => {
  const who = await signIn(openFund(), 'empresa');
  expect(await list(who, { FechaInicio: '2026-02-31' })).toMatchObject({
    status: 400,
    text: expect.stringContaining('FechaInicio'),
  });
  expect(await raw(who, facturas.listar, { FechaInicio: TODAY })).toMatchObject({
    status: 400,
    text: expect.stringContaining('FechaFin'),
  });
  expect(await who.call(facturas.pdf, { params: { idVenta: 'x' } })).toMatchObject({ status: 400 });
  expect(await who.call(facturas.pdf, { params: { idVenta: 999_999 } })).toMatchObject(denied);
  expect(await who.call(facturas.xml, { params: { cuf: sampleCuf } })).toMatchObject(denied);
});
