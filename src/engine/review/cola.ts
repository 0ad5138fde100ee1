import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { contarClave, descontar } from '#blocks/cuentas/cuentas.ts';
import { grupoDeCola } from '#blocks/cuentas/grupos.ts';
import { call } from '#client/call.ts';
import type { Fallo } from '#client/errors.ts';
import { changeCached, queryClient } from '#client/query.ts';
import { session } from '#client/session.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { estadoPorNombre } from '#contract/enumerations.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { familias } from '#engine/family/familias.ts';
import { filaContada } from '#engine/list/contarAvisos.ts';
import { falloDe } from '#engine/list/useNovedades.ts';
import { estadoDelTipo } from '#engine/notice/estados.ts';
import { esperaDesde } from '#engine/review/esperas.ts';
import { addMonths, type IsoDate, today } from '#lib/dates.ts';

/** Long before the first notice: none drops out by its age. */
const DESDE: IsoDate = '2000-01-01';
/** The rows are read again this often (ms), while the tab is visible. */
const CADA = 120_000;

/** What is counted: all that the searches find. */
const TODAS = { desde: DESDE, hasta: '9999-12-31' };

/** The two lists of the desk, by the state of their notices. */
type Lista = 'declarado' | 'observado';

/** The parent types of the notices that the staff review. */
const tipos = () =>
  familias().flatMap((familia) => familia.tipos.map(({ id, label = familia.label }) => ({ id, label })));

const claveDe = (lista: Lista, idTipo?: number) => ['escritorio', lista, ...(idTipo === undefined ? [] : [idTipo])];

/**
 * One search per type, in all companies of the regional (spec E 2.1). State ids belong to one type (decision 54), and
 * they are read once per session (decision 154). Nothing is kept after the desk: these are people's names.
 */
const filasDe = (lista: Lista, IdTipoNovedad: number, day: IsoDate) => ({
  queryKey: [...claveDe(lista, IdTipoNovedad), day],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<FilaNovedad[]> => {
    const state = await estadoDelTipo(IdTipoNovedad, ({ Nombre }) => estadoPorNombre(Nombre) === lista);
    const body = {
      FechaDesde: DESDE,
      FechaHasta: addMonths(day, 1),
      IdEstadoProceso: state?.IdEstadoProceso ?? 0,
      IdTipoNovedad,
      IdEmpresa: 0,
      IdRegional: session.getState().user?.id_regional ?? 0,
    };
    const rows = await call(listaNovedades.porFiltro, { body }, { signal, quiet: true });
    return state ? rows : rows.filter(({ EstadoProceso }) => estadoPorNombre(EstadoProceso) === lista);
  },
  gcTime: 0,
});

/** The menu and the bell count what waits by the searches of the desk and of the home. */
contarClave<FilaNovedad[]>(
  () => claveDe('declarado'),
  ([, , idTipo], rows) => [
    { grupo: grupoDeCola(Number(idTipo)), filas: rows.map(filaContada), completa: null, funda: TODAS },
  ],
);

/** The notices of one list of the desk. */
export interface Cola {
  /** The longest waiting first. */
  readonly rows: readonly FilaNovedad[];
  /** Some types have not answered yet: the rows are not all. */
  readonly contando: boolean;
  /** The types whose search failed. */
  readonly failed: readonly string[];
  /** The error messages and their numbers, each once. */
  readonly why: Fallo;
  /** All searches failed. */
  readonly failedAll: boolean;
  /** Asks again for the types that failed. */
  readonly retry: () => void;
}

/** The longest waiting first. Each date is read once: a queue may have thousands of rows. */
function masAntiguasPrimero(rows: readonly FilaNovedad[]): FilaNovedad[] {
  const since = rows.map((row) => ({ row, desde: esperaDesde(row) }));
  since.sort((a, b) =>
    a.desde === b.desde ? a.row.IdPersonaNovedad - b.row.IdPersonaNovedad : a.desde < b.desde ? -1 : 1,
  );
  return since.map(({ row }) => row);
}

/** Combines the searches of all types. */
const reunir = (results: readonly UseQueryResult<FilaNovedad[]>[]) => ({
  rows: masAntiguasPrimero(results.flatMap((result) => result.data ?? [])),
  contando: results.some((result) => result.isPending),
  failed: results.flatMap((result, index) => (result.isError ? [tipos()[index]?.label ?? ''] : [])),
  why: falloDe(results),
  failedAll: results.every((result) => result.isError && !result.data),
});

/** The notices of the regional in a state. `enabled`: they are requested. */
export function useCola(lista: Lista, enabled = true): Cola {
  const day = today();
  const queries = tipos().map(({ id }) => ({
    ...filasDe(lista, id, day),
    enabled,
    refetchInterval: CADA,
  }));
  const retry = () => {
    for (const { queryKey } of queries)
      if (queryClient.getQueryState(queryKey)?.status === 'error')
        void queryClient.refetchQueries({ queryKey, exact: true });
  };
  return { ...useQueries({ queries, combine: reunir }), retry };
}

/** Removes a notice from a list of the desk: the services answered that it is in another state. */
export async function quitarDeLaCola(lista: Lista, idPersonaNovedad: number): Promise<void> {
  await changeCached<FilaNovedad[]>(claveDe(lista), (rows) =>
    rows.some((row) => row.IdPersonaNovedad === idPersonaNovedad)
      ? rows.filter((row) => row.IdPersonaNovedad !== idPersonaNovedad)
      : rows,
  );
  // The desk may be closed, so that its rows are no longer in the cache.
  if (lista === 'declarado') for (const { id } of tipos()) descontar(grupoDeCola(id), idPersonaNovedad);
}

/** Reads a list of the desk again. */
export const releerCola = (lista: Lista): Promise<void> => queryClient.invalidateQueries({ queryKey: claveDe(lista) });
