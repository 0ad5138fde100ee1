import { askAhead, query } from '#client/query.ts';
import { isPersonal, session } from '#client/session.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import type { ListDefinition } from '#engine/definition/listDefinition.ts';
import { firstOfMonth, today } from '#lib/dates.ts';

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

/** The types of a list with the channel it searches. */
export const tiposDe = ({ tipos }: FamiliaDeAvisos, { canal }: ListDefinition): readonly TipoDeLista[] =>
  tipos.map(({ id, nuevo }) => ({ id, label: nuevo, canal }));

/** The default filter: the first day of the current month to today, all types, all states (spec E 5.1). */
export const porDefecto = (day: string, tipos: readonly TipoDeLista[]): FiltroLista => ({
  FechaDesde: firstOfMonth(day),
  FechaHasta: day,
  // If there is only one type, it is already chosen.
  IdTipoNovedad: tipos.length === 1 ? (tipos[0]?.id ?? 0) : 0,
  IdEstadoProceso: 0,
});

/** The types that a filter asks for. */
export const pedidos = (filter: FiltroLista, tipos: readonly TipoDeLista[]): readonly TipoDeLista[] =>
  filter.IdTipoNovedad === 0 ? tipos : tipos.filter((tipo) => tipo.id === filter.IdTipoNovedad);

/** The search for one type. The staff see all companies of the regional: company 0. */
export function busquedaDe(filter: FiltroLista, tipo: TipoDeLista) {
  const { user, empresa } = session.getState();
  const IdEmpresa = isPersonal() ? 0 : empresa.IdEmpresa;
  return query(listaNovedades.porFiltro, {
    body: {
      ...filter,
      IdTipoNovedad: tipo.id,
      IdEmpresa,
      IdRegional: user?.id_regional ?? 0,
      ...(tipo.canal ? { IdCanal: tipo.canal } : {}),
    },
  });
}

/** Requests the first results before the page's code runs, unless the address or the history has another filter. */
export function empezarLista(familia: FamiliaDeAvisos, definition: ListDefinition): void {
  const state: unknown = window.history.state?.usr;
  if (window.location.search !== '' || state) return;
  const tipos = tiposDe(familia, definition);
  const filter = porDefecto(today(), tipos);
  for (const tipo of pedidos(filter, tipos)) void askAhead(busquedaDe(filter, tipo));
}
