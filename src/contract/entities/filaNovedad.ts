import * as z from 'zod/mini';
import { assumed, documented, rowId } from '../facts.ts';
import { fechaLocal, flag, id, text } from './wire.ts';

/**
 * Filter of the notice lists (spec E 3). Id 0 means all. Staff send IdEmpresa 0 for every company of the regional; transfers
 * also send the channel.
 */
export const filtroNovedades = documented(
  'E 3',
  z.looseObject({
    FechaDesde: z.string(),
    FechaHasta: z.string(),
    IdEstadoProceso: z.number(),
    IdTipoNovedad: z.number(),
    IdEmpresa: z.number(),
    IdRegional: z.number(),
    IdCanal: z.optional(z.number()),
  }),
);
export type FiltroNovedades = z.infer<typeof filtroNovedades>;

/** Filter of the calls about people's notices (spec R 7.10): the type has another name, and a person may be set. */
export const filtroPersonasNovedad = documented(
  'R 7.10',
  z.looseObject({
    FechaDesde: z.string(),
    FechaHasta: z.string(),
    TipoNovedad: z.number(),
    IdEmpresa: z.number(),
    IdPersona: id(),
    IdEstadoProceso: z.number(),
    IdRegional: z.number(),
    IdCanal: id(),
  }),
);

/**
 * A row of the notice lists (spec E 3). FechaNovedad is dd/mm/yyyy text. Empresa and FechaDeclaracion are assumed, because
 * staff need them, and NumeroNovedad, the number of the notice.
 */
export const filaNovedad = documented(
  'E 3',
  z.looseObject({
    IdPersonaNovedad: rowId(),
    IdTipoNovedad: id(),
    NombreCompleto: text(),
    NumeroDocumento: text(),
    FechaNovedad: fechaLocal(),
    Novedad: text(),
    Pagado: flag(),
    EstadoProceso: text(),
    ColorFondo: text(),
    ColorLetra: text(),
    IdPersona: id(),
    IdTipoNovedadPadre: assumed(id()),
    Empresa: assumed(text()),
    FechaDeclaracion: assumed(fechaLocal()),
    Observacion: assumed(text()),
    NumeroNovedad: assumed(text()),
  }),
);
export type FilaNovedad = z.infer<typeof filaNovedad>;

/** A novelty type (spec F 3.10); IdTipoNovedadPadre 0 marks a parent. */
export const tipoNovedadItem = documented(
  'F 3.10',
  z.looseObject({
    IdTipoNovedad: rowId(),
    Novedad: text(),
    IdTipoNovedadPadre: id(),
  }),
);
export type TipoNovedadItem = z.infer<typeof tipoNovedadItem>;

/** A process state with its own colours (spec F 3.10). */
export const estadoProceso = documented(
  'F 3.10',
  z.looseObject({
    IdEstadoProceso: rowId(),
    Nombre: text(),
    ColorLetra: text(),
    ColorFondo: text(),
  }),
);
export type EstadoProceso = z.infer<typeof estadoProceso>;
