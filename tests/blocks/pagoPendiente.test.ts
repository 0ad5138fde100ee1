import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { deQuien, queSePaga } from '#blocks/por-pagar/enPalabras.ts';
import { llaveDeLinea, montoDeOrden, pagoDeOrden, pagoSinOrden, pendientesDe } from '#blocks/por-pagar/porPagar.ts';
import { novedadDeOrden, ordenPago } from '#contract/entities/ordenPago.ts';

const linea = (IdPersonaNovedad: number, Total: unknown = 50) => z.parse(novedadDeOrden, { IdPersonaNovedad, Total });
const orden = (part: object) => z.parse(ordenPago, { IdOrdenPago: 7, IdEmpresa: 501, ...part });
const claves = (...args: Parameters<typeof pendientesDe>) => pendientesDe(...args).map(({ clave }) => clave);

test.each([
  ['Preocupacional', 'Examen preocupacional'],
  ['PREOCUPACIONÁL DE INGRESO', 'Examen preocupacional'],
  ['Pre-ocupacional (2)', 'Examen preocupacional'],
  ['OCUPACIONAL - PREOCUPACIONAL', 'Examen preocupacional'],
  ['OCUPACIONAL PREOCUPACIONAL DE INGRESO', 'OCUPACIONAL PREOCUPACIONAL DE INGRESO'],
  ['CONTROL PREOCUPACIONAL', 'CONTROL PREOCUPACIONAL'],
  ['Post ocupacional', 'Examen postocupacional'],
  ['POSTOCUPACIONAL DE RETIRO', 'Examen postocupacional'],
  ['OCUPACIONAL POST-OCUPACIONAL', 'Examen postocupacional'],
  ['OCUPACIONAL POSTOCUPACIONAL DE RETIRO', 'OCUPACIONAL POSTOCUPACIONAL DE RETIRO'],
  ['CONTROL POSTOCUPACIONAL', 'CONTROL POSTOCUPACIONAL'],
  ['OCUPACIONAL', 'OCUPACIONAL'],
  ['', ''],
])('what the services call %s, people call %s', (Novedad, name) => {
  expect(queSePaga({ Novedad })).toBe(name);
});

test('a notice with a name of its own is told with it and with the person', () => {
  expect(deQuien({ ...linea(1), Novedad: 'REPOSICIÓN DE CARNET', NombreCompleto: 'QUISPE EVA' })).toBe(
    'REPOSICIÓN DE CARNET de QUISPE EVA',
  );
});

test('notices without an id are told apart by their place', () => {
  expect([linea(0), linea(0), linea(9)].map(llaveDeLinea)).toEqual(['0-0', '1-0', '2-9']);
});

test.each([
  ['its total', { Total: 80, Novedades: [linea(1)] }, 80],
  ['nothing, if its total is 0', { Total: 0, Novedades: [linea(1)] }, 0],
  ['its notices, if it has no total', { Total: null, Novedades: [linea(1, 20.1), linea(2, 20.2)] }, 40.3],
  ['what cannot be read, as it came', { Total: '1.234', Novedades: [linea(1)] }, '1.234'],
  ['nobody knows what, if an amount is missing', { Total: null, Novedades: [linea(1), linea(2, null)] }, null],
])('an order charges %s', (_, part, total) => {
  expect(montoDeOrden(part)).toBe(total);
});

describe('something to pay', () => {
  test.each([
    ['a draft', {}, false],
    ['a request', { CodigoTransaccion: 'TX' }, true],
    ['an expired request', { CodigoTransaccion: 'TX', Vencida: true }, false],
  ])('[R-4.4-01] [R-4.4-02] is %s', (_, part, solicitada) => {
    const Novedades = [linea(1), linea(2)];
    expect(pagoDeOrden(orden({ Total: 100, Novedades, ...part }))).toEqual({
      ...{ clave: 'orden-7', IdOrdenPago: 7, IdEmpresa: 501, Novedades, Total: 100, solicitada },
    });
  });

  test('is what is in no order', () => {
    const Novedades = [linea(1), linea(2, 25)];
    expect(pagoSinOrden(Novedades, 501)).toEqual({
      ...{ clave: 'sin-orden', IdOrdenPago: 0, IdEmpresa: 501, Novedades, Total: 75, solicitada: false },
    });
  });
});

describe('all that is owed', () => {
  const una = (IdOrdenPago: number, part: object = {}) => orden({ IdOrdenPago, Novedades: [linea(10)], ...part });

  test('is in the order of the days, whatever their form', () => {
    const ordenes = [
      una(1, { FechaOrdenPago: '03/11/2026' }),
      una(2, { FechaOrdenPago: '2026-11-02T10:00:00' }),
      una(3, { FechaOrdenPago: '2026-11-01' }),
      una(4, { FechaOrdenPago: '2026-12-01' }),
    ];
    expect(claves(ordenes, [], 501)).toEqual(['orden-3', 'orden-2', 'orden-1', 'orden-4']);
    expect(ordenes.map(({ IdOrdenPago }) => IdOrdenPago)).toEqual([1, 2, 3, 4]);
  });

  test('is neither what is paid nor an order without notices', () => {
    expect(claves([una(1, { Cobrado: true }), una(2, { Novedades: [] }), una(3)], [], 501)).toEqual(['orden-3']);
  });

  test('is each notice once: what is in an unpaid order is not loose, what is in a paid one may be', () => {
    const ordenes = [una(1), una(2, { Cobrado: true, Novedades: [linea(20)] })];
    const [, suelto] = pendientesDe(ordenes, [linea(10), linea(20), linea(30)], 501);
    expect(suelto).toMatchObject({ clave: 'sin-orden', IdEmpresa: 501, Novedades: [linea(20), linea(30)], Total: 100 });
    expect(claves([una(1)], [linea(10)], 501)).toEqual(['orden-1']);
  });

  test('is nothing without orders and notices', () => {
    expect(pendientesDe([], [], 501)).toEqual([]);
  });
});
