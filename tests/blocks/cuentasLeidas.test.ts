import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  contarClave,
  contarLlamada,
  decirDeuda,
  descontar,
  useContadas,
  useCuenta,
  useDeuda,
} from '#blocks/cuentas/cuentas.ts';
import { grupoDeAvisos, grupoDeCola } from '#blocks/cuentas/grupos.ts';
import { faltaDeclarar, porAtender, sinDeclarar } from '#blocks/cuentas/porAtender.ts';
import { rangoDeInicio } from '#blocks/cuentas/rangoDeInicio.ts';
import type { Lectura } from '#blocks/cuentas/reunir.ts';
import { keyOf, queryClient } from '#client/query.ts';
import { session } from '#client/session.ts';
import { usuarioSesion } from '#contract/entities/sesion.ts';
import { readOrNull } from '#contract/read.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { seguimiento } from '#contract/services/seguimiento.ts';
import { fixDate } from '#support/clock.ts';
import { forgetPeople } from '#support/people.ts';

const AÑO = { desde: '2026-01-01', hasta: '2026-12-31' };
const [PERROS, GATOS] = ['perros', 'gatos'];
const fila = (id: number, estado = 'solo', fecha = '2026-06-01') => ({ id, fecha, estado });

/** Answers under the key ['animales', …] say of themselves what is counted. */
type Dicho = readonly (Partial<Lectura> & { readonly grupo: string })[];
contarClave<Dicho>(
  () => ['animales', 'contados'],
  (_, dicho) => dicho.map((one) => ({ filas: [], completa: null, ...one })),
);
/** The answer to a search arrives. */
const llega = (search: string, ...dicho: Dicho): void =>
  void queryClient.setQueryData(['animales', 'contados', search], dicho);

/** What a hook says now. */
function ahora<T>(hook: () => T): T {
  const { result, unmount } = renderHook(hook);
  unmount();
  return result.current;
}
/** The rows of some counts, 'id state' each; null while one is not known. */
const contadas = (...grupos: string[]) =>
  ahora(() => useContadas(grupos))?.map(({ id, estado }) => `${id} ${estado}`) ?? null;

/** Somebody works for a company. */
const entra = (id_usuario: number, id_empresa = '1'): void =>
  session.setState({ user: readOrNull(usuarioSesion, { id_usuario, id_empresa }) });
beforeEach(() => entra(1));
afterEach(forgetPeople);

describe('a count', () => {
  test('is not known before an answer has all its rows', () => {
    expect(contadas(PERROS)).toBeNull();
    llega('a', { grupo: PERROS, filas: [fila(1)], completa: AÑO });
    expect(contadas(PERROS)).toBeNull();
    llega('b', { grupo: PERROS, filas: [fila(1), fila(2)], funda: AÑO });
    expect(contadas(PERROS)).toEqual(['1 solo', '2 solo']);
    expect(contadas(GATOS)).toBeNull();
  });

  test('is of its name: one answer may say something of several', () => {
    llega('a', { grupo: PERROS, filas: [fila(1)], funda: AÑO }, { grupo: GATOS, filas: [fila(2)], funda: AÑO });
    expect([contadas(PERROS), contadas(GATOS)]).toEqual([['1 solo'], ['2 solo']]);
    expect(contadas(GATOS, PERROS)).toEqual(['2 solo', '1 solo']);
  });

  test('begins with a figure too, even if it is 0', () => {
    llega('a', { grupo: PERROS, cifra: 0 });
    llega('b', { grupo: GATOS, cifra: 7 });
    expect([PERROS, GATOS].map((grupo) => ahora(() => useCuenta(grupo, ['solo'])))).toEqual([0, 7]);
  });

  test('loses a row that the same search does not find any more', () => {
    llega('todo', { grupo: PERROS, filas: [fila(1), fila(2), fila(3)], funda: AÑO });
    llega('a', { grupo: PERROS, filas: [fila(1), fila(2)] });
    llega('a', { grupo: PERROS, filas: [fila(2)] });
    expect(contadas(PERROS)).toEqual(['2 solo', '3 solo']);
    // What was gone already is not missed again.
    llega('todo', { grupo: PERROS, filas: [fila(1), fila(2), fila(3)], funda: AÑO });
    llega('a', { grupo: PERROS, filas: [fila(2)] });
    expect(contadas(PERROS)).toEqual(['1 solo', '2 solo', '3 solo']);
  });

  test('loses none that another search does not find, or the same search for another count', () => {
    const todo = [fila(1), fila(2)];
    llega('todo', { grupo: PERROS, filas: todo, funda: AÑO }, { grupo: GATOS, filas: todo, funda: AÑO });
    llega('a', { grupo: PERROS, filas: [fila(1)] });
    llega('b', { grupo: PERROS, filas: [fila(2)] });
    llega('a', { grupo: GATOS, filas: [fila(2)] });
    expect([contadas(PERROS), contadas(GATOS)]).toEqual([
      ['1 solo', '2 solo'],
      ['1 solo', '2 solo'],
    ]);
  });

  test('loses none that a search found before the count began', () => {
    llega('a', { grupo: PERROS, filas: [fila(1)] });
    llega('todo', { grupo: PERROS, filas: [fila(1), fila(2)], funda: AÑO });
    llega('a', { grupo: PERROS, filas: [] });
    expect(contadas(PERROS)).toEqual(['1 solo', '2 solo']);
  });
});

