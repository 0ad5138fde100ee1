import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { novedadDeOrden } from '#contract/entities/ordenPago.ts';
import { facturas, ordenPago, ordenPagoCobro } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { TODAY } from '#support/clock.ts';
import { aviso, banco, type Caller, persona, signIn } from './fund.ts';
import { draft, form, idsOf, ordersFund, read, refused, register, requested } from './ordenes.ts';

const nombre = ({ db }: Sandbox, idPersona: number) => db.personas.get(idPersona)?.NombreCompleto ?? '?';

/** What is stored of a draft of the bank. */
const guardado = {
  IdEmpresa: banco,
  FechaOrdenPago: TODAY,
  CodigoTransaccion: '',
  Observacion: '',
  NumeroFactura: 0,
  IdVenta: 0,
  FechaPago: '',
  Cobrado: false,
  GeneradoEmpresa: true,
  Cuf: '',
};
/** What it says without a named buyer. */
const borrador = {
  ...guardado,
  FechaVencimiento: '',
  Vencida: false,
  NumeroComprobante: '',
  Comprador: {
    RazonSocial: 'Banco Altiplano S.A.',
    IdTipoDocumento: 5,
    NumeroDocumento: '1000501021',
    Complemento: '',
    CorreoElectronico: '',
  },
};
const linea = {
  TipoDocumento: 'CARNET DE IDENTIDAD',
  Total: 50,
  EstadoProceso: 'Registrado',
  ColorFondo: '#e3f1f2',
  ColorLetra: '#084851',
};

test('a draft and its two lines: every field', async () => {
  const { fund, who } = await ordersFund();
  const [one, two] = [aviso(fund, 'pendiente'), aviso(fund, 'porPagar')];
  fund.db.novedades.put({ ...one, FechaNovedad: '2026-11-09' });
  fund.db.novedades.put({ ...two, FechaNovedad: '2026-11-12' });
  const body = await draft(fund, who, 'pendiente', 'porPagar');
  const [first, second] = [nombre(fund, one.IdPersona), nombre(fund, two.IdPersona)];
  expect((await who.call(ordenPago.obtener, { body })).Datos).toEqual({
    ...borrador,
    IdOrdenPago: body.IdOrdenPago,
    Total: 100,
    Novedades: [
      {
        ...linea,
        IdPersonaNovedad: one.IdPersonaNovedad,
        Novedad: 'INGRESO A LA EMPRESA',
        NombreCompleto: first,
        FechaNovedad: '09/11/2026',
      },
      {
        ...linea,
        IdPersonaNovedad: two.IdPersonaNovedad,
        Novedad: 'CAMBIO DE RAZÓN SOCIAL',
        NombreCompleto: second,
        FechaNovedad: '12/11/2026',
      },
    ],
    NovedadesCadena: `INGRESO A LA EMPRESA: ${first}; CAMBIO DE RAZÓN SOCIAL: ${second}`,
  });
});

test('what the fund does not know of a line is an empty text', async () => {
  const { fund, who } = await ordersFund();
  const body = await draft(fund, who);
  const row = fund.db.novedades.put({ ...aviso(fund, 'porPagar'), IdPersona: 1, IdEstadoProceso: 999 });
  expect((await who.call(ordenPago.novedades, { body })).Datos).toEqual([
    {
      IdPersonaNovedad: row.IdPersonaNovedad,
      Novedad: 'CAMBIO DE RAZÓN SOCIAL',
      NombreCompleto: '',
      TipoDocumento: '',
      FechaNovedad: row.FechaNovedad.split('-').reverse().join('/'),
      Total: 50,
      EstadoProceso: '',
      ColorFondo: '',
      ColorLetra: '',
    },
  ]);
});

test('an order that was not registered yet is empty, with the company as its buyer', async () => {
  const { who } = await ordersFund();
  const nueva = { ...borrador, IdOrdenPago: 0, Total: 0, Novedades: [], NovedadesCadena: '' };
  expect((await who.call(ordenPago.nueva, { body: { IdEmpresa: banco } })).Datos).toEqual(nueva);
});

test('a named buyer, the receipt and the last day are told with the order', async () => {
  const { fund, who } = await ordersFund();
  const { codigo, ...body } = await requested(fund, who);
  const Comprador = {
    RazonSocial: 'PÉREZ ROJAS',
    IdTipoDocumento: 1,
    NumeroDocumento: '4567890',
    Complemento: '1A',
    CorreoElectronico: 'pagos@ejemplo.bo',
  };
  await who.call(ordenPagoCobro.actualizarComprobante, { body: { ...body, NumeroComprobante: 'DEP-7' } });
  expect((await read(who, body)).Comprador, 'a receipt names no buyer').toEqual(borrador.Comprador);
  await who.call(ordenPagoCobro.datoFactura, { body: { ...body, ...Comprador } });
  const found = await read(who, body);
  expect(found).toEqual({
    ...borrador,
    ...body,
    CodigoTransaccion: codigo,
    Total: 50,
    Novedades: found.Novedades,
    NovedadesCadena: found.NovedadesCadena,
    FechaVencimiento: '2026-11-26',
    NumeroComprobante: 'DEP-7',
    Comprador,
  });
});

