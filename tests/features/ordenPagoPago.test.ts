import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type CodigoQr, codigoQr, type OrdenPago } from '#contract/entities/ordenPago.ts';
import {
  type EstadoPago,
  esperaPago,
  estadoInicial,
  type Suceso,
  siguiente,
} from '#features/orden-pago/pago/estadoPago.ts';
import { crearPago, type Vista } from '#features/orden-pago/pago/pago.ts';
import { crearSondeo, ESPERAS } from '#features/orden-pago/pago/sondeo.ts';
import { fixDate, NOW } from '#support/clock.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { orden as ordenDe } from './ordenes.ts';

const qr = (part: object = {}): CodigoQr =>
  z.parse(codigoQr, { IdQr: 1, CodigoTransaccion: 'TX1', FechaVencimiento: '2026-11-21', ...part });
const orden = (part: object = {}): OrdenPago =>
  ordenDe({ CodigoTransaccion: 'TX1', FechaVencimiento: '2026-11-26', ...part });
const pagada = orden({ Cobrado: true });

describe('the polling', () => {
  beforeEach(() => {
    fixDate('setTimeout', 'clearTimeout');
  });
  afterEach(() => fixDate());

  /** A polling whose requests the test answers itself. */
  function sondear(hidden = false) {
    const open: { readonly done: () => void; readonly fail: (error: Error) => void }[] = [];
    const at = { hidden, count: 0 };
    const sondeo = crearSondeo({
      oculta: () => at.hidden,
      preguntar: () => {
        at.count += 1;
        return new Promise<void>((done, fail) => open.push({ done, fail }));
      },
    });
    atTestEnd(sondeo.terminar);
    return {
      ...sondeo,
      count: () => at.count,
      hide: (is: boolean) => {
        at.hidden = is;
        sondeo.visibilidad();
      },
      /** The tab is hidden, and the polling has not heard of it. */
      hideSilently: () => {
        at.hidden = true;
      },
      answer: async () => {
        open.shift()?.done();
        await vi.advanceTimersByTimeAsync(0);
      },
    };
  }
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  test('waits longer from time to time, 30 seconds at most', async () => {
    expect([...ESPERAS]).toEqual([3000, 4000, 6000, 9000, 13_000, 20_000, 30_000]);
    const at = sondear();
    for (const wait of [...ESPERAS, 30_000, 30_000]) {
      const before = at.count();
      await pass(wait - 1);
      expect(at.count()).toBe(before);
      await pass(1);
      expect(at.count()).toBe(before + 1);
      await at.answer();
    }
  });

  test('sends no request while one is running, and returns that one', async () => {
    const at = sondear();
    const one = at.ahora();
    expect(at.ahora()).toBe(one);
    at.visibilidad();
    await pass(600_000);
    expect(at.count()).toBe(1);
    await at.answer();
    await one;
    expect(at.count()).toBe(1);
    const two = at.ahora();
    expect(two).not.toBe(one);
    expect(at.count()).toBe(2);
  });

  test('asks often again after a request that somebody asked for', async () => {
    const at = sondear();
    for (const wait of ESPERAS.slice(0, 3)) {
      await pass(wait);
      await at.answer();
    }
    void at.ahora();
    expect(at.count()).toBe(4);
    await at.answer();
    await pass(2999);
    expect(at.count()).toBe(4);
    await pass(1);
    expect(at.count()).toBe(5);
  });

  test('a request that somebody asked for takes the place of the next one', async () => {
    const at = sondear();
    await pass(2000);
    void at.ahora();
    await at.answer();
    await pass(2999);
    expect(at.count()).toBe(1);
    await pass(1);
    expect(at.count()).toBe(2);
  });

  test('begins with a hidden tab when it is shown', async () => {
    const at = sondear(true);
    await pass(600_000);
    expect(at.count()).toBe(0);
    at.hide(false);
    expect(at.count()).toBe(1);
  });

  test('rests while the tab is hidden, and asks at once and often when it is shown', async () => {
    const at = sondear();
    for (const wait of ESPERAS.slice(0, 3)) {
      await pass(wait);
      await at.answer();
    }
    at.hide(true);
    await pass(600_000);
    expect(at.count()).toBe(3);
    at.hide(false);
    expect(at.count()).toBe(4);
    await at.answer();
    await pass(3000);
    expect(at.count()).toBe(5);
  });

  test('plans nothing after an answer that comes to a hidden tab', async () => {
    const at = sondear();
    await pass(3000);
    at.hideSilently();
    await at.answer();
    await pass(600_000);
    expect(at.count()).toBe(1);
  });

  test('ends for good', async () => {
    const at = sondear();
    at.terminar();
    await pass(600_000);
    await at.ahora();
    at.visibilidad();
    await pass(600_000);
    expect(at.count()).toBe(0);
  });

  test('ends with a request on its way', async () => {
    const at = sondear();
    await pass(3000);
    at.terminar();
    await at.answer();
    await pass(600_000);
    expect(at.count()).toBe(1);
  });

  test('goes on after a request that failed by a defect', async () => {
    let count = 0;
    const sondeo = crearSondeo({
      oculta: () => false,
      preguntar: () => {
        count += 1;
        return count === 1 ? Promise.reject(new Error('x')) : Promise.resolve();
      },
    });
    atTestEnd(sondeo.terminar);
    await expect(sondeo.ahora()).rejects.toThrow('x');
    await pass(3000);
    expect(count).toBe(2);
  });
});

