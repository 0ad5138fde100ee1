import * as z from 'zod/mini';
import { enOrden, fechaDesde, fechaHasta } from '#blocks/formulario/rango.ts';
import { validation } from '#messages/validation.ts';

/** One of a list, 0 for all of them. */
const elegido = (error: string) => z.number({ error }).check(z.nonnegative({ error }));

/** What a filter may be searched with (spec E 5.1, decision 13 of the specification); `sinEstado` where it says so otherwise. */
export const filtroDe = (sinEstado: string = validation.estadoProceso) =>
  z
    .object({
      FechaDesde: fechaDesde,
      FechaHasta: fechaHasta,
      IdTipoNovedad: elegido(validation.tipoNovedad),
      IdEstadoProceso: elegido(sinEstado),
    })
    .check(enOrden('FechaDesde', 'FechaHasta'));

/** A filter as it is kept and as an address may give it: in order, and a state only with its type (decision 54 of the specification). */
export const filtroListaSchema = filtroDe().check(
  z.refine(({ IdTipoNovedad, IdEstadoProceso }) => IdTipoNovedad > 0 || IdEstadoProceso === 0),
);
