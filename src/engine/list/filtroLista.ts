import * as z from 'zod/mini';
import { enOrden, fechaDesde, fechaHasta } from '#blocks/formulario/rango.ts';
import { validation } from '#messages/validation.ts';

/** One item of a list, or 0 for all. */
const elegido = (error: string) => z.number({ error }).check(z.nonnegative({ error }));

/**
 * The rules of a valid filter (spec E 5.1, decision 13). `sinEstado` is the error for a missing state, if a list has
 * its own wording.
 */
export const filtroDe = (sinEstado: string = validation.estadoProceso) =>
  z
    .object({
      FechaDesde: fechaDesde,
      FechaHasta: fechaHasta,
      IdTipoNovedad: elegido(validation.tipoNovedad),
      IdEstadoProceso: elegido(sinEstado),
    })
    .check(enOrden('FechaDesde', 'FechaHasta'));

/**
 * A filter from the storage or the address: it must be valid, and it has a state only together with its type (decision
 * 54).
 */
export const filtroListaSchema = filtroDe().check(
  z.refine(({ IdTipoNovedad, IdEstadoProceso }) => IdTipoNovedad > 0 || IdEstadoProceso === 0),
);