test('a request keeps what each notice cost when it was generated; a draft costs what it costs today', async () => {
  const { fund, who } = await ordersFund();
  const { db } = fund;
  const { codigo, ...body } = await requested(fund, who, 'pendiente', 'porPagar');
  expect(db.solicitudes.get(codigo)).toEqual({
    CodigoTransaccion: codigo,
    IdOrdenPago: body.IdOrdenPago,
    Fecha: TODAY,
    Vence: '2026-11-26',
    Importe: 100,
    Estado: 'viva',
    novedades: idsOf(fund, 'pendiente', 'porPagar'),
    importes: [50, 50],
  });
  const sent = db.solicitudes.get(codigo);
  if (sent) db.solicitudes.put({ ...sent, importes: [10, 20.5] });
  const totals = async () => [(await read(who, body)).Total, ...(await read(who, body)).Novedades.map((n) => n.Total)];
  expect(await totals()).toEqual([30.5, 10, 20.5]);
  await who.call(ordenPago.anularSolicitud, { body });
  expect(await totals()).toEqual([100, 50, 50]);
});

test('a transaction code has six digits that count up, and the number of its order', async () => {
  const { fund, who } = await ordersFund();
  const first = await requested(fund, who, 'pendiente');
  const second = await requested(fund, who, 'porPagar');
  const parts = ({ codigo, IdOrdenPago }: typeof first) => [codigo.slice(0, 2), codigo.slice(8), IdOrdenPago];
  for (const one of [first, second]) expect(parts(one)).toEqual(['TX', String(one.IdOrdenPago), one.IdOrdenPago]);
  expect(Number(second.codigo.slice(2, 8))).toBe(Number(first.codigo.slice(2, 8)) + 1);
});

test('an invoice says who issued it to whom, for what and when, line by line', async () => {
  const { fund, who } = await ordersFund();
  const { codigo: _, ...body } = await requested(fund, who, 'pendiente', 'porPagar');
  await fund.pay(body.IdOrdenPago);
  const { IdVenta, NumeroFactura, Cuf } = await read(who, body);
  const line = { Codigo: 'F1', Descripcion: 'FORMULARIO AVISO DE ALTA DE COTIZANTE', Precio: 50 };
  expect(fund.db.facturas.get(IdVenta)).toEqual({
    ...body,
    IdVenta: NumeroFactura + 8000,
    IdRegional: 1,
    Estado: 'Válida',
    NumeroFactura,
    RazonSocial: 'Banco Altiplano S.A.',
    IdTipoDocumento: 5,
    NumeroDocumento: '1000501021',
    Complemento: '',
    Cuf,
    FechaEmision: '2026-11-20T14:00:00.000',
    ImporteTotal: 100,
    detalle: [line, line],
  });
  expect((await who.fetch(facturas.pdf, { params: { idVenta: IdVenta } })).status).toBe(200);
});

const alguna = { IdEmpresa: banco, IdOrdenPago: 0, IdTipoNovedad: 0, NombrePersona: '' };
async function cobrables(who: Caller, part: object = {}): Promise<number[]> {
  const dates = { FechaInicioNovedad: '', FechaFinNovedad: '' };
  const { Datos } = await who.call(ordenPago.novedadesCobrar, { body: { ...alguna, ...dates, ...part } });
  return z.parse(z.array(novedadDeOrden), Datos).map((n) => n.IdPersonaNovedad);
}

/** Makes three notices of the bank the only ones, from one row: two of one day, the last one of an earlier day. */
function tres(fund: Sandbox) {
  const row = aviso(fund, 'porPagar');
  for (const n of fund.db.novedades.by('empresa', `${banco}|1`)) fund.db.novedades.remove(n.IdPersonaNovedad);
  const put = (IdPersonaNovedad: number, FechaNovedad: string, IdTipoNovedad = row.IdTipoNovedad) =>
    fund.db.novedades.put({ ...row, IdPersonaNovedad, FechaNovedad, IdTipoNovedad });
  return { early: put(3, '2026-11-10'), first: put(1, '2026-11-12'), last: put(2, '2026-11-12', 2), row };
}

