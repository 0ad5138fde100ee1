import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { askAhead, query, queryClient } from '#client/query.ts';
import { isPersonal, session } from '#client/session.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { type PorFecha, porFecha, reunidas } from './novedadesPorFecha.ts';
import { esRangoLargo } from './rangoLargo.ts';

/** The filter of the notice lists. Ids of 0 mean all. */
export type FiltroLista = {
  readonly FechaDesde: string;
  readonly FechaHasta: string;
  readonly IdTipoNovedad: number;
  readonly IdEstadoProceso: number;
};

export interface TipoDeLista {
  readonly id: number;
  readonly label: string;
  /** The channel its search sends; no channel if unset. */
  readonly canal?: number | undefined;
}

interface Novedades {
  readonly rows: readonly FilaNovedad[];
  /** True until all types have answered: rows that appear one type after the other would move. */
  readonly loading: boolean;
  /** The rows are stale: they are being requested again. */
  readonly stale: boolean;
  /** Types whose search failed. The others are shown (decision 54). */
  readonly failed: readonly string[];
  /** The error messages of the services or the portal, each once. */
  readonly why: string;
  /** All searches failed. */
  readonly failedAll: boolean;
  /** There are more rows than a list can show smoothly, or a search timed out. */
  readonly tooMany: boolean;
  readonly retry: () => void;
  /** Sends the same requests again. */
  readonly refresh: () => void;
}

/** The search for one type. The staff see all companies of the regional: company 0. */
function search(filter: FiltroLista, tipo: TipoDeLista) {
  const { user, empresa } = session.getState();
  const IdEmpresa = isPersonal() ? 0 : empresa.IdEmpresa;
  return {
    ...query(listaNovedades.porFiltro, {
      body: {
        ...filter,
        IdTipoNovedad: tipo.id,
        IdEmpresa,
        IdRegional: user?.id_regional ?? 0,
        ...(tipo.canal ? { IdCanal: tipo.canal } : {}),
      },
    }),
    select: porFecha,
  };
}

const typesOf = (filter: FiltroLista, tipos: readonly TipoDeLista[]) =>
  filter.IdTipoNovedad === 0 ? tipos : tipos.filter((tipo) => tipo.id === filter.IdTipoNovedad);

/** The error messages of the failed searches, each once. */
export const frasesDe = (results: readonly Pick<UseQueryResult, 'error'>[]): string =>
  [...new Set(results.flatMap(({ error }) => (error ? [error.message] : [])))].join(' ');

/** Requests the notices of a filter before the screen shows them. */
export function pedirNovedades(filter: FiltroLista, tipos: readonly TipoDeLista[]): void {
  for (const tipo of typesOf(filter, tipos)) void askAhead(search(filter, tipo));
}

/**
 * The notices of a filter: one search per type, merged and sorted by date descending (spec E 2.1). Pass the same
 * `tipos` array at every render: then the rows are the same array too.
 */
export function useNovedades(filter: FiltroLista, tipos: readonly TipoDeLista[]): Novedades {
  const asked = useMemo(() => typesOf(filter, tipos), [filter, tipos]);
  // Only data: an answer without changes renders nothing again.
  const combine = useCallback(
    (results: readonly UseQueryResult<PorFecha>[]) => {
      const loading = results.some((result) => result.isPending);
      return {
        searches: loading ? [] : results.flatMap((result) => result.data ?? []),
        loading,
        stale: results.some((result) => result.isFetching),
        failed: results.flatMap((result, index) => (result.isError ? [asked[index]?.label ?? ''] : [])),
        why: frasesDe(results),
        tooMany: esRangoLargo(
          results.reduce((sum, { data }) => sum + (data?.rows.length ?? 0), 0),
          results.map(({ error }) => error),
        ),
        failedAll: results.length > 0 && results.every((result) => result.isError && !result.data),
      };
    },
    [asked],
  );
  const { searches, ...found } = useQueries({ queries: asked.map((tipo) => search(filter, tipo)), combine });
  const rows = useMemo(() => reunidas(searches), [searches]);
  const again = (type: 'all' | 'failed') => () => {
    for (const { queryKey } of asked.map((tipo) => search(filter, tipo)))
      if (type === 'all' || queryClient.getQueryState(queryKey)?.status === 'error')
        void queryClient.refetchQueries({ queryKey, exact: true });
  };
  return { rows, ...found, retry: again('failed'), refresh: again('all') };
}