describe('how many rows are in some states', () => {
  const cuantos = (...estados: string[]) => ahora(() => useCuenta(PERROS, estados));

  test('is null while it is not known', () => {
    expect(cuantos('solo')).toBeNull();
  });

  test('is told of each state that is asked for', () => {
    llega('a', { grupo: PERROS, filas: [fila(1, 'solo'), fila(2, 'atado'), fila(3, 'solo')], funda: AÑO });
    expect([cuantos('solo'), cuantos('atado'), cuantos('atado', 'solo'), cuantos('libre'), cuantos()]).toEqual([
      ...[2, 1, 3, 0, 0],
    ]);
  });
});

describe('the rows of some counts', () => {
  test('are of none that is asked for if none is', () => {
    llega('a', { grupo: PERROS, filas: [fila(1)], funda: AÑO });
    expect(contadas()).toBeNull();
  });

  test('are not known while one of the counts is not', () => {
    llega('a', { grupo: PERROS, filas: [fila(1)], funda: AÑO });
    expect([contadas(PERROS, GATOS), contadas(GATOS, PERROS)]).toEqual([null, null]);
    expect(contadas('constructor')).toBeNull();
  });

  test('follow the answers and what is asked for, and stay the same object while nothing changes', () => {
    llega('a', { grupo: PERROS, filas: [fila(1)], funda: AÑO }, { grupo: GATOS, filas: [fila(2)], funda: AÑO });
    const { result, rerender } = renderHook(({ grupo }) => useContadas([grupo]), { initialProps: { grupo: PERROS } });
    const before = result.current;
    expect(before).toEqual([fila(1)]);
    rerender({ grupo: PERROS });
    expect(result.current).toBe(before);
    rerender({ grupo: GATOS });
    expect(result.current).toEqual([fila(2)]);
    act(() => llega('b', { grupo: GATOS, filas: [fila(2, 'atado')] }));
    expect(result.current).toEqual([fila(2, 'atado')]);
  });
});

describe('a row that the services answered is gone', () => {
  test('is counted no more, and the others are', () => {
    llega(
      'a',
      { grupo: PERROS, filas: [fila(1), fila(2)], funda: AÑO },
      { grupo: GATOS, filas: [fila(1)], funda: AÑO },
    );
    descontar(PERROS, 1);
    descontar(PERROS, 9);
    expect([contadas(PERROS), contadas(GATOS)]).toEqual([['2 solo'], ['1 solo']]);
    // The count still knows its days.
    llega('b', { grupo: PERROS, filas: [fila(3), fila(4, 'solo', '2027-01-01')] });
    expect(contadas(PERROS)).toEqual(['2 solo', '3 solo']);
  });

  test('is not told twice', () => {
    llega('a', { grupo: PERROS, filas: [fila(1), fila(2)], funda: AÑO });
    const { result } = renderHook(() => useContadas([PERROS]));
    act(() => descontar(PERROS, 1));
    const before = result.current;
    act(() => descontar(PERROS, 1));
    expect(before).toEqual([fila(2)]);
    expect(result.current).toBe(before);
  });

  test('changes nothing of a count that is not known, or that is only a figure', () => {
    descontar(GATOS, 1);
    llega('a', { grupo: PERROS, cifra: 7 });
    descontar(PERROS, 1);
    expect([contadas(GATOS), ahora(() => useCuenta(PERROS, []))]).toEqual([null, 7]);
  });
});

describe('another session', () => {
  beforeEach(() => {
    llega('todo', { grupo: PERROS, filas: [fila(1), fila(2)], funda: AÑO });
    llega('a', { grupo: PERROS, filas: [fila(1)] });
    decirDeuda('Bs. 50.00');
  });

  test.each<[string, () => void]>([
    ['of another person', () => entra(2)],
    ['for another company', () => entra(1, '2')],
    ['of nobody', () => session.setState({ user: null })],
  ])('%s knows no count and no debt', (_, changes) => {
    changes();
    expect([contadas(PERROS), ahora(useDeuda)]).toEqual([null, '']);
  });

  test('does not miss what the one before found', () => {
    entra(2);
    llega('todo', { grupo: PERROS, filas: [fila(1), fila(2)], funda: AÑO });
    llega('a', { grupo: PERROS, filas: [] });
    expect(contadas(PERROS)).toEqual(['1 solo', '2 solo']);
  });

  test('is none while the same person works for the same company: a new token changes nothing', () => {
    session.setState({ token: 'x' });
    entra(1);
    expect([contadas(PERROS), ahora(useDeuda)]).toEqual([['1 solo', '2 solo'], 'Bs. 50.00']);
  });
});

