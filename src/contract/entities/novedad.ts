import * as z from 'zod/mini';
import { basePersonas, segurosPacientes } from './persona.ts';
import { flag, id, text } from './wire.ts';

/** A notice (spec F 3.7, E 3). FechaNovedad is the entry, termination or transfer date; NumeroDocumento the notice's number. */
export const segurosPersonasNovedad = z.looseObject({
  IdPersonaNovedad: id(),
  IdPersona: id(),
  IdTipoNovedad: id(),
  IdEmpresa: id(),
  IdCanal: id(),
  FechaNovedad: text(),
  HaberMensual: z._default(z.nullish(z.number()), null),
  IdUbicacion: id(),
  IdEstadoProceso: id(),
  IdProfesion: id(),
  Observacion: text(),
  NumeroDocumento: text(),
  Estado: text(),
  Habilitado: flag(),
  Periodo: text(),
  Pagado: flag(),
  FechaDeclaracion: text(),
  IdPersonaEmpresa: id(),
  DatosHistorico: text(),
  Cargo: text(),
  FechaFinNovedad: text(),
  /** Of transfers only; IdUbicacion is the destination company's location then. */
  IdEmpresaDestino: id(),
  /** Assumed: the staff's observation and the number that grows with each change, sent back so that nobody overwrites another's work. */
  ObservacionCaja: text(),
  Version: z.optional(z.number()),
});
export type SegurosPersonasNovedad = z.infer<typeof segurosPersonasNovedad>;

/** The whole form of a notice: what the insert, modify, delete and accept calls take (spec E 3). */
export const novedadForm = z.looseObject({
  BasePersonas: basePersonas,
  SegurosPacientes: segurosPacientes,
  SegurosPersonasNovedad: segurosPersonasNovedad,
});
export type NovedadForm = z.infer<typeof novedadForm>;

/** A notice by id: the record and, once accepted, the snapshot of its whole form as text (spec R 7.4). */
export const novedadPorId = z.looseObject({ SegurosPersonasNovedad: segurosPersonasNovedad, DatosHistorico: text() });

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
