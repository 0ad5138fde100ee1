import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CodigoQr, OrdenPago } from '#contract/entities/ordenPago.ts';
import { direccionDe, imagenDe, minutosHasta, resta } from '#features/orden-pago/pago/codigoQr.ts';
import {
  type EstadoPago,
  esperaPago,
  estadoInicial,
  type Suceso,
  siguiente,
} from '#features/orden-pago/pago/estadoPago.ts';
import { crearSondeo, ESPERAS } from '#features/orden-pago/pago/sondeo.ts';
import { fixDate } from '#support/clock.ts';

const qr = (part: Partial<CodigoQr> = {}): CodigoQr => ({
  IdQr: 1,
  IdOrdenPago: 1007,
  CodigoTransaccion: 'TX1',
  Importe: 50,
  Moneda: 'BOB',
  FechaVencimiento: '2026-11-21',
  Imagen: '',
  Contenido: 'x',
  ...part,
});
const orden = (part: Partial<OrdenPago> = {}): OrdenPago => ({
  IdOrdenPago: 1007,
  FechaOrdenPago: '2026-11-20',
  CodigoTransaccion: 'TX1',
  Observacion: '',
  IdEmpresa: 1,
  NumeroFactura: 0,
  IdVenta: 0,
  FechaPago: '',
  Cobrado: false,
  Total: 50,
  GeneradoEmpresa: true,
  Cuf: '',
  Novedades: [],
  NovedadesCadena: '',
  FechaVencimiento: '2026-11-26',
  Vencida: false,
  NumeroComprobante: '',
  ...part,
});
const run = (...sucesos: Suceso[]): EstadoPago => sucesos.reduce(siguiente, estadoInicial);
const pide: Suceso = { tipo: 'pide' };
const llega: Suceso = { tipo: 'qr', turno: 1, qr: qr(), mensaje: 'Código QR' };

describe('the payment of an order', () => {
  test('a code is asked for, comes, and is paid', () => {
    expect(run(pide)).toEqual({ fase: 'pidiendo', turno: 1 });
    expect(run(pide, llega)).toMatchObject({ fase: 'esperando', qr: { CodigoTransaccion: 'TX1' } });
    const paid = orden({ Cobrado: true, NumeroFactura: 9 });
    expect(run(pide, llega, { tipo: 'orden', turno: 1, orden: paid })).toMatchObject({ fase: 'pagada', orden: paid });
  });

  test('an order with an invoice is paid, whatever else it says', () => {
    const invoiced = orden({ NumeroFactura: 9 });
    expect(run(pide, llega, { tipo: 'orden', turno: 1, orden: invoiced })).toMatchObject({ fase: 'pagada' });
  });

  test('an answer to an earlier question brings no code back', () => {
    expect(run(pide, pide, llega)).toEqual({ fase: 'pidiendo', turno: 2 });
    const cancelled: Suceso = { tipo: 'orden', turno: 1, orden: orden({ CodigoTransaccion: '' }) };
    expect(run(pide, llega, cancelled, llega)).toEqual({ fase: 'anulada', turno: 1 });
    expect(run(pide, llega, pide, cancelled)).toEqual({ fase: 'pidiendo', turno: 2 });
  });

  test('another request in the place of this one takes its code away', () => {
    const replaced: Suceso = { tipo: 'orden', turno: 1, orden: orden({ CodigoTransaccion: 'TX2' }) };
    expect(run(pide, llega, replaced)).toEqual({ fase: 'anulada', turno: 1 });
  });

  test('an order the services do not show any more takes its code away', () => {
    expect(run(pide, llega, { tipo: 'sinOrden', turno: 1 })).toEqual({ fase: 'anulada', turno: 1 });
    expect(run(pide, llega, { tipo: 'sinOrden', turno: 0 })).toMatchObject({ fase: 'esperando' });
  });

  test('a code expires the day after its last one, a request when the services say so', () => {
    expect(run(pide, llega, { tipo: 'dia', hoy: '2026-11-21' })).toMatchObject({ fase: 'esperando' });
    expect(run(pide, llega, { tipo: 'dia', hoy: '2026-11-22' })).toMatchObject({ fase: 'vencida', de: 'codigo' });
    const expired: Suceso = { tipo: 'orden', turno: 1, orden: orden({ Vencida: true }) };
    expect(run(pide, llega, expired)).toMatchObject({ fase: 'vencida', de: 'solicitud', fecha: '2026-11-26' });
  });

  test('a code without a last day does not expire, and one without its number is not taken for another', () => {
    const bare: Suceso = {
      tipo: 'qr',
      turno: 1,
      qr: qr({ FechaVencimiento: '', CodigoTransaccion: '' }),
      mensaje: 'x',
    };
    const ask: Suceso = { tipo: 'orden', turno: 1, orden: orden() };
    expect(run(pide, bare, { tipo: 'dia', hoy: '2027-01-01' }, ask)).toMatchObject({ fase: 'esperando' });
    const cancelled: Suceso = { tipo: 'orden', turno: 1, orden: orden({ CodigoTransaccion: '' }) };
    expect(run(pide, bare, cancelled)).toMatchObject({ fase: 'anulada' });
    expect(run(pide, bare, { ...ask, orden: orden({ Vencida: true }) })).toMatchObject({ fase: 'vencida' });
  });

  test('a failed question says why, and the order may know better', () => {
    const failed: Suceso = { tipo: 'sinQr', turno: 1, texto: 'No' };
    expect(run(pide, failed)).toEqual({ fase: 'fallida', turno: 1, texto: 'No' });
    expect(run(pide, failed, { tipo: 'orden', turno: 1, orden: orden({ Cobrado: true }) }).fase).toBe('pagada');
    expect(run(pide, failed, { tipo: 'orden', turno: 1, orden: orden() }).fase).toBe('fallida');
  });

  const suceso: fc.Arbitrary<Suceso> = fc.oneof(
    fc.constant(pide),
    fc.record({
      tipo: fc.constant('qr' as const),
      turno: fc.nat({ max: 4 }),
      qr: fc.constantFrom(qr(), qr({ CodigoTransaccion: 'TX2' })),
      mensaje: fc.constant('x'),
    }),
    fc.record({ tipo: fc.constant('sinQr' as const), turno: fc.nat({ max: 4 }), texto: fc.constant('x') }),
    fc.record({
      tipo: fc.constant('orden' as const),
      turno: fc.nat({ max: 4 }),
      orden: fc.constantFrom(
        orden(),
        orden({ CodigoTransaccion: '' }),
        orden({ CodigoTransaccion: 'TX2' }),
        orden({ Vencida: true }),
        orden({ Cobrado: true }),
      ),
    }),
    fc.record({ tipo: fc.constant('dia' as const), hoy: fc.constantFrom('2026-11-20', '2026-11-25') }),
  );

  test('whatever happens in whatever order: paid is the end, and a code is shown only as the last answer', () => {
    fc.assert(
      fc.property(fc.array(suceso, { maxLength: 40 }), (sucesos) => {
        let at = estadoInicial;
        for (const one of sucesos) {
          const next = siguiente(at, one);
          if (at.fase === 'pagada') expect(next).toBe(at);
          if (next.fase === 'esperando' && at.fase !== 'esperando') {
            expect(at.fase).toBe('pidiendo');
            expect(one).toMatchObject({ tipo: 'qr', turno: at.turno });
          }
          if (one.tipo === 'orden' && one.orden.Cobrado) expect(next.fase).toBe('pagada');
          if (one.tipo === 'orden' && one.turno === at.turno && one.orden.CodigoTransaccion === '')
            expect(next.fase).not.toBe('esperando');
          expect(next.turno).toBeGreaterThanOrEqual(at.turno);
          at = next;
        }
      }),
      { numRuns: 500 },
    );
  });

  test('a payment is waited for while it may still come', () => {
    expect(esperaPago(run(pide, llega))).toBe(true);
    expect(esperaPago(run(pide, llega, { tipo: 'dia', hoy: '2026-12-01' }))).toBe(true);
    expect(esperaPago(run(pide))).toBe(false);
  });
});