test('what an insured person owes is as a screen said it last', () => {
  const { result } = renderHook(useDeuda);
  expect(result.current).toBe('');
  act(() => decirDeuda('Bs. 50.00'));
  expect(result.current).toBe('Bs. 50.00');
});

describe('which answers are read', () => {
  /** Reads the answers under a key, and remembers them. */
  function lector(...clave: string[]) {
    const leer = vi.fn((_key: readonly unknown[], _data: string) => []);
    contarClave<string>(() => clave, leer);
    return leer;
  }

  test('those under the whole key, once each', () => {
    const leer = lector('l', 'uno');
    queryClient.setQueryData(['l', 'uno'], 'A');
    queryClient.setQueryData(['l', 'uno', { mas: 1 }], 'B');
    queryClient.setQueryData(['l', 'dos'], 'C');
    queryClient.setQueryData(['m', 'uno'], 'D');
    queryClient.setQueryData(['l'], 'E');
    expect(leer.mock.calls).toEqual([
      [['l', 'uno'], 'A'],
      [['l', 'uno', { mas: 1 }], 'B'],
    ]);
  });

  test('not a failure, nor an answer that gets stale or is dropped', async () => {
    const leer = lector('l', 'tres');
    queryClient.setQueryData(['l', 'tres'], 'A');
    await queryClient.invalidateQueries({ queryKey: ['l', 'tres'] });
    await expect(
      queryClient.fetchQuery({
        queryKey: ['l', 'tres', 'mal'],
        queryFn: () => Promise.reject(new Error('x')),
        retry: false,
      }),
    ).rejects.toThrow('x');
    queryClient.removeQueries({ queryKey: ['l', 'tres'] });
    expect(leer).toHaveBeenCalledTimes(1);
  });

  test('not one that arrives after the cache was emptied: it is another company’s', () => {
    const leer = lector('l', 'cuatro');
    queryClient.setQueryData(['l', 'cuatro'], 'A');
    const late = queryClient.getQueryCache().find({ queryKey: ['l', 'cuatro'] });
    queryClient.clear();
    late?.setData('B');
    expect([late?.state.data, leer.mock.calls]).toEqual(['B', [[['l', 'cuatro'], 'A']]]);
  });

  test('those that were there already, the oldest first; none that is still asked for or has failed', async () => {
    fixDate();
    const at = Date.now();
    queryClient.setQueryData(['l', 'cinco', 2], 'B', { updatedAt: at - 1000 });
    queryClient.setQueryData(['l', 'cinco', 3], 'C', { updatedAt: at });
    queryClient.setQueryData(['l', 'cinco', 1], 'A', { updatedAt: at - 2000 });
    queryClient.setQueryData(['l', 'seis'], 'D');
    const asked = queryClient.fetchQuery({ queryKey: ['l', 'cinco', 4], queryFn: () => new Promise(() => undefined) });
    asked.catch(() => undefined);
    const queryFn = () => Promise.reject(new Error('x'));
    await queryClient.fetchQuery({ queryKey: ['l', 'cinco', 5], queryFn, retry: false }).catch(() => undefined);
    const leer = lector('l', 'cinco');
    expect(leer.mock.calls.map(([, data]) => data)).toEqual(['A', 'B', 'C']);
  });

  test('those of a call, with its input', () => {
    const leer = vi.fn((_input: object, _datos: unknown) => []);
    contarLlamada(seguimiento.lista, leer);
    const input = { body: { IdTabla: 7, Tabla: 'x' } };
    queryClient.setQueryData(keyOf(seguimiento.lista, input), []);
    queryClient.setQueryData(keyOf(ordenPago.novedades, { body: { IdOrdenPago: 1, IdEmpresa: 1 } }), []);
    expect(leer.mock.calls).toEqual([[input, []]]);
  });
});

test('a count is named after the type, and what waits for the staff is another count', () => {
  expect([grupoDeAvisos(3), grupoDeAvisos(31), grupoDeCola(3)]).toEqual(['avisos-3', 'avisos-31', 'cola-3']);
});

test('an observed notice waits for the employer and need not be declared yet', () => {
  expect([porAtender, sinDeclarar]).toEqual([
    ['observado', 'registrado', 'pagado'],
    ['registrado', 'pagado'],
  ]);
});

test.each([
  ['registrado', true],
  ['pagado', true],
  ['observado', false],
  ['declarado', false],
  [null, false],
] as const)('in the state %s it still has to be declared: %s', (estado, falta) => {
  expect(faltaDeclarar(estado)).toBe(falta);
});

test.each([
  ['2026-11-20', '2025-11-01', '2026-11-30'],
  ['2026-11-01', '2025-11-01', '2026-11-30'],
  ['2026-12-31', '2025-12-01', '2026-12-31'],
  ['2027-01-31', '2026-01-01', '2027-01-31'],
  ['2028-02-29', '2027-02-01', '2028-02-29'],
])('on %s the days of the home are from %s to %s', (day, desde, hasta) => {
  expect(rangoDeInicio(day)).toEqual({ desde, hasta });
});

test('the days of the home are those of today', () => {
  expect(rangoDeInicio()).toEqual(rangoDeInicio('2026-11-20'));
});