describe('the state of a payment', () => {
  const pidiendo: EstadoPago = { fase: 'pidiendo', turno: 2 };
  const esperando: EstadoPago = { fase: 'esperando', turno: 2, qr: qr(), mensaje: 'Código QR' };
  const vencida: EstadoPago = { fase: 'vencida', turno: 2, de: 'codigo', fecha: '2026-11-21' };
  const anulada: EstadoPago = { fase: 'anulada', turno: 2 };
  const fallida: EstadoPago = { fase: 'fallida', turno: 2, texto: 'No.' };
  const yaPagada: EstadoPago = { fase: 'pagada', turno: 2, orden: pagada };
  const todos = [pidiendo, esperando, vencida, anulada, fallida];
  const sinPedir = todos.filter(({ fase }) => fase !== 'pidiendo');

  test('begins with a requested code', () => {
    expect(estadoInicial).toEqual({ fase: 'pidiendo', turno: 0 });
  });

  test.each(todos)('another code may be requested: $fase', (estado) => {
    expect(siguiente(estado, { tipo: 'pide' })).toEqual({ fase: 'pidiendo', turno: 3 });
  });

  test('the code of the last request is shown, with its message', () => {
    expect(siguiente(pidiendo, { tipo: 'qr', turno: 2, qr: qr(), mensaje: 'Código QR' })).toEqual(esperando);
  });

  test('a failure of the last request says why', () => {
    expect(siguiente(pidiendo, { tipo: 'sinQr', turno: 2, texto: 'No.' })).toEqual(fallida);
  });

  const llega: Suceso = { tipo: 'qr', turno: 2, qr: qr({ IdQr: 9 }), mensaje: 'Otro' };
  const noLlega: Suceso = { tipo: 'sinQr', turno: 2, texto: 'Otro' };
  test.each(sinPedir)('an answer that nobody waits for changes nothing: $fase', (estado) => {
    expect(siguiente(estado, llega)).toBe(estado);
    expect(siguiente(estado, noLlega)).toBe(estado);
  });

  test('so does an answer to an earlier request', () => {
    expect(siguiente(pidiendo, { ...llega, turno: 1 } as Suceso)).toBe(pidiendo);
    expect(siguiente(pidiendo, { ...noLlega, turno: 1 } as Suceso)).toBe(pidiendo);
  });

  test.each(todos)('[R-4.4-06] an order that is paid is the end, also in an earlier answer: $fase', (estado) => {
    expect(siguiente(estado, { tipo: 'orden', turno: 1, orden: pagada })).toEqual(yaPagada);
  });

  test.each<Suceso>([
    { tipo: 'pide' },
    llega,
    noLlega,
    { tipo: 'orden', turno: 2, orden: orden({ CodigoTransaccion: '' }) },
    { tipo: 'sinOrden', turno: 2 },
    { tipo: 'dia', hoy: '2027-01-01' },
  ])('a paid one stays paid: $tipo', (suceso) => {
    expect(siguiente(yaPagada, suceso)).toBe(yaPagada);
  });

  const sola = { ...esperando, qr: qr({ CodigoTransaccion: '' }) };
  test.each<[string, EstadoPago, object, EstadoPago]>([
    ['without a request, the code is cancelled', esperando, { CodigoTransaccion: '' }, anulada],
    ['so is a requested one', pidiendo, { CodigoTransaccion: '' }, anulada],
    ['with another request, the code is cancelled', esperando, { CodigoTransaccion: 'TX2' }, anulada],
    ['a code without its number is not compared', sola, { CodigoTransaccion: 'TX2' }, sola],
    ['a requested code is not compared', pidiendo, { CodigoTransaccion: 'TX2' }, pidiendo],
    [
      'an expired request takes the code away',
      esperando,
      { Vencida: true },
      { fase: 'vencida', turno: 2, de: 'solicitud', fecha: '2026-11-26' },
    ],
    ['a valid one leaves it', esperando, {}, esperando],
  ])('the order as it is now: %s', (_, estado, part, end) => {
    const found = siguiente(estado, { tipo: 'orden', turno: 2, orden: orden(part) });
    expect(found).toEqual(end);
    if (end === estado) expect(found).toBe(estado);
  });

  test('an earlier answer about an unpaid order changes nothing', () => {
    const suceso = { tipo: 'orden', turno: 1, orden: orden({ CodigoTransaccion: '' }) } as const;
    expect(siguiente(esperando, suceso)).toBe(esperando);
  });

  test('an order that is not shown any more takes its code away', () => {
    expect(siguiente(esperando, { tipo: 'sinOrden', turno: 2 })).toEqual(anulada);
    expect(siguiente(esperando, { tipo: 'sinOrden', turno: 1 })).toBe(esperando);
  });

  test.each([pidiendo, vencida, fallida])('there is no code to take away: $fase', (estado) => {
    expect(siguiente(estado, { tipo: 'sinOrden', turno: 2 })).toBe(estado);
  });

  test('a code expires after its last day', () => {
    expect(siguiente(esperando, { tipo: 'dia', hoy: '2026-11-21' })).toBe(esperando);
    expect(siguiente(esperando, { tipo: 'dia', hoy: '2026-11-22' })).toEqual(vencida);
  });

  test('one whose last day is unknown stays', () => {
    const sinDia = { ...esperando, qr: qr({ FechaVencimiento: '' }) };
    expect(siguiente(sinDia, { tipo: 'dia', hoy: '2026-11-22' })).toBe(sinDia);
  });

  test.each([pidiendo, vencida, anulada, fallida])('no other state expires: $fase', (estado) => {
    expect(siguiente(estado, { tipo: 'dia', hoy: '2027-01-01' })).toBe(estado);
  });

  test('a payment may still arrive for a code, also for an expired one', () => {
    const found = [...todos, yaPagada].map((estado) => [estado.fase, esperaPago(estado)]);
    expect(Object.fromEntries(found)).toEqual({
      pidiendo: false,
      esperando: true,
      vencida: true,
      anulada: false,
      fallida: false,
      pagada: false,
    });
  });
});