test('the notices to charge come newest first, in a day the last registered first', async () => {
  const { fund, who } = await ordersFund();
  tres(fund);
  expect(await cobrables(who)).toEqual([2, 1, 3]);
});

test('the notices to charge of some days, both included, and of a type or of a type above it', async () => {
  const { fund, who } = await ordersFund();
  tres(fund);
  expect(await cobrables(who, { FechaInicioNovedad: '2026-11-10', FechaFinNovedad: '2026-11-12' })).toEqual([2, 1, 3]);
  expect(await cobrables(who, { FechaInicioNovedad: '2026-11-11' })).toEqual([2, 1]);
  expect(await cobrables(who, { FechaFinNovedad: '2026-11-11' })).toEqual([3]);
  expect(await cobrables(who, { IdTipoNovedad: 5 })).toEqual([1, 3]);
  expect(await cobrables(who, { IdTipoNovedad: 1 })).toEqual([2, 1, 3]);
  expect(await cobrables(who, { IdTipoNovedad: 32 })).toEqual([]);
});

test('the notices to charge of a person: every word of the search is in the name, in any order', async () => {
  const { fund, who } = await ordersFund();
  const { row } = tres(fund);
  const words = nombre(fund, row.IdPersona).toLowerCase().split(' ');
  expect(await cobrables(who, { NombrePersona: ` ${words.toReversed().join('   ')} ` })).toEqual([2, 1, 3]);
  expect(await cobrables(who, { NombrePersona: `${words[0]} zzz` })).toEqual([]);
});

test('what is paid, declared, in another order or in another regional is not to charge', async () => {
  const { fund, who } = await ordersFund();
  const { IdEstadoProceso } = aviso(fund, 'declarado');
  const { early, first, last } = tres(fund);
  fund.db.novedades.put({ ...early, Pagado: true });
  expect(await cobrables(who)).toEqual([2, 1]);
  fund.db.novedades.put({ ...early, IdRegional: 2 });
  expect(await cobrables(who)).toEqual([2, 1]);
  await register(who, [last.IdPersonaNovedad]);
  expect(await cobrables(who)).toEqual([1]);
  fund.db.novedades.put({ ...first, IdEstadoProceso });
  expect(await cobrables(who)).toEqual([]);
});

test('a notice that costs nothing is neither offered nor taken into an order', async () => {
  const { fund, who } = await ordersFund();
  const { first } = tres(fund);
  for (const producto of fund.db.productos.all()) fund.db.productos.put({ ...producto, precio: 0 });
  expect(await cobrables(who)).toEqual([]);
  expect((await refused(fund, () => register(who, [first.IdPersonaNovedad]))).text).toBe(
    'La Caja no cobra nada por CAMBIO DE RAZÓN SOCIAL: no se incluye en una orden de pago.',
  );
});

test('a paid notice is not taken into an order, and the text names its number', async () => {
  const { fund, who } = await ordersFund();
  const { first } = tres(fund);
  fund.db.novedades.put({ ...first, Pagado: true });
  expect((await refused(fund, () => register(who, [first.IdPersonaNovedad]))).text).toBe(
    `El aviso ${first.NumeroDocumento} ya está pagado.`,
  );
});

test('a new draft is stored whole, an insured person’s with its owner; the cart adds to the open one', async () => {
  const { fund, who } = await ordersFund();
  const [one = 0, two = 0] = idsOf(fund, 'pendiente', 'porPagar');
  const { Datos } = await who.call(ordenPagoCobro.carrito, { body: { IdEmpresa: banco, Novedades: [one, one] } });
  const kept = { ...guardado, IdOrdenPago: Number(Datos), IdRegional: 1 };
  expect(fund.db.ordenes.get(Number(Datos))).toEqual({ ...kept, novedades: [one] });
  await who.call(ordenPagoCobro.carrito, { body: { IdEmpresa: banco, Novedades: [two] } });
  expect(fund.db.ordenes.get(Number(Datos))).toEqual({ ...kept, novedades: [one, two] });
  const pagos = await signIn(fund, 'pagos');
  const mine = persona(fund, 'examenRegistrado');
  const exam = fund.db.novedades.by('persona', mine).find((n) => fund.db.ocupacionales.get(n.IdPersonaNovedad));
  const ids = [exam?.IdPersonaNovedad ?? 0];
  const own = Number((await pagos.call(ordenPago.registrar, { body: form(ids) })).Datos);
  expect(own, 'numbers go on, whoever the owner is').toBe(Number(Datos) + 1);
  expect(fund.db.ordenes.get(own)).toEqual({ ...kept, IdOrdenPago: own, IdPersona: mine, novedades: ids });
});
