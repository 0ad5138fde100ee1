import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import {
  documentoDe,
  enLaSesion,
  estadoDe,
  nacimientoConEdad,
  terminado,
  useAvisosPropios,
  useFamilia,
  usePaciente,
} from '#blocks/asegurado/propios.ts';
import { queryClient } from '#client/query.ts';
import { buildFilaNovedad, buildPacienteBuscado, buildPersona } from '#support/builders.ts';
import { contestan } from './servicio.ts';

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
/** How long the answers on screen stay in memory after they are used. */
const memoria = () =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .map((query) => query.gcTime);

test('what is kept for the session is otherwise as before', () => {
  expect(enLaSesion({ queryKey: ['a'], staleTime: 5, gcTime: 1 })).toEqual({
    queryKey: ['a'],
    staleTime: 5,
    gcTime: Number.POSITIVE_INFINITY,
  });
});

describe('what insured persons see of themselves', () => {
  test('[F-7.6-01] their data, kept until the session ends', async () => {
    const pedidas = contestan({ 'Pacientes/ObtieneXId': { BasePersonas: buildPersona() } });
    const { result } = renderHook(() => usePaciente(501), { wrapper });
    await waitFor(() => expect(result.current.data?.BasePersonas.IdPersona).toBe(501));
    expect(pedidas).toEqual([{ nombre: 'Pacientes/ObtieneXId', valores: ['501'], cuerpo: null }]);
    expect(memoria()).toEqual([Number.POSITIVE_INFINITY]);
  });

  test('nothing if the services know nobody', async () => {
    contestan({ 'Pacientes/ObtieneXId': null });
    const { result } = renderHook(() => usePaciente(501), { wrapper });
    await waitFor(() => expect(result.current.data).toBeNull());
  });

  test('[F-7.6-01] their family, kept until the session ends', async () => {
    const pedidas = contestan({ 'Pacientes/ObtenerGrupoFamiliar': [buildPacienteBuscado({ IdPersona: 502 })] });
    const { result } = renderHook(() => useFamilia(501), { wrapper });
    await waitFor(() => expect(result.current.data?.map(({ IdPersona }) => IdPersona)).toEqual([502]));
    expect(pedidas).toEqual([{ nombre: 'Pacientes/ObtenerGrupoFamiliar', valores: ['501'], cuerpo: null }]);
    expect(memoria()).toEqual([Number.POSITIVE_INFINITY]);
  });

  const CAMINO = 'PersonasNovedad/ObtieneNovedadesCaminoPorIdPersona';
  test('[R-7.10-05] their notices of every type, the newest first', async () => {
    const rows = [1, 2, 3].map((IdPersonaNovedad) => buildFilaNovedad({ IdPersonaNovedad }));
    const pedidas = contestan({ [CAMINO]: rows });
    const { result } = renderHook(() => useAvisosPropios(501), { wrapper });
    await waitFor(() => expect(result.current.data?.map((row) => row.IdPersonaNovedad)).toEqual([3, 2, 1]));
    expect(pedidas).toEqual([{ nombre: CAMINO, valores: ['501', '0'], cuerpo: null }]);
  });

  test('[R-7.10-05] notices that nobody needs yet are not asked for', async () => {
    const pedidas = contestan({ [CAMINO]: [buildFilaNovedad()] });
    const { result, rerender } = renderHook(({ on }) => useAvisosPropios(501, on), {
      wrapper,
      initialProps: { on: false },
    });
    expect(result.current).toMatchObject({ isPending: true, fetchStatus: 'idle' });
    rerender({ on: true });
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    expect(pedidas).toHaveLength(1);
  });
});

test.each([
  ['REGISTRADO', 'registrado', false],
  ['AVISO_ALTA_DECLARADO', 'declarado', false],
  ['Pagado', 'pagado', false],
  ['Observado', 'observado', false],
  ['Aceptado', 'aceptado', true],
  ['AVISO BAJA ANULADO', 'anulado', true],
  ['Otro', null, false],
  ['', null, false],
])('a row that is "%s" is %s; finished: %s', (EstadoProceso, estado, finished) => {
  expect(estadoDe({ EstadoProceso })).toBe(estado);
  expect(terminado({ EstadoProceso })).toBe(finished);
});

test.each([
  ['4821377', '', '4821377'],
  ['4821377', '1B', '4821377-1B'],
  ['', '1B', '1B'],
  ['', '', ''],
])('the document %s %s is shown as "%s"', (NumeroDocumento, ComplementoDocumento, shown) => {
  expect(documentoDe({ NumeroDocumento, ComplementoDocumento })).toBe(shown);
});

test.each([
  ['1985-12-31', '31/12/1985 · 40 años'],
  ['1985-11-20', '20/11/1985 · 41 años'],
  ['20/11/2020', '20/11/2020 · 6 años'],
  ['', ''],
  ['hace mucho', ''],
])('born "%s" is shown as "%s"', (fecha, shown) => {
  expect(nacimientoConEdad(fecha)).toBe(shown);
});