describe('the questions', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    fixDate();
  });

  /** Calls that the test answers itself. */
  function asked() {
    const open: (() => void)[] = [];
    let hidden = false;
    let count = 0;
    let most = 0;
    const sondeo = crearSondeo({
      oculta: () => hidden,
      preguntar: () => {
        count += 1;
        return new Promise((done) => {
          open.push(done);
          most = Math.max(most, open.length);
        });
      },
    });
    return {
      sondeo,
      count: () => count,
      most: () => most,
      answer: async () => {
        open.shift()?.();
        await vi.advanceTimersByTimeAsync(0);
      },
      hide: (is: boolean) => {
        hidden = is;
        sondeo.visibilidad();
      },
    };
  }

  test('never overlap, however long an answer takes and however often one asks', async () => {
    const at = asked();
    await vi.advanceTimersByTimeAsync(ESPERAS[0]);
    expect(at.count()).toBe(1);
    await vi.advanceTimersByTimeAsync(600_000);
    void at.sondeo.ahora();
    void at.sondeo.ahora();
    at.hide(true);
    at.hide(false);
    expect(at.count()).toBe(1);
    expect(at.most()).toBe(1);
    await at.answer();
    await vi.advanceTimersByTimeAsync(ESPERAS[0]);
    expect(at.count()).toBe(2);
    at.sondeo.terminar();
  });

  test('come less and less often', async () => {
    const at = asked();
    for (const wait of [...ESPERAS, ESPERAS.at(-1) ?? 0]) {
      const before = at.count();
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(at.count()).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(at.count()).toBe(before + 1);
      await at.answer();
    }
    at.sondeo.terminar();
  });

  test('rest while the tab is hidden, and come at once when it is shown', async () => {
    const at = asked();
    at.hide(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(at.count()).toBe(0);
    at.hide(false);
    expect(at.count()).toBe(1);
    at.hide(true);
    await at.answer();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(at.count()).toBe(1);
    at.sondeo.terminar();
  });

  test('end for good', async () => {
    const at = asked();
    at.sondeo.terminar();
    void at.sondeo.ahora();
    at.hide(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(at.count()).toBe(0);
  });
});

test('a code lives to the end of its last day in Bolivia', () => {
  const noon = new Date('2026-11-20T12:00:00-04:00');
  expect(minutosHasta('2026-11-20', noon)).toBe(720);
  expect(minutosHasta('2026-11-19', noon)).toBe(0);
  expect([resta(2100), resta(125), resta(7)]).toEqual(['en 1 d 11 h', 'en 2 h 5 min', 'en 7 min']);
});

test('only a picture is shown as one', () => {
  const Imagen = 'iVBORw0KGgoAAAANSUhEUg==';
  expect(imagenDe({ Imagen })).toMatchObject({ type: 'image/png' });
  expect(direccionDe({ Imagen })).toBe(`data:image/png;base64,${Imagen}`);
  for (const wrong of ['', 'PHN2Zz4=', 'javascript:alert(1)', `${Imagen}" onerror="x`])
    expect(imagenDe({ Imagen: wrong })).toBeNull();
});
