import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { rangoDeInicio } from '#blocks/cuentas/rangoDeInicio.ts';
import { query, queryClient } from '#client/query.ts';
import { useSession } from '#client/session.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { type Estado, estadoPorNombre } from '#contract/enumerations.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { familiaDe, familias, tipoDeFila } from '#engine/family/familias.ts';
import { aperturaDeFila } from '#engine/notice/aperturaDeFila.ts';
import { cleanDate, type IsoDate } from '#lib/dates.ts';

export interface Aviso extends FilaNovedad {
  readonly estado: Estado | null;
  /** 'yyyy-mm-dd', '' for none. */
  readonly fecha: IsoDate;
  readonly declarado: IsoDate;
}

/** A row with its state and its days. */
export const aviso = (row: FilaNovedad): Aviso => ({
  ...row,
  estado: estadoPorNombre(row.EstadoProceso),
  fecha: cleanDate(row.FechaNovedad),
  declarado: cleanDate(row.FechaDeclaracion),
});

/** The rows of one answer. A function of its own, so that an answer is read once and not each time another one arrives. */
const avisosDe = (rows: readonly FilaNovedad[]): Aviso[] => rows.map(aviso);

/** How a notice is opened: on its family's screen. */
export function abrir(row: Aviso): { readonly to: string; readonly onClick: () => void } {
  const { to, remember } = aperturaDeFila(familiaDe(tipoDeFila(row))?.routes.edit ?? 'inicio', row);
  return { to, onClick: remember };
}

/** Oldest first; notices without a date last. */
export const porDia = (field: 'fecha' | 'declarado') => (a: Aviso, b: Aviso) =>
  (a[field] || '9999').localeCompare(b[field] || '9999');

/** The families of notices whose lists the user may open. */
export function useFamilias(): readonly FamiliaDeAvisos[] {
  const accesos = useSession((s) => s.user?.accesos);
  return useMemo(
    () => familias().filter(({ routes }) => accesos?.some((a) => a.Ruta === routes.list) ?? false),
    [accesos],
  );
}

interface FiltroAvisos {
  readonly idEmpresa: number;
  readonly idRegional: number;
  readonly familias: readonly FamiliaDeAvisos[];
  /** The first day; without it, that of the home. */
  readonly desde?: IsoDate;
}

/** The calls for the notices of some families, from the last twelve months if not said otherwise: one for each type. */
function llamadasDeAvisos({ idEmpresa, idRegional, familias, desde }: FiltroAvisos) {
  const { desde: habitual, hasta } = rangoDeInicio();
  const filtro = {
    FechaDesde: desde ?? habitual,
    FechaHasta: hasta,
    IdEstadoProceso: 0,
    IdEmpresa: idEmpresa,
    IdRegional: idRegional,
  };
  return familias.flatMap(({ tipos }) =>
    tipos.map(({ id }) => query(listaNovedades.porFiltro, { body: { ...filtro, IdTipoNovedad: id } })),
  );
}

/** Combines the answers. Only data: an answer without changes renders nothing again. */
const reunir = (parts: readonly UseQueryResult<Aviso[]>[]) => ({
  avisos: parts.flatMap((part) => part.data ?? []),
  isPending: parts.some((part) => part.isPending),
  isFetching: parts.some((part) => part.isFetching),
  failed: parts.filter((part) => part.isError).length,
  error: parts.every((part) => part.isError) ? (parts[0]?.error ?? null) : null,
});

/**
 * The notices of some families, from the last twelve months if not said otherwise, merged from one request per type (spec E 7.4). `idEmpresa`
 * 0 means all companies of the regional. If one part fails, the others are still shown.
 */
export function useAvisos({
  fresco = 0,
  soloConocidos = false,
  ...filtro
}: FiltroAvisos & {
  /** For how long (ms) answers that were read before are not read again. */
  readonly fresco?: number;
  /** Only what was read before: nothing is requested. */
  readonly soloConocidos?: boolean;
}) {
  const queries = llamadasDeAvisos(filtro).map((llamada) => ({
    ...llamada,
    staleTime: fresco,
    enabled: !soloConocidos,
    select: avisosDe,
  }));
  const refetch = () => {
    for (const { queryKey } of queries) void queryClient.refetchQueries({ queryKey, exact: true });
  };
  return { ...useQueries({ queries, combine: reunir }), refetch };
}
