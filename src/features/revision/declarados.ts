import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { query, queryClient, reference } from '#client/query.ts';
import { session } from '#client/session.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { estadoPorNombre } from '#contract/enumerations.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { familiaDe, familias, tipoDeFila } from '#engine/family/familias.ts';
import { frasesDe } from '#engine/list/useNovedades.ts';
import { esperaDesde, esperaEn, esperas } from '#engine/review/esperas.ts';
import { addMonths, today } from '#lib/dates.ts';

/** The parent types of the notices that the staff review. */
const tipos = () =>
  familias().flatMap((familia) => familia.tipos.map(({ id, label = familia.label }) => ({ id, label })));

async function declaredState(idTipo: number): Promise<number> {
  const states = await queryClient.fetchQuery(reference(listaNovedades.estadosPorTipo, { params: { id: idTipo } }));
  return states.find((state) => estadoPorNombre(state.Nombre) === 'declarado')?.IdEstadoProceso ?? 0;
}

/** One search per type for its declared notices, in all companies of the regional. */
const declaredOf = (idTipo: number, day: string) => ({
  queryKey: [...query(listaNovedades.porFiltro, { body: bodyFor(idTipo, 0, day) }).queryKey, 'declarados'],
  queryFn: async () =>
    queryClient.fetchQuery(
      query(listaNovedades.porFiltro, { body: bodyFor(idTipo, await declaredState(idTipo), day) }),
    ),
});

const bodyFor = (IdTipoNovedad: number, IdEstadoProceso: number, day: string) => ({
  FechaDesde: addMonths(day, -24),
  FechaHasta: addMonths(day, 1),
  IdEstadoProceso,
  IdTipoNovedad,
  IdEmpresa: 0,
  IdRegional: session.getState().user?.id_regional ?? 0,
});

export interface Declarados {
  readonly rows: readonly FilaNovedad[];
  readonly loading: boolean;
  readonly failed: readonly string[];
  /** The error messages, each once. */
  readonly why: string;
  /** All searches failed. */
  readonly failedAll: boolean;
  readonly retry: () => void;
}

/** Combines the results of the searches of all types. */
const combine = (results: readonly UseQueryResult<FilaNovedad[]>[]) => ({
  rows: results.flatMap((result) => result.data ?? []).sort((a, b) => esperaDesde(a).localeCompare(esperaDesde(b))),
  loading: results.some((result) => result.isPending),
  failed: results.flatMap((result, index) => (result.isError ? [tipos()[index]?.label ?? ''] : [])),
  why: frasesDe(results),
  failedAll: results.every((result) => result.isError && !result.data),
});

/** The declared notices of the regional, the longest waiting first. */
export function useDeclarados(): Declarados {
  const day = today();
  const queries = tipos().map((tipo) => declaredOf(tipo.id, day));
  const retry = () => {
    for (const { queryKey } of queries)
      if (queryClient.getQueryState(queryKey)?.status === 'error')
        void queryClient.refetchQueries({ queryKey, exact: true });
  };
  return { ...useQueries({ queries, combine }), retry };
}

/** The filter of the desk. '' means all; `espera` is a span of waiting days. */
export interface FiltroRevision {
  readonly familia: string;
  readonly empresa: string;
  readonly espera: string;
}

/** No filter: all notices. */
export const sinFiltro: FiltroRevision = { familia: '', empresa: '', espera: '' };

/** The filter in a URL; missing or invalid values filter nothing. */
export function filtroDeLaDireccion(search: string): FiltroRevision {
  const params = new URLSearchParams(search);
  return {
    ...sinFiltro,
    familia: familias().find(({ id }) => id === params.get('familia'))?.id ?? '',
    espera: esperas.find(({ id }) => id === params.get('espera'))?.id ?? '',
  };
}

/** The notices that match a filter, in the same order. */
export const filtrarDeclarados = (
  rows: readonly FilaNovedad[],
  { familia, empresa, espera }: FiltroRevision,
  day: string,
): readonly FilaNovedad[] =>
  rows.filter(
    (row) =>
      (familia === '' || familiaDe(tipoDeFila(row))?.id === familia) &&
      (empresa === '' || row.Empresa === empresa) &&
      esperaEn(row, espera, day),
  );

/** How many notices of each family wait, the total first. */
export const porFamilia = (rows: readonly FilaNovedad[]) =>
  familias().map(({ id, label }) => ({
    id,
    label,
    count: rows.filter((row) => familiaDe(tipoDeFila(row))?.id === id).length,
  }));

/** The companies with waiting notices, by name. */
export const empresasDe = (rows: readonly FilaNovedad[]): readonly string[] =>
  [...new Set(rows.map((row) => row.Empresa))].sort((a, b) => a.localeCompare(b, 'es'));
