import '#app/familias.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createElement, type PropsWithChildren } from 'react';
import { describe, expect, test } from 'vitest';
import { useCuenta } from '#blocks/cuentas/cuentas.ts';
import { grupoDeCola } from '#blocks/cuentas/grupos.ts';
import { queryClient } from '#client/query.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { familias } from '#engine/family/familias.ts';
import { quitarDeLaCola, releerCola, useCola } from '#engine/review/cola.ts';
import { buildFilaNovedad } from '#support/builders.ts';
import { detener, recordCalls } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { signInAs } from '#support/session.ts';

const BUSQUEDA = '*/ListaNovedadesParametro/';
const tipos = () => familias().flatMap(({ tipos: own }) => own.map(({ id }) => id));

interface Pedido {
  readonly IdTipoNovedad: number;
  readonly IdEstadoProceso: number;
}
/** The services answer each search with the rows of its type. Returns what was asked. */
function contestanCola(rowsOf: (asked: Pedido) => readonly FilaNovedad[] | null): Pedido[] {
  const asked: Pedido[] = [];
  server.use(
    http.post(BUSQUEDA, async ({ request }) => {
      const body = (await request.json()) as Pedido;
      asked.push(body);
      const rows = rowsOf(body);
      if (!rows) return HttpResponse.json({ ok: false, Datos: null, Mensaje: 'No hay conexión con la base.' });
      return HttpResponse.json({ ok: true, Datos: rows, Mensaje: null });
    }),
  );
  return asked;
}
const estados = (id: number, names: readonly (readonly [number, string])[]) =>
  server.use(
    http.get(`*/ListarEstadosProcesoPorTipoNovedadVM/${id}`, () =>
      HttpResponse.json({
        ok: true,
        Datos: names.map(([IdEstadoProceso, Nombre]) => ({ IdEstadoProceso, Nombre })),
        Mensaje: null,
      }),
    ),
  );

const wrapper = ({ children }: PropsWithChildren) =>
  createElement(QueryClientProvider, { client: queryClient }, children);
async function cola(lista: Parameters<typeof useCola>[0] = 'declarado', enabled?: boolean) {
  await signInAs('personal');
  return renderHook(() => useCola(lista, enabled), { wrapper }).result;
}
const ids = (rows: readonly FilaNovedad[]) => rows.map(({ IdPersonaNovedad }) => IdPersonaNovedad);
const fila = (IdPersonaNovedad: number, change: Partial<FilaNovedad> = {}) =>
  buildFilaNovedad({ IdPersonaNovedad, EstadoProceso: 'DECLARADO', FechaDeclaracion: '', ...change });

describe('the notices that wait for the staff', () => {
  test('[E-9-07, F-9-03, E-3-09, E-7.4-01, E-7.4-02, E-1-04, E-1-05, E-1-06] [D1] one search per type: all dates, all companies of the regional, the state of the type', async () => {
    const asked = contestanCola(() => []);
    estados(1, [
      [1, 'REGISTRADO'],
      [2, 'DECLARADO'],
      [4, 'OBSERVADO'],
    ]);
    const result = await cola();
    expect(result.current).toMatchObject({
      rows: [],
      contando: true,
      failedAll: false,
      failed: [],
      why: { message: '' },
    });
    await waitFor(() => expect(result.current.contando).toBe(false));
    expect(asked.map(({ IdTipoNovedad }) => IdTipoNovedad).sort()).toEqual([...tipos()].sort());
    expect(tipos()).toEqual(expect.arrayContaining([1, 8, 10, 6, 9, 11, 7]));
    expect(asked.find(({ IdTipoNovedad }) => IdTipoNovedad === 1)).toEqual({
      ...{ FechaDesde: '2000-01-01', FechaHasta: '2026-12-20', IdTipoNovedad: 1, IdEstadoProceso: 2 },
      ...{ IdEmpresa: 0, IdRegional: 1 },
    });
  });

  test('[E-3-09, E-7.4-02] the observed ones are asked for by their state; nothing until they are wanted', async () => {
    const asked = contestanCola(() => []);
    estados(1, [
      [2, 'DECLARADO'],
      [4, 'OBSERVADO'],
    ]);
    const off = await cola('observado', false);
    expect(off.current).toMatchObject({ rows: [], failedAll: false });
    expect(asked).toEqual([]);
    const on = renderHook(() => useCola('observado'), { wrapper }).result;
    await waitFor(() => expect(on.current.contando).toBe(false));
    expect(asked.find(({ IdTipoNovedad }) => IdTipoNovedad === 1)?.IdEstadoProceso).toBe(4);
  });

  test('[E-7.4-02] a type whose states the services name otherwise is asked for whole, and only the declared ones are shown', async () => {
    const asked = contestanCola(({ IdTipoNovedad }) =>
      IdTipoNovedad === 1 ? [fila(1), fila(2, { EstadoProceso: 'REGISTRADO' })] : [],
    );
    estados(1, [[1, 'REGISTRADO']]);
    const result = await cola();
    await waitFor(() => expect(result.current.contando).toBe(false));
    expect(asked.find(({ IdTipoNovedad }) => IdTipoNovedad === 1)?.IdEstadoProceso).toBe(0);
    expect(ids(result.current.rows)).toEqual([1]);
  });

  test('the longest waiting first, of all types together; of one day the first written', async () => {
    contestanCola(({ IdTipoNovedad }) => {
      if (IdTipoNovedad === 1)
        return [
          fila(5, { FechaDeclaracion: '2026-11-10' }),
          fila(3, { FechaDeclaracion: '2026-11-12', FechaNovedad: '2026-01-01' }),
        ];
      return IdTipoNovedad === 6
        ? [fila(4, { FechaDeclaracion: '2026-11-10' }), fila(9, { FechaNovedad: '01/11/2026' })]
        : [];
    });
    const result = await cola();
    await waitFor(() => expect(result.current.contando).toBe(false));
    expect(ids(result.current.rows)).toEqual([9, 4, 5, 3]);
  });

  test('a type that fails is named once it has, the others are there; only that one is asked again', async () => {
    let broken = true;
    contestanCola(({ IdTipoNovedad }) => (IdTipoNovedad === 6 ? (broken ? null : [fila(6)]) : [fila(IdTipoNovedad)]));
    const result = await cola();
    await waitFor(() => expect(result.current.contando).toBe(false));
    expect(result.current).toMatchObject({
      failedAll: false,
      why: { message: 'No hay conexión con la base.', numero: '' },
    });
    expect(result.current.failed).toEqual([expect.stringMatching(/baja/i)]);
    expect(result.current.rows).toHaveLength(tipos().length - 1);
    broken = false;
    const again = recordCalls('ListaNovedadesParametro');
    result.current.retry();
    await waitFor(() => expect(result.current.failed).toEqual([]));
    expect(ids(result.current.rows)).toContain(6);
    expect(again).toHaveLength(1);
  });

  test('if all fail, it says so, and why only once', async () => {
    contestanCola(() => null);
    const result = await cola();
    await waitFor(() => expect(result.current.failedAll).toBe(true));
    expect(result.current.failed).toHaveLength(tipos().length);
    expect(result.current.why).toEqual({ message: 'No hay conexión con la base.', numero: '' });
  });

  test('while one type has not answered, the rows are not all', async () => {
    const soltar = detener(BUSQUEDA);
    const result = await cola();
    await waitFor(() => expect(queryClient.isFetching()).toBe(tipos().length));
    expect(result.current).toMatchObject({ contando: true, rows: [], failedAll: false });
    soltar();
    await waitFor(() => expect(result.current.contando).toBe(false));
    expect(result.current.rows.length).toBeGreaterThan(0);
  });
});

