import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expire, forget, keyOf, query, queryClient, reference } from '#client/query.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { altaCotizante } from '#contract/services/altaCotizante.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { parametros } from '#contract/services/parametros.ts';

const input = { params: { idEmpresa: 1, idRegional: 1 } };
const other = { params: { idEmpresa: 2, idRegional: 1 } };
const stale = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated;

beforeEach(() => queryClient.clear());

describe('the key of a call', () => {
  test('is its route and what it is given; without that, of all calls of the route', () => {
    const route = ['GET', expect.stringContaining('ObtenerPeriodoActivoAporteEmpresa')];
    expect(keyOf(altaCotizante.periodoActivo)).toEqual(route);
    expect(keyOf(altaCotizante.periodoActivo, input)).toEqual([...route, input]);
  });

  test('what writes is no question', () => {
    expect(() => query(ordenPago.registrar, {} as never)).toThrow(/writes and cannot be a query/);
  });

  test('a list of constants is kept for the session, other answers are not', () => {
    const list = reference(parametros.paises, { params: { valor: 0 } });
    expect(list).toMatchObject({ staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY });
    expect(list.queryKey).toEqual(keyOf(parametros.paises, { params: { valor: 0 } }));
    expect(query(altaCotizante.periodoActivo, input)).not.toHaveProperty('staleTime');
  });

  test('a question may wait for its turn', async () => {
    const turn = vi.fn(async () => '2026-11-01|2026-11-30');
    const asked = query(altaCotizante.periodoActivo, input, turn as never);
    expect(await queryClient.fetchQuery(asked)).toBe('2026-11-01|2026-11-30');
    expect(turn).toHaveBeenCalledTimes(1);
  });
});

describe('answers that a write makes old', () => {
  const [one, two] = [keyOf(altaCotizante.periodoActivo, input), keyOf(altaCotizante.periodoActivo, other)];
  const order = keyOf(ordenPago.porNovedad, { params: { idPersonaNovedad: 1 } });

  test.each<[string, (...endpoints: readonly Endpoint[]) => void | Promise<void>]>([
    ['forgotten', forget],
    ['expired', expire],
  ])('are %s, whatever they were asked with; others stay', async (_, act) => {
    for (const key of [one, two, order]) queryClient.setQueryData(key, 'x');
    await act(altaCotizante.periodoActivo);
    expect([one, two, order].map(stale)).toEqual([true, true, false]);
    await act(altaCotizante.periodoActivo, ordenPago.porNovedad);
    expect(stale(order)).toBe(true);
  });

  test('those in use are asked for again if they are forgotten, and not if they only expire', async () => {
    const queryFn = vi.fn(async () => 'x');
    const stop = new QueryObserver(queryClient, { queryKey: one, queryFn }).subscribe(() => undefined);
    await waitFor(() => expect(queryClient.getQueryState(one)?.status).toBe('success'));
    expire(altaCotizante.periodoActivo);
    await Promise.resolve();
    expect(queryFn).toHaveBeenCalledTimes(1);
    await forget(altaCotizante.periodoActivo);
    expect(queryFn).toHaveBeenCalledTimes(2);
    stop();
  });
});

describe('an answer that came again', () => {
  const again = (before: unknown, fresh: unknown) => {
    queryClient.setQueryData(['again'], before);
    return queryClient.setQueryData(['again'], fresh) === before;
  };
  const rows = (n: number) => Array.from({ length: n }, (_, Id) => ({ Id }));

  test.each([
    ['a record', { Id: 1 }, { Id: 1 }, true],
    ['a changed record', { Id: 1 }, { Id: 2 }, false],
    ['a list', rows(1000), rows(1000), true],
    // Comparing it would take longer than drawing it.
    ['a long list', rows(1001), rows(1001), false],
    ['nothing', null, null, true],
    ['a text', 'x', 'x', true],
  ])('is the same if nothing changed: %s', (_, before, fresh, same) => {
    expect(again(before, fresh)).toBe(same);
  });

  test('keeps what did not change of a list', () => {
    const before = [{ Id: 1 }, { Id: 2 }];
    queryClient.setQueryData(['again'], before);
    const after = queryClient.setQueryData<{ Id: number }[]>(['again'], [{ Id: 1 }, { Id: 3 }]);
    expect([after?.[0] === before[0], after?.[1] === before[1]]).toEqual([true, false]);
  });
});
