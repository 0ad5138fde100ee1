import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { query } from '#client/query.ts';
import { session } from '#client/session.ts';
import type { FilaNovedad } from '#contract/entities/novedad.ts';
import { parametros } from '#contract/services/parametros.ts';
import { fromLocalDate } from '#lib/dates.ts';

/** What a person asks the notice lists for. Ids of 0 mean all. */
export interface FiltroLista {
  readonly FechaDesde: string;
  readonly FechaHasta: string;
  readonly IdTipoNovedad: number;
  readonly IdEstadoProceso: number;
}

export interface TipoDeLista {
  readonly id: number;
  readonly label: string;
}

export interface Novedades {
  readonly rows: readonly FilaNovedad[];
  /** Nothing to show yet. */
  readonly loading: boolean;
  /** What is shown is being asked for again. */
  readonly stale: boolean;
  /** Types whose search failed: the others are shown (decision 54). */
  readonly failed: readonly string[];
  /** Nothing could be asked for. */
  readonly failedAll: boolean;
  readonly retry: () => void;
  /** Asks for the same again. */
  readonly refresh: () => void;
}

/** Newest first by the real date, not by its text (decision 55). */
export const byDateDescending = (a: FilaNovedad, b: FilaNovedad): number =>
  fromLocalDate(b.FechaNovedad).localeCompare(fromLocalDate(a.FechaNovedad));

/**
 * The notices of a filter: one search per type, merged and sorted by date descending (spec E 2.1). `idEmpresa` 0 is every
 * company of the regional, for the staff.
 */
export function useNovedades(filter: FiltroLista, tipos: readonly TipoDeLista[], idEmpresa: number): Novedades {
  const asked = filter.IdTipoNovedad === 0 ? tipos : tipos.filter((tipo) => tipo.id === filter.IdTipoNovedad);
  const IdRegional = session.getState().user?.id_regional ?? 0;
  return useQueries({
    queries: asked.map((tipo) =>
      query(parametros.listaNovedades, {
        body: { ...filter, IdTipoNovedad: tipo.id, IdEmpresa: idEmpresa, IdRegional },
      }),
    ),
    combine: (results: readonly UseQueryResult<FilaNovedad[]>[]) => ({
      rows: results.flatMap((result) => result.data ?? []).sort(byDateDescending),
      loading: results.some((result) => result.isPending) && results.every((result) => !result.data),
      stale: results.some((result) => result.isFetching),
      failed: results.flatMap((result, index) => (result.isError ? [asked[index]?.label ?? ''] : [])),
      failedAll: results.length > 0 && results.every((result) => result.isError && !result.data),
      retry: () => {
        for (const result of results) if (result.isError) void result.refetch();
      },
      refresh: () => {
        for (const result of results) void result.refetch();
      },
    }),
  });
}
