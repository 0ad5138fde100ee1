import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { deQuien, queSePaga } from '#blocks/por-pagar/enPalabras.ts';
import { pendientesDe } from '#blocks/por-pagar/porPagar.ts';
import { novedadDeOrden, ordenPago } from '#contract/entities/ordenPago.ts';

const linea = (IdPersonaNovedad: number, Total: unknown = 50) =>
  z.parse(novedadDeOrden, { IdPersonaNovedad, Novedad: 'PREOCUPACIONAL', NombreCompleto: 'PÉREZ ANA', Total });
const orden = (IdOrdenPago: number, part: object, ...ids: number[]) =>
  z.parse(ordenPago, {
    IdOrdenPago,
    IdEmpresa: 1,
    Novedades: ids.map((id) => linea(id)),
    Total: 50 * ids.length,
    ...part,
  });
const claves = (...args: Parameters<typeof pendientesDe>) =>
  pendientesDe(...args).map(({ clave, Total, solicitada }) => [clave, Total, solicitada]);

describe('what is owed', () => {
  test('[R-4.4-02] unpaid orders, the oldest first, and then what has yet to be ordered', () => {
    const ordenes = [
      orden(3, { FechaOrdenPago: '2026-11-10', CodigoTransaccion: 'TX3' }, 30),
      orden(2, { FechaOrdenPago: '2026-11-01' }, 20, 21),
    ];
    expect(claves(ordenes, [linea(40), linea(41, 25)], 1)).toEqual([
      ['orden-2', 100, false],
      ['orden-3', 50, true],
      ['sin-orden', 75, false],
    ]);
  });

  test.each([
    ['charged', { Cobrado: true }],
    ['invoiced', { NumeroFactura: 7 }],
  ])('an order that is %s is not owed', (_, part) => {
    expect(claves([orden(1, part, 10)], [], 1)).toEqual([]);
  });

  test('an expired request is owed, and its code cannot be asked for at once', () => {
    expect(claves([orden(1, { CodigoTransaccion: 'TX1', Vencida: true }, 10)], [], 1)).toEqual([
      ['orden-1', 50, false],
    ]);
  });

  test('an order without notices charges nothing', () => {
    expect(claves([orden(1, {})], [], 1)).toEqual([]);
  });

  test('a notice that is in an order is not counted a second time', () => {
    expect(claves([orden(1, {}, 10)], [linea(10), linea(11)], 1)).toEqual([
      ['orden-1', 50, false],
      ['sin-orden', 50, false],
    ]);
  });

  test('an order without a total costs what its notices cost; one that cannot be read stays as it came', () => {
    const ordenes = [orden(1, { Total: null }, 10, 11), orden(2, { Total: '1.234' }, 20)];
    expect(claves(ordenes, [], 1)).toEqual([
      ['orden-1', 100, false],
      ['orden-2', '1.234', false],
    ]);
  });

  test('an amount that cannot be read makes no total that is too small', () => {
    expect(claves([], [linea(10), linea(11, 'cincuenta')], 1)).toEqual([['sin-orden', null, false]]);
  });
});

test.each([
  ['PREOCUPACIONAL', 'Examen preocupacional'],
  ['PRE OCUPACIONAL', 'Examen preocupacional'],
  ['OCUPACIONAL PRE OCUPACIONAL', 'Examen preocupacional'],
  ['Postocupacional', 'Examen postocupacional'],
  ['REPOSICIÓN DE CARNET', 'REPOSICIÓN DE CARNET'],
])('%s is called %s', (Novedad, name) => {
  expect(queSePaga({ Novedad })).toBe(name);
});

test('whose it is stands beside it', () => {
  expect(deQuien(linea(1))).toBe('Examen preocupacional de PÉREZ ANA');
});
