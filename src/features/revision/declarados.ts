import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { query, queryClient, reference } from '#client/query.ts';
import { session } from '#client/session.ts';
import type { FilaNovedad } from '#contract/entities/novedad.ts';
import { estadoPorNombre, tipoNovedad } from '#contract/enumerations.ts';
import { parametros } from '#contract/services/parametros.ts';
import { addMonths, cleanDate, today } from '#lib/dates.ts';
import { revisionMessages } from './messages.ts';

/** Notices the staff reviews, by parent type. */
const tipos = [
  { id: tipoNovedad.AVISO_COTIZANTE_ALTA_COTIZANTE, label: revisionMessages.tipos.cotizante },
  { id: tipoNovedad.NOVEDAD_PASANTE_ALTA, label: revisionMessages.tipos.pasante },
  { id: tipoNovedad.NOVEDAD_VOLUNTARIADO_ALTA, label: revisionMessages.tipos.voluntario },
] as const;

/** A notice waits from its declaration on. */
export const esperaDesde = (row: FilaNovedad): string => cleanDate(row.FechaDeclaracion) || cleanDate(row.FechaNovedad);

async function declaredState(idTipo: number): Promise<number> {
  const states = await queryClient.fetchQuery(reference(parametros.estadosPorTipo, { params: { id: idTipo } }));
  return states.find((state) => estadoPorNombre(state.Nombre) === 'declarado')?.IdEstadoProceso ?? 0;
}

/** One search per type for its declared notices, of every company of the regional. */
const declaredOf = (idTipo: number, day: string) => ({
  queryKey: [...query(parametros.listaNovedades, { body: bodyFor(idTipo, 0, day) }).queryKey, 'declarados'],
  queryFn: async () =>
    queryClient.fetchQuery(
      query(parametros.listaNovedades, { body: bodyFor(idTipo, await declaredState(idTipo), day) }),
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
  /** Nothing could be read. */
  readonly failedAll: boolean;
  readonly retry: () => void;
}

/** Declared notices of the regional, the one that waits longest first. */
export function useDeclarados(): Declarados {
  const day = today();
  return useQueries({
    queries: tipos.map((tipo) => declaredOf(tipo.id, day)),
    combine: (results: readonly UseQueryResult<FilaNovedad[]>[]) => ({
      rows: results.flatMap((result) => result.data ?? []).sort((a, b) => esperaDesde(a).localeCompare(esperaDesde(b))),
      loading: results.some((result) => result.isPending),
      failed: results.flatMap((result, index) => (result.isError ? [tipos[index]?.label ?? ''] : [])),
      failedAll: results.every((result) => result.isError && !result.data),
      retry: () => {
        for (const result of results) if (result.isError) void result.refetch();
      },
    }),
  });
}