describe('the payment of an order in a tab', () => {
  class Rechazo extends Error {}
  class Falla extends Error {}

  /** A payment whose services the test decides. */
  function pagar(part: Partial<Parameters<typeof crearPago>[0]> = {}) {
    const alPagar = vi.fn();
    const pedirQr = vi.fn(async () => ({ qr: qr(), mensaje: 'Código QR' }));
    const leerOrden = vi.fn(async () => orden());
    const pago = crearPago({
      pedirQr,
      leerOrden,
      textoDe: (error) => (error instanceof Rechazo || error instanceof Falla ? error.message : null),
      rechaza: (error) => error instanceof Rechazo,
      sinMensaje: 'Hubo un problema.',
      alPagar,
      oculta: () => true,
      hoy: () => '2026-11-20',
      ...part,
    });
    atTestEnd(pago.cerrar);
    const fases: string[] = [];
    pago.store.subscribe(({ estado }, before) => {
      if (estado !== before.estado) fases.push(estado.fase);
    });
    return { ...pago, pago, alPagar, pedirQr, leerOrden, vista: (): Vista => pago.store.getState(), fases };
  }
  /** A promise that the test settles. */
  function prometida<T>() {
    let done: (value: T) => void = () => undefined;
    let fail: (error: Error) => void = () => undefined;
    const promesa = new Promise<T>((resolve, reject) => {
      done = resolve;
      fail = reject;
    });
    return { promesa, done, fail };
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  test('does nothing before it is opened', () => {
    const { vista, pedirQr, leerOrden } = pagar();
    expect(vista()).toEqual({ estado: estadoInicial, consulta: null });
    expect([pedirQr.mock.calls, leerOrden.mock.calls]).toEqual([[], []]);
  });

  test('asks for a code when it is opened, and shows it', async () => {
    const { pago, vista, pedirQr, leerOrden } = pagar();
    pago.abrir();
    expect(vista().estado).toEqual({ fase: 'pidiendo', turno: 1 });
    await waitFor(() =>
      expect(vista().estado).toEqual({ fase: 'esperando', turno: 1, qr: qr(), mensaje: 'Código QR' }),
    );
    expect([pedirQr.mock.calls, leerOrden.mock.calls]).toEqual([[[]], []]);
  });

  test('the last day of a code is read in any form', async () => {
    const { pago, vista } = pagar({
      pedirQr: async () => ({ qr: qr({ FechaVencimiento: '21/11/2026', Contenido: 'x' }), mensaje: 'Código' }),
    });
    await pago.pedir();
    expect(vista().estado).toMatchObject({ qr: { FechaVencimiento: '2026-11-21', Contenido: 'x' } });
  });

  test('[R-7.6-17] an answer without a message is a failure', async () => {
    const { pago, vista } = pagar({ pedirQr: async () => ({ qr: qr(), mensaje: '' }) });
    await pago.pedir();
    expect(vista().estado).toEqual({ fase: 'fallida', turno: 1, texto: 'Hubo un problema.' });
  });

  test('a code that came too late is not shown as valid', async () => {
    const { pago, vista } = pagar({ hoy: () => '2026-11-22' });
    await pago.pedir();
    expect(vista().estado).toEqual({ fase: 'vencida', turno: 1, de: 'codigo', fecha: '2026-11-21' });
  });

  test('a failure says why, and the order is asked', async () => {
    const { pago, vista, leerOrden } = pagar({ pedirQr: () => Promise.reject(new Falla('Sin conexión.')) });
    await pago.pedir();
    expect(vista()).toEqual({
      estado: { fase: 'fallida', turno: 1, texto: 'Sin conexión.' },
      consulta: { a: NOW, respondida: true },
    });
    expect(leerOrden).toHaveBeenCalledTimes(1);
  });

  test('[R-4.4-06] after a failure the order may know that it is paid', async () => {
    const { pago, vista, alPagar } = pagar({
      pedirQr: () => Promise.reject(new Rechazo('Ya está pagada.')),
      leerOrden: async () => pagada,
    });
    await pago.pedir();
    expect(vista().estado).toEqual({ fase: 'pagada', turno: 1, orden: pagada });
    expect(alPagar.mock.calls).toEqual([[pagada]]);
  });

  test('a defect is thrown, and the order is not asked', async () => {
    const { pago, leerOrden, vista } = pagar({ pedirQr: () => Promise.reject(new TypeError('x')) });
    await expect(pago.pedir()).rejects.toThrow(TypeError);
    expect(leerOrden).not.toHaveBeenCalled();
    expect(vista().estado.fase).toBe('pidiendo');
  });

  test('[R-4.4-06] a paid one asks for no other code, and is told once', async () => {
    const { pago, pedirQr, alPagar, vista } = pagar({ leerOrden: async () => pagada });
    await pago.pedir();
    await pago.verificar();
    await pago.verificar();
    await pago.pedir();
    expect(pedirQr).toHaveBeenCalledTimes(1);
    expect(alPagar).toHaveBeenCalledTimes(1);
    expect(vista().estado.fase).toBe('pagada');
  });

  test('[R-4.4-06] an unpaid one is not told', async () => {
    const { pago, alPagar, vista } = pagar();
    await pago.pedir();
    await pago.verificar();
    expect(alPagar).not.toHaveBeenCalled();
    expect(vista().consulta).toEqual({ a: NOW, respondida: true });
  });

  test('a failed question is shown, and changes nothing', async () => {
    const { pago, vista } = pagar({ leerOrden: () => Promise.reject(new Falla('Sin conexión.')) });
    await pago.pedir();
    await pago.verificar();
    expect(vista()).toMatchObject({ estado: { fase: 'esperando' }, consulta: { a: NOW, respondida: false } });
  });

  test('a refusal to show the order takes the code away', async () => {
    const { pago, vista } = pagar({ leerOrden: () => Promise.reject(new Rechazo('No existe.')) });
    await pago.pedir();
    await pago.verificar();
    expect(vista()).toMatchObject({ estado: { fase: 'anulada', turno: 1 }, consulta: { respondida: false } });
  });

  test('a defect of a question is thrown, and not shown as a failure', async () => {
    const { pago, vista } = pagar({ leerOrden: () => Promise.reject(new TypeError('x')) });
    await expect(pago.verificar()).rejects.toThrow(TypeError);
    expect(vista().consulta).toBeNull();
  });

  test('an answer about an earlier code does not take the new one away', async () => {
    const first = prometida<OrdenPago>();
    const { pago, vista } = pagar({ leerOrden: () => first.promesa });
    await pago.pedir();
    const asked = pago.verificar();
    await pago.pedir();
    first.done(orden({ CodigoTransaccion: '' }));
    await asked;
    expect(vista().estado).toMatchObject({ fase: 'esperando', turno: 2 });
  });

  test('time takes the code away', async () => {
    let hoy = '2026-11-21';
    const { pago, vista } = pagar({ hoy: () => hoy });
    await pago.pedir();
    pago.reloj();
    expect(vista().estado.fase).toBe('esperando');
    hoy = '2026-11-22';
    pago.reloj();
    expect(vista().estado).toEqual({ fase: 'vencida', turno: 1, de: 'codigo', fecha: '2026-11-21' });
  });

  test('a tab that is shown again looks at the day and asks at once', async () => {
    let hoy = '2026-11-21';
    let hidden = true;
    const { pago, leerOrden, fases } = pagar({ hoy: () => hoy, oculta: () => hidden });
    await pago.pedir();
    pago.visibilidad();
    expect(leerOrden).not.toHaveBeenCalled();
    [hoy, hidden] = ['2026-11-22', false];
    pago.visibilidad();
    expect(fases).toEqual(['pidiendo', 'esperando', 'vencida']);
    expect(leerOrden).toHaveBeenCalledTimes(1);
    await settled();
  });

  test('before there is a code, a tab that is shown asks nothing', () => {
    const { pago, leerOrden } = pagar({ oculta: () => false });
    pago.visibilidad();
    expect(leerOrden).not.toHaveBeenCalled();
  });

  describe('while a code is shown', () => {
    beforeEach(() => {
      fixDate('setTimeout', 'clearTimeout');
    });
    afterEach(() => fixDate());

    test('[R-4.4-06] the order is asked from time to time, until it is paid', async () => {
      let now = orden();
      const leerOrden = vi.fn(async () => now);
      const { pago, alPagar, vista } = pagar({ oculta: () => false, leerOrden });
      await pago.pedir();
      await vi.advanceTimersByTimeAsync(2999);
      expect(leerOrden).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(leerOrden).toHaveBeenCalledTimes(1);
      now = pagada;
      await vi.advanceTimersByTimeAsync(4000);
      expect(vista().estado.fase).toBe('pagada');
      await vi.advanceTimersByTimeAsync(600_000);
      expect(leerOrden).toHaveBeenCalledTimes(2);
      expect(alPagar).toHaveBeenCalledTimes(1);
    });

    test('an expired code may still be paid: the questions go on as they were', async () => {
      let hoy = '2026-11-20';
      const leerOrden = vi.fn(async () => orden());
      const { pago } = pagar({ oculta: () => false, leerOrden, hoy: () => hoy });
      await pago.pedir();
      await vi.advanceTimersByTimeAsync(2000);
      hoy = '2026-11-22';
      pago.reloj();
      await vi.advanceTimersByTimeAsync(1000);
      expect(leerOrden).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(4000);
      expect(leerOrden).toHaveBeenCalledTimes(2);
    });

    test('while another code is on its way, nothing is asked', async () => {
      const second = prometida<{ qr: CodigoQr; mensaje: string }>();
      const answers = [Promise.resolve({ qr: qr(), mensaje: 'Código' }), second.promesa];
      const leerOrden = vi.fn(async () => orden());
      const { pago } = pagar({
        oculta: () => false,
        leerOrden,
        pedirQr: () => answers.shift() ?? Promise.reject(new Falla('')),
      });
      await pago.pedir();
      const asked = pago.pedir();
      await vi.advanceTimersByTimeAsync(600_000);
      expect(leerOrden).not.toHaveBeenCalled();
      second.done({ qr: qr(), mensaje: 'Código' });
      await asked;
      await vi.advanceTimersByTimeAsync(3000);
      expect(leerOrden).toHaveBeenCalledTimes(1);
    });

    test('asking by hand never sends two requests at once', async () => {
      const first = prometida<OrdenPago>();
      const leerOrden = vi.fn(() => first.promesa);
      const { pago } = pagar({ oculta: () => false, leerOrden });
      await pago.pedir();
      const asked = [pago.verificar(), pago.verificar()];
      expect(leerOrden).toHaveBeenCalledTimes(1);
      first.done(orden());
      await Promise.all(asked);
    });

    test('nothing is asked after it is closed', async () => {
      const leerOrden = vi.fn(async () => orden());
      const { pago } = pagar({ oculta: () => false, leerOrden });
      await pago.pedir();
      pago.cerrar();
      await vi.advanceTimersByTimeAsync(600_000);
      pago.visibilidad();
      expect(leerOrden).not.toHaveBeenCalled();
    });
  });

  describe('answers that come after it is closed', () => {
    test('a code', async () => {
      const answer = prometida<{ qr: CodigoQr; mensaje: string }>();
      const { pago, fases } = pagar({ pedirQr: () => answer.promesa });
      const asked = pago.pedir();
      pago.cerrar();
      answer.done({ qr: qr(), mensaje: 'Código' });
      await asked;
      expect(fases).toEqual(['pidiendo']);
    });

    test('a failure', async () => {
      const answer = prometida<{ qr: CodigoQr; mensaje: string }>();
      const { pago, fases, leerOrden } = pagar({ pedirQr: () => answer.promesa });
      const asked = pago.pedir();
      pago.cerrar();
      answer.fail(new Falla('Sin conexión.'));
      await asked;
      expect([fases, leerOrden.mock.calls]).toEqual([['pidiendo'], []]);
    });

    test('the order', async () => {
      const answer = prometida<OrdenPago>();
      const { pago, vista, alPagar } = pagar({ leerOrden: () => answer.promesa });
      await pago.pedir();
      const asked = pago.verificar();
      pago.cerrar();
      answer.done(pagada);
      await asked;
      expect(vista()).toMatchObject({ estado: { fase: 'esperando' }, consulta: null });
      expect(alPagar).not.toHaveBeenCalled();
    });

    test('a refusal to show it', async () => {
      const answer = prometida<OrdenPago>();
      const { pago, vista } = pagar({ leerOrden: () => answer.promesa });
      await pago.pedir();
      const asked = pago.verificar();
      pago.cerrar();
      answer.fail(new Rechazo('No existe.'));
      await asked;
      expect(vista()).toMatchObject({ estado: { fase: 'esperando' }, consulta: null });
    });

    test('a code of before it was opened again', async () => {
      const first = prometida<{ qr: CodigoQr; mensaje: string }>();
      const second = prometida<{ qr: CodigoQr; mensaje: string }>();
      const answers = [first, second];
      const { pago, vista } = pagar({
        pedirQr: () => answers.shift()?.promesa ?? Promise.reject(new Falla('')),
      });
      pago.abrir();
      pago.cerrar();
      pago.abrir();
      second.done({ qr: qr({ IdQr: 2 }), mensaje: 'Código' });
      await waitFor(() => expect(vista().estado).toMatchObject({ fase: 'esperando', qr: { IdQr: 2 } }));
      first.done({ qr: qr(), mensaje: '' });
      await settled();
      expect(vista().estado).toMatchObject({ fase: 'esperando', qr: { IdQr: 2 } });
    });
  });
});
