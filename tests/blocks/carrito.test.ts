import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { escribirSinPreguntar } from '#blocks/escritura/useEscritura.ts';
import { agregarAlCarrito, buscarConNovedades, todasEn } from '#blocks/orden-pago-control/carrito.ts';
import { callFailed } from '#client/announcements.ts';
import { forgetPeople } from '#support/people.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { contesta, falla } from './servicio.ts';

const lineas = (...ids: number[]) => ids.map((IdPersonaNovedad) => ({ IdPersonaNovedad }));
/** The order 7 with these notices. */
const orden = (...ids: number[]) => ({ IdOrdenPago: 7, IdEmpresa: 501, Novedades: lineas(...ids) });
const porNovedad = (datos: () => unknown) => contesta('/OrdenPagoPorNovedadId/10', datos);

beforeEach(() => atTestEnd(forgetPeople));

test.each<[number[], number[], boolean]>([
  [[], [], true],
  [[], [1], true],
  [[1], [], false],
  [[1, 2], [2, 1, 3], true],
  [[1, 2], [2, 3], false],
  [[1, 1], [1], true],
])('of the notices %j, all are among %j: %j', (some, others, all) => {
  expect(todasEn(lineas(...some), lineas(...others))).toBe(all);
});

describe('the order that has some notices', () => {
  test.each<[string, number[], boolean, unknown]>([
    ['has them and others', [10, 11, 12], false, { hecha: 7 }],
    ['has them alone', [11, 10], true, { hecha: 7 }],
    ['has others too, and must not', [10, 11, 12], true, 'sin hacer'],
    ['has only one of them', [10], false, 'sin hacer'],
  ])('[R-7.6-06] %s', async (_, ids, solas, found) => {
    porNovedad(() => orden(...ids));
    const more = contesta('/OrdenPagoListaNovedadRegistro/', () => []);
    expect(await buscarConNovedades(lineas(10, 11), { solas })()).toEqual(found);
    expect(more).toEqual([]);
  });

  test('[R-7.6-06] is none while the first notice is in no order', async () => {
    porNovedad(() => null);
    expect(await buscarConNovedades(lineas(10, 11), { solas: false })()).toBe('sin hacer');
  });

  test('is none without notices, and nothing is asked', async () => {
    const asked = contesta('/OrdenPagoPorNovedadId/*', () => orden(10));
    expect(await buscarConNovedades([], { solas: false })()).toBe('sin hacer');
    expect(asked).toEqual([]);
  });

  test('[R-7.6-06] [R-7.6-01] [E-7.4-05] is asked for its notices, by its id and company, if it came without them', async () => {
    porNovedad(() => orden());
    const asked = contesta('/OrdenPagoListaNovedadRegistro/', () => lineas(10, 11));
    expect(await buscarConNovedades(lineas(10, 11), { solas: true })()).toEqual({ hecha: 7 });
    expect(asked).toEqual([{ IdOrdenPago: 7, IdEmpresa: 501 }]);
  });

  test.each([
    ['the order', falla, () => lineas(10)],
    ['its notices', () => orden(), falla],
  ])('[R-8-02] a failure to read %s is thrown and not announced', async (_, order, notices) => {
    const announced = vi.fn();
    atTestEnd(callFailed.on(announced));
    porNovedad(order);
    contesta('/OrdenPagoListaNovedadRegistro/', notices);
    await expect(buscarConNovedades(lineas(10), { solas: false })()).rejects.toThrow();
    expect(announced).not.toHaveBeenCalled();
  });
});

describe('adding to the cart', () => {
  /** The services answer with this id and these words. */
  const respuesta = (Datos: unknown, Descripcion: string) => () =>
    HttpResponse.json({ ok: true, Datos, Mensaje: { Descripcion, TipoMensaje: 'success' } });
  const agregar = (trato?: Parameters<typeof agregarAlCarrito>[2]) =>
    agregarAlCarrito(escribirSinPreguntar, { IdEmpresa: 501, lines: lineas(10, 11) }, trato);

  test('[R-7.6-02] [R-1-02] [E-7.4-05] sends the company and the notices, and returns the order and the words', async () => {
    const sent = contesta('/OrdenPagoCarrito/', respuesta(7, 'Se agregaron.'));
    const fallo = vi.fn();
    const done = await agregar({ fallo });
    expect([done?.datos, done?.mensaje?.Descripcion]).toEqual([7, 'Se agregaron.']);
    expect(sent).toEqual([{ IdEmpresa: 501, Novedades: [10, 11] }]);
    expect(fallo).not.toHaveBeenCalled();
  });

  test('[R-7.6-17] an answer without words is a failure', async () => {
    contesta('/OrdenPagoCarrito/', () => 7);
    porNovedad(() => null);
    const fallo = vi.fn();
    expect(await agregar({ fallo })).toBeNull();
    expect(fallo.mock.calls.map(([, mudo]) => mudo)).toEqual([true]);
  });

  test('so is one without an order', async () => {
    contesta('/OrdenPagoCarrito/', respuesta(0, 'Se agregaron.'));
    porNovedad(() => null);
    const fallo = vi.fn();
    expect(await agregar({ fallo })).toBeNull();
    expect(fallo.mock.calls.map(([, mudo]) => mudo)).toEqual([false]);
  });

  test('it was done all the same if an order has the notices, also among others; nobody need ask for the words', async () => {
    contesta('/OrdenPagoCarrito/', () => HttpResponse.error());
    porNovedad(() => orden(9, 10, 11));
    expect(await agregar()).toMatchObject({ datos: 7, mensaje: null });
    contesta('/OrdenPagoCarrito/', () => 0);
    expect(await agregar()).toMatchObject({ datos: 7, mensaje: null });
  });
});
