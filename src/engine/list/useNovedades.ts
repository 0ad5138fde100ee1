import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { askAhead, query, queryClient } from '#client/query.ts';
import { isPersonal, session } from '#client/session.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { type PorFecha, porFecha, reunidas } from './novedadesPorFecha.ts';
import { esRangoLargo } from './rangoLargo.ts';

/** What a person asks the notice lists for. Ids of 0 mean all. */
export type FiltroLista = {
  readonly FechaDesde: string;
  readonly FechaHasta: string;
  readonly IdTipoNovedad: number;
  readonly IdEstadoProceso: number;
};

export interface TipoDeLista {
  readonly id: number;
  readonly label: string;
  /** The channel its search names; none without it. */
  readonly canal?: number | undefined;
}

interface Novedades {
  readonly rows: readonly FilaNovedad[];
  /** Not every type has answered: rows shown one type after the other would jump about. */
  readonly loading: boolean;
  /** What is shown is being asked for again. */
  readonly stale: boolean;
  /** Types whose search failed: the others are shown (decision 54). */
  readonly failed: readonly string[];
  /** What the services, or the portal, say of these failures: each sentence once. */
  readonly why: string;
  /** Nothing could be asked for. */
  readonly failedAll: boolean;
  /** More rows than a list shows without a hitch, or a search that did not come to its end in time. */
  readonly tooMany: boolean;
  readonly retry: () => void;
  /** Asks for the same again. */
  readonly refresh: () => void;
}

/** The search for one type; the staff sees every company of the regional, which is company 0. */
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

/** The sentences of the searches that failed, each once. */
export const frasesDe = (results: readonly Pick<UseQueryResult, 'error'>[]): string =>
  [...new Set(results.flatMap(({ error }) => (error ? [error.message] : [])))].join(' ');

/** Asks for the notices of a filter ahead of the screen that shows them. */
export function pedirNovedades(filter: FiltroLista, tipos: readonly TipoDeLista[]): void {
  for (const tipo of typesOf(filter, tipos)) void askAhead(search(filter, tipo));
}

/**
 * The notices of a filter: one search per type, merged and sorted by date descending (spec E 2.1). `tipos` is the same
 * array at every render, and so are then the rows.
 */
export function useNovedades(filter: FiltroLista, tipos: readonly TipoDeLista[]): Novedades {
  const asked = useMemo(() => typesOf(filter, tipos), [filter, tipos]);
  // Data alone: an answer that changes nothing of what is shown draws nothing anew.
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
