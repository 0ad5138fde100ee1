import { expect, test } from 'vitest';
import { type Contado, type Lectura, reunir } from '#blocks/cuentas/reunir.ts';

const AÑO = { desde: '2026-01-01', hasta: '2026-12-31' };
const fila = (id: number, estado = 'registrado', fecha = '2026-06-01') => ({ id, fecha, estado });
const lectura = (part: Partial<Lectura>): Lectura => ({ filas: [], completa: null, ...part });
const contado = (...filas: ReturnType<typeof fila>[]): Contado => ({
  rango: AÑO,
  filas: new Map(filas.map((one) => [one.id, one])),
  resto: 0,
});
/** The rows of a count, 'id state' each, and what only a figure counts. */
const dicho = (one: Contado | undefined) =>
  one && [...[...one.filas.values()].map(({ id, estado }) => `${id} ${estado}`), `+${one.resto}`];

test('nothing is known before an answer has all rows', () => {
  expect(reunir(undefined, lectura({ filas: [fila(1)], completa: AÑO }), [])).toBeUndefined();
});

test.each<[string, Contado | undefined, Partial<Lectura>, number[], string[]]>([
  ['an answer with all rows starts it', undefined, { filas: [fila(1)], funda: AÑO }, [], ['1 registrado', '+0']],
  ['the next one replaces it', contado(fila(1)), { filas: [fila(2)], funda: AÑO }, [], ['2 registrado', '+0']],
  [
    'days that it is not about are left out, rows without a day are not',
    undefined,
    { filas: [fila(1, 'registrado', '2025-12-31'), fila(2, 'registrado', '')], funda: AÑO },
    [],
    ['2 registrado', '+0'],
  ],
  [
    'a row that a narrowed list shows is as it shows it',
    contado(fila(1), fila(2)),
    { filas: [fila(1, 'declarado')] },
    [],
    ['1 declarado', '2 registrado', '+0'],
  ],
  [
    'one that it shows for the first time is added',
    contado(fila(1)),
    { filas: [fila(2)] },
    [],
    ['1 registrado', '2 registrado', '+0'],
  ],
  [
    'one outside the days is not',
    contado(fila(1)),
    { filas: [fila(2, 'registrado', '2027-01-01')] },
    [],
    ['1 registrado', '+0'],
  ],
  [
    'one that a whole list of its day does not show is gone; one of another day stays',
    contado(fila(1), fila(2, 'registrado', '2026-08-01')),
    { completa: { desde: '2026-06-01', hasta: '2026-06-30' } },
    [],
    ['2 registrado', '+0'],
  ],
  [
    'a whole list of a state says nothing of rows in another',
    contado(fila(1), fila(2, 'observado')),
    { completa: AÑO, deEstado: 'registrado' },
    [],
    ['2 observado', '+0'],
  ],
  [
    'one that the same search does not find any more is gone',
    contado(fila(1), fila(2)),
    {},
    [1],
    ['2 registrado', '+0'],
  ],
  ['a figure starts it too', contado(fila(1)), { cifra: 7 }, [], ['+7']],
])('%s', (_, before, part, idas, expected) => {
  expect(dicho(reunir(before, lectura(part), idas))).toEqual(expected);
});

test('a list corrects a figure by what it does not find any more, and adds nothing to it', () => {
  const figure = reunir(undefined, lectura({ cifra: 7 }), []);
  const seen = reunir(figure, lectura({ filas: [fila(1), fila(2)], completa: AÑO }), []);
  expect(dicho(seen)).toEqual(['+7']);
  expect(dicho(reunir(seen, lectura({ filas: [fila(2)], completa: AÑO }), [1]))).toEqual(['+6']);
});
