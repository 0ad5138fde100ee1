import * as z from 'zod/mini';
import { flag, id, text } from './wire.ts';

/**
 * Filter of the notice lists (spec E 3). Id 0 means all. Staff send IdEmpresa 0 for every company of the regional;
 * transfers name the channel too.
 */
export const filtroNovedades = z.looseObject({
  FechaDesde: z.string(),
  FechaHasta: z.string(),
  IdEstadoProceso: z.number(),
  IdTipoNovedad: z.number(),
  IdEmpresa: z.number(),
  IdRegional: z.number(),
  IdCanal: z.optional(z.number()),
});
export type FiltroNovedades = z.infer<typeof filtroNovedades>;

/** Filter of the calls on people's notices (spec R 7.10): the type goes by another name, and a person may be named. */
export const filtroPersonasNovedad = z.looseObject({
  FechaDesde: z.string(),
  FechaHasta: z.string(),
  TipoNovedad: z.number(),
  IdEmpresa: z.number(),
  IdPersona: id(),
  IdEstadoProceso: z.number(),
  IdRegional: z.number(),
  IdCanal: id(),
});

/** A row of the notice lists (spec E 3). FechaNovedad is dd/mm/yyyy text. Empresa and FechaDeclaracion are assumed, staff need them. */
export const filaNovedad = z.looseObject({
  IdPersonaNovedad: z.number(),
  IdTipoNovedad: z.number(),
  NombreCompleto: text(),
  NumeroDocumento: text(),
  FechaNovedad: text(),
  Novedad: text(),
  Pagado: flag(),
  EstadoProceso: text(),
  ColorFondo: text(),
  ColorLetra: text(),
  IdPersona: id(),
  IdTipoNovedadPadre: id(),
  Empresa: text(),
  FechaDeclaracion: text(),
  Observacion: text(),
});
export type FilaNovedad = z.infer<typeof filaNovedad>;

/** A novelty type (spec F 3.10); IdTipoNovedadPadre 0 marks a parent. */
export const tipoNovedadItem = z.looseObject({
  IdTipoNovedad: z.number(),
  Novedad: z.string(),
  IdTipoNovedadPadre: id(),
});
export type TipoNovedadItem = z.infer<typeof tipoNovedadItem>;

/** A process state with its own colours (spec F 3.10). */
export const estadoProceso = z.looseObject({
  IdEstadoProceso: z.number(),
  Nombre: z.string(),
  ColorLetra: text(),
  ColorFondo: text(),
});
export type EstadoProceso = z.infer<typeof estadoProceso>;
