import { type QueryKey, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Fallo } from '#client/errors.ts';
import { queryClient } from '#client/query.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { type PorFecha, porFecha, reunidas } from './novedadesPorFecha.ts';
import { busquedaDe, type FiltroLista, pedidos, type TipoDeLista } from './pedirNovedades.ts';
import { esRangoLargo } from './rangoLargo.ts';

interface Novedades {
  readonly rows: readonly FilaNovedad[];
  /** True until all types have answered: rows that appear one type after the other would move. */
  readonly loading: boolean;
  /** The rows are stale: they are being requested again. */
  readonly stale: boolean;
  /** Types whose search failed. The others are shown (decision 54). */
  readonly failed: readonly string[];
  /** The error messages of the services or the portal and their numbers, each once. */
  readonly why: Fallo;
  /** All searches failed. */
  readonly failedAll: boolean;
  /** There are more rows than a list can show smoothly, or a search timed out. */
  readonly tooMany: boolean;
  readonly retry: () => void;
}

/** The search for one type, its rows sorted. */
const busqueda = (filter: FiltroLista, tipo: TipoDeLista) => ({ ...busquedaDe(filter, tipo), select: porFecha });

const unaVez = (texts: readonly string[], between: string) => [...new Set(texts)].filter(Boolean).join(between);

/** The error messages of the failed searches and their numbers, each once. */
export function falloDe(results: readonly Pick<UseQueryResult, 'error'>[]): Fallo {
  const fallos = results.flatMap(({ error }): Fallo[] => (error ? [error] : []));
  return {
    message: unaVez(
      fallos.map(({ message }) => message),
      ' ',
    ),
    numero: unaVez(
      fallos.map(({ numero = '' }) => numero),
      ' · ',
    ),
  };
}

/**
 * The notices of a filter: one search per type, merged and sorted by date descending (spec E 2.1). Pass the same
 * `tipos` array at every render: then the rows are the same array too.
 */
export function useNovedades(filter: FiltroLista, tipos: readonly TipoDeLista[]): Novedades {
  const asked = useMemo(() => pedidos(filter, tipos), [filter, tipos]);
  // Only data: an answer without changes renders nothing again.
  const combine = useCallback(
    (results: readonly UseQueryResult<PorFecha>[]) => {
      const loading = results.some((result) => result.isPending);
      return {
        searches: loading ? [] : results.flatMap((result) => result.data ?? []),
        loading,
        stale: results.some((result) => result.isFetching),
        failed: results.flatMap((result, index) => (result.isError ? [asked[index]?.label ?? ''] : [])),
        why: falloDe(results),
        tooMany: esRangoLargo(
          results.reduce((sum, { data }) => sum + (data?.rows.length ?? 0), 0),
          results.map(({ error }) => error),
        ),
        failedAll: results.length > 0 && results.every((result) => result.isError && !result.data),
      };
    },
    [asked],
  );
  const { searches, ...found } = useQueries({ queries: asked.map((tipo) => busqueda(filter, tipo)), combine });
  const rows = useMemo(() => reunidas(searches), [searches]);
  const retry = () => {
    for (const tipo of asked) {
      const { queryKey } = busquedaDe(filter, tipo);
      if (queryClient.getQueryState(queryKey)?.status === 'error') pedirOtraVez(queryKey);
    }
  };
  return { rows, ...found, retry };
}

const pedirOtraVez = (queryKey: QueryKey) => void queryClient.refetchQueries({ queryKey, exact: true, type: 'active' });

/**
 * Asks again for the searches of a filter that the list shows already: all of the same filter, and of another one those
 * types that both have. The others are requested when the list shows them.
 */
export function refrescar(filter: FiltroLista, tipos: readonly TipoDeLista[]): void {
  for (const tipo of pedidos(filter, tipos)) pedirOtraVez(busquedaDe(filter, tipo).queryKey);
}
