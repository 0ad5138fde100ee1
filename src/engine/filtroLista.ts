import * as z from 'zod/mini';
import { isIsoDate } from '#lib/dates.ts';
import { validation } from '#messages/validation.ts';
import type { FiltroLista } from './useNovedades.ts';

/** A filter as it is kept and as an address may give it: in order, and a state only with its type (decision 54). */
export const filtroListaSchema = z
  .object({
    FechaDesde: z.string(),
    FechaHasta: z.string(),
    IdTipoNovedad: z.number(),
    IdEstadoProceso: z.number(),
  })
  .check(
    z.refine(
      (filter) =>
        Object.keys(revisarFiltro(filter)).length === 0 && (filter.IdTipoNovedad > 0 || filter.IdEstadoProceso === 0),
    ),
  );

export type ErroresFiltro = Partial<Record<keyof FiltroLista, string>>;

/** What is wrong with a filter, by field; empty when it may be searched with (spec E 5.1, decision 13). */
export function revisarFiltro(filter: FiltroLista, sinEstado: string = validation.estadoProceso): ErroresFiltro {
  const errors: ErroresFiltro = {};
  if (!(filter.IdTipoNovedad >= 0)) errors.IdTipoNovedad = validation.tipoNovedad;
  if (!(filter.IdEstadoProceso >= 0)) errors.IdEstadoProceso = sinEstado;
  if (filter.FechaDesde === '') errors.FechaDesde = validation.fechaDesde;
  else if (!isIsoDate(filter.FechaDesde)) errors.FechaDesde = validation.fechaDesdeIncorrecta;
  if (filter.FechaHasta === '') errors.FechaHasta = validation.fechaHasta;
  else if (!isIsoDate(filter.FechaHasta)) errors.FechaHasta = validation.fechaHastaIncorrecta;
  else if (isIsoDate(filter.FechaDesde) && filter.FechaHasta < filter.FechaDesde)
    errors.FechaHasta = validation.rangoFechas;
  return errors;
}
