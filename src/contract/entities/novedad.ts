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