describe('a notice that waits no longer', () => {
  const dePrueba = ({ IdTipoNovedad }: Pedido) => (IdTipoNovedad === 1 ? [fila(1), fila(2)] : []);
  const contada = () => renderHook(() => useCuenta(grupoDeCola(1), ['declarado']), { wrapper }).result;

  test('leaves its list and the number of the menu, and stays in the other list', async () => {
    contestanCola(dePrueba);
    const result = await cola();
    const observados = renderHook(() => useCola('observado'), { wrapper }).result;
    const cuenta = contada();
    await waitFor(() => expect(result.current.contando || observados.current.contando).toBe(false));
    expect(cuenta.current).toBe(2);
    void quitarDeLaCola('observado', 1);
    await waitFor(() => expect(ids(observados.current.rows)).toEqual([2]));
    expect(ids(result.current.rows)).toEqual([1, 2]);
    expect(cuenta.current).toBe(2);
    void quitarDeLaCola('declarado', 1);
    await waitFor(() => expect(ids(result.current.rows)).toEqual([2]));
    await waitFor(() => expect(cuenta.current).toBe(1));
  });

  test('an answer that was asked for before does not bring it back: the list is read again', async () => {
    let rows = [fila(1), fila(2)];
    const asked = contestanCola(({ IdTipoNovedad }) => (IdTipoNovedad === 1 ? rows : []));
    const result = await cola();
    await waitFor(() => expect(result.current.contando).toBe(false));
    let held = true;
    const soltar = detener(BUSQUEDA, () => held);
    void releerCola('declarado');
    await waitFor(() => expect(queryClient.isFetching()).toBeGreaterThan(0));
    held = false;
    rows = [fila(2)];
    const before = asked.length;
    void quitarDeLaCola('declarado', 1);
    await waitFor(() => expect(ids(result.current.rows)).toEqual([2]));
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    rows = [fila(1), fila(2)];
    soltar();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(ids(result.current.rows)).toEqual([2]);
  });

  test('one that is in no list changes nothing, not even the rows', async () => {
    contestanCola(dePrueba);
    const result = await cola();
    await waitFor(() => expect(result.current.contando).toBe(false));
    const key = queryClient.getQueryCache().findAll({ queryKey: ['escritorio', 'declarado', 1] })[0]?.queryKey ?? [];
    const before = queryClient.getQueryData(key);
    void quitarDeLaCola('declarado', 99);
    expect(queryClient.getQueryData(key)).toBe(before);
    expect(before).toHaveLength(2);
  });

  test('reading a list again asks for it alone', async () => {
    let rows = [fila(1)];
    const asked = contestanCola(({ IdTipoNovedad }) => (IdTipoNovedad === 1 ? rows : []));
    const result = await cola();
    const observados = renderHook(() => useCola('observado'), { wrapper }).result;
    await waitFor(() => expect(result.current.contando || observados.current.contando).toBe(false));
    rows = [fila(1), fila(7)];
    const before = asked.length;
    await releerCola('declarado');
    await waitFor(() => expect(ids(result.current.rows)).toEqual([1, 7]));
    expect(asked.length - before).toBe(tipos().length);
    expect(ids(observados.current.rows)).toEqual([1]);
  });
});
