import { beforeEach, describe, expect, test, vi } from 'vitest';
import { escribirSinPreguntar } from '#blocks/escritura/useEscritura.ts';
import { type PagoPendiente, pagoDeOrden, pagoSinOrden } from '#blocks/por-pagar/porPagar.ts';
import { prepararPago } from '#features/orden-pago/pagar/prepararPago.ts';
import { idDefectuoso } from '#support/defectos.ts';
import { contestan, falla, fallosMostrados, rechazo } from '../blocks/servicio.ts';
import { entra, linea, orden } from './ordenes.ts';

const REF = { IdOrdenPago: 7, IdEmpresa: 501 };
const [NUEVA, REGISTRAR, OBTENER, GENERAR, ANULAR] = [
  'OrdenPago/OrdenPagoNovedadesCobrarVacio',
  'OrdenPago/OrdenPagoRegistrar',
  'OrdenPago/OrdenPagoId',
  'OrdenPago/OrdenPagoGeneraSolicitud',
  'OrdenPago/OrdenPagoAnulaSolicitud',
];
const SEGUIR = 'Seguimiento/SeguimientoRegistra';

const conUna = { Total: 50, Novedades: [linea(10)] };
const borrador = orden(conUna);
const generada = orden({ ...conUna, CodigoTransaccion: 'TX-1' });
const vencida = orden({ ...conUna, CodigoTransaccion: 'TX-1', Vencida: true });
const LISTO = { tipo: 'listo', orden: REF };

/** The services show the order like this, one time after the other, and do what is asked unless a test says otherwise. */
function servicios(veces: readonly unknown[], otras: Readonly<Record<string, unknown>> = {}) {
  const left = [...veces];
  const pedidas = contestan({
    [NUEVA]: orden({ IdOrdenPago: 0, FechaOrdenPago: '2026-11-20' }),
    [REGISTRAR]: 7,
    [OBTENER]: () => left.shift(),
    [GENERAR]: 'TX-2',
    [ANULAR]: true,
    [SEGUIR]: 1,
    ...otras,
  });
  return {
    /** What was asked, without the tracking. */
    pedido: () => pedidas.map(({ nombre }) => nombre).filter((nombre) => nombre !== SEGUIR),
    cuerpo: (which: string) => pedidas.find(({ nombre }) => nombre === which)?.cuerpo,
  };
}

async function preparar(pago: PagoPendiente) {
  const fallo = vi.fn();
  const llegada = await prepararPago(pago, { escribir: escribirSinPreguntar, fallo, callado: true });
  return { llegada, fallos: fallo.mock.calls.map(([{ message }]) => message) };
}

beforeEach(() => entra('EXTERNO_EMPRESAS'));

describe('what is paid is taken to its request', () => {
  test('[R-7.6-01, R-7.6-08, R-7.6-09] notices without an order: an empty order is asked for, and saved with them', async () => {
    const { pedido, cuerpo } = servicios([borrador]);
    expect(await preparar(pagoSinOrden([linea(10)], 501))).toEqual({ llegada: LISTO, fallos: [] });
    expect(pedido()).toEqual([NUEVA, REGISTRAR, OBTENER, GENERAR]);
    expect(cuerpo(NUEVA)).toEqual({ IdEmpresa: 501 });
    expect(cuerpo(REGISTRAR)).toMatchObject({
      IdOrdenPago: 0,
      FechaOrdenPago: '2026-11-20',
      Observacion: '',
      Total: 50,
      Novedades: [{ IdPersonaNovedad: 10 }],
    });
    expect(cuerpo(OBTENER)).toEqual(REF);
  });

  test('[R-7.6-01, R-4.4-02] a draft: its request is generated', async () => {
    const { pedido } = servicios([borrador]);
    expect(await preparar(pagoDeOrden(borrador))).toEqual({ llegada: LISTO, fallos: [] });
    expect(pedido()).toEqual([OBTENER, GENERAR]);
  });

  test('a generated request stays', async () => {
    const { pedido } = servicios([generada]);
    expect(await preparar(pagoDeOrden(generada))).toEqual({ llegada: LISTO, fallos: [] });
    expect(pedido()).toEqual([OBTENER]);
  });

  test('[R-7.6-01, R-4.4-04] an expired one is cancelled, and another one generated', async () => {
    const { pedido } = servicios([vencida, borrador]);
    expect(await preparar(pagoDeOrden(vencida))).toEqual({ llegada: LISTO, fallos: [] });
    expect(pedido()).toEqual([OBTENER, ANULAR, OBTENER, GENERAR]);
  });

  test('[R-4.4-04] an expired one that was sold is not cancelled', async () => {
    const vendida = orden({ ...vencida, IdVenta: 5 });
    const { pedido } = servicios([vendida]);
    expect(await preparar(pagoDeOrden(vendida))).toEqual({ llegada: LISTO, fallos: [] });
    expect(pedido()).toEqual([OBTENER]);
  });

  test('not twice, if another tab generated it meanwhile', async () => {
    const { pedido } = servicios([vencida, generada]);
    expect(await preparar(pagoDeOrden(vencida))).toEqual({ llegada: LISTO, fallos: [] });
    expect(pedido()).toEqual([OBTENER, ANULAR, OBTENER]);
  });

  test('a paid one is ready, whatever it charged', async () => {
    const { pedido } = servicios([orden({ Total: 80, Novedades: [linea(11)], Cobrado: true })]);
    expect(await preparar(pagoDeOrden(borrador))).toEqual({ llegada: LISTO, fallos: [] });
    expect(pedido()).toEqual([OBTENER]);
  });
});

describe('what was confirmed', () => {
  const pago = (part: object) => pagoDeOrden(orden(part));

  test.each<[string, object, object]>([
    ['another amount', { Total: 80, Novedades: [linea(10)] }, conUna],
    ['an unknown amount', { Total: '1.234', Novedades: [linea(10)] }, conUna],
    ['one notice more', { Total: 50, Novedades: [linea(10), linea(11)] }, conUna],
    ['another notice', { Total: 50, Novedades: [linea(11)] }, conUna],
    [
      'one notice more than a list without ids',
      { Total: 50, Novedades: [linea(10), linea(11)] },
      { Total: 50, Novedades: [linea(0)] },
    ],
  ])('is not charged if the order has %s: it is shown as it is now', async (_, now, before) => {
    const { pedido } = servicios([orden(now)]);
    expect(await preparar(pago(before))).toEqual({ llegada: { tipo: 'cambio', pago: pago(now) }, fallos: [] });
    expect(pedido()).toEqual([OBTENER]);
  });

  test.each<[string, object, object]>([
    [
      'its notices come in another order',
      { Total: 100, Novedades: [linea(11), linea(10)] },
      { Total: 100, Novedades: [linea(10), linea(11)] },
    ],
    ['the list had no id', { Total: 50, Novedades: [linea(11)] }, { Total: 50, Novedades: [linea(0)] }],
    [
      'the list lacked one id',
      { Total: 100, Novedades: [linea(11), linea(12)] },
      { Total: 100, Novedades: [linea(10), linea(0)] },
    ],
    ['the order has no total of its own', { Total: null, Novedades: [linea(10)] }, conUna],
  ])('is charged if %s', async (_, now, before) => {
    servicios([orden(now)]);
    expect(await preparar(pago(before))).toEqual({ llegada: LISTO, fallos: [] });
  });
});

describe('a payment that stops', () => {
  const suelta = pagoSinOrden([linea(10)], 501);
  const detenido = (pago: PagoPendiente) => ({ tipo: 'detenido', pago });

  test('while there is no order, it begins anew', async () => {
    const { pedido } = servicios([], { [REGISTRAR]: rechazo('No se puede.') });
    expect(await preparar(suelta)).toEqual({ llegada: detenido(suelta), fallos: ['No se puede.'] });
    expect(pedido()).toEqual([NUEVA, REGISTRAR]);
  });

  test('so it does if no empty order comes; that is told once, by the payment', async () => {
    const told = fallosMostrados();
    const { pedido } = servicios([], { [NUEVA]: rechazo('Hoy no.') });
    expect(await preparar(suelta)).toEqual({ llegada: detenido(suelta), fallos: ['Hoy no.'] });
    expect([pedido(), told]).toEqual([[NUEVA], []]);
  });

  test('once there is an order, it goes on from there', async () => {
    const told = fallosMostrados();
    servicios([rechazo('Hoy no.')]);
    const { llegada, fallos } = await preparar(suelta);
    expect(llegada).toEqual(detenido({ ...suelta, IdOrdenPago: 7 }));
    expect([fallos, told]).toEqual([['Hoy no.'], []]);
  });

  test('before its request', async () => {
    servicios([borrador], { [GENERAR]: rechazo('No se puede.') });
    const { llegada, fallos } = await preparar(suelta);
    expect(llegada).toEqual(detenido({ ...suelta, IdOrdenPago: 7 }));
    expect(fallos).toEqual(['No se puede.']);
  });

  test('[R-8-05, R-7.6-10] before its request, if no code comes', async () => {
    servicios([borrador], { [GENERAR]: '' });
    const pago = pagoDeOrden(borrador);
    expect((await preparar(pago)).llegada).toEqual(detenido(pago));
  });

  test('[R-7.6-10] before the expired request is cancelled, if the answer is no', async () => {
    servicios([vencida, vencida], { [ANULAR]: false });
    const pago = pagoDeOrden(vencida);
    expect((await preparar(pago)).llegada).toEqual(detenido(pago));
  });

  test('before the expired request is cancelled', async () => {
    const { pedido } = servicios([vencida], { [ANULAR]: rechazo('No se puede.') });
    const pago = pagoDeOrden(vencida);
    expect(await preparar(pago)).toEqual({ llegada: detenido(pago), fallos: ['No se puede.'] });
    expect(pedido()).toEqual([OBTENER, ANULAR]);
  });

  test('without an answer', async () => {
    servicios([falla()]);
    const pago = pagoDeOrden(borrador);
    expect(await preparar(pago)).toEqual({
      llegada: detenido(pago),
      fallos: ['Ha ocurrido un error técnico. Pedimos disculpas.'],
    });
  });

  test('is no defect of the portal: that is thrown', async () => {
    servicios([]);
    // No call can send this number.
    const pago = { ...suelta, IdEmpresa: idDefectuoso };
    await expect(preparar(pago)).rejects.toThrow(TypeError);
  });
});
