import * as z from 'zod/mini';
import { flag, id, text } from './wire.ts';

/** Codes of the two kinds of exam (spec R 3.8); '' asks for both (decision 44). */
export const codigoOcupacional = { pre: 'P', post: 'T' } as const;
const tipoOcupacional = z.enum(['P', 'T', '']);

/** Filter of the exams (spec R 3.4). IdEmpresaAnterior is the id of before (decision 17), '' every company; Pagado null asks for both. */
export const filtroOcupacional = z.looseObject({
  FechaInicio: z.string(),
  FechaFin: z.string(),
  IdEstadoProceso: z.number(),
  IdEmpresaAnterior: z.string(),
  Pagado: z._default(z.nullish(z.boolean()), null),
  NombrePersona: text(),
  TipoOcupacional: tipoOcupacional,
});
export type FiltroOcupacional = z.infer<typeof filtroOcupacional>;

/** A row of the exams (spec R 3.4). FechaNovedad is dd/mm/yyyy text. */
export const filaOcupacional = z.looseObject({
  Regional: text(),
  NombreEmpresa: text(),
  NombreCompleto: text(),
  Novedad: text(),
  FechaNovedad: text(),
  Estado: text(),
  ColorLetra: text(),
  ColorFondo: text(),
  IdEstadoProceso: z.number(),
  IdEmpresa: z.number(),
  IdPersonaNovedad: z.number(),
  IdTipoNovedad: z.number(),
  IdPersonaEmpresa: id(),
  IdPersona: z.number(),
});
export type FilaOcupacional = z.infer<typeof filaOcupacional>;

/**
 * A person an exam may be registered for (spec R 3.4), with the notice it rests on. Dates are dd/mm/yyyy text. The three
 * ids of company and person are not shown: registering needs them.
 */
export const candidatoOcupacional = z.looseObject({
  NombreEmpresa: text(),
  NombreCompleto: text(),
  NovedadOrigen: text(),
  FechaNovedadOrigen: text(),
  EstadoProceso: text(),
  Observacion: text(),
  TieneOcupacionalVigente: flag(),
  FechaOcupacionalVigente: text(),
  IdPersonaNovedad: z.number(),
  IdEmpresa: z.number(),
  IdPersona: z.number(),
  IdPersonaEmpresa: id(),
});
export type CandidatoOcupacional = z.infer<typeof candidatoOcupacional>;

/** One person of a registration (spec R 7.7). TieneOcupacionalVigente true: people confirmed the exam all the same. */
export const registroOcupacional = z.looseObject({
  IdEmpresa: z.number(),
  IdPersona: z.number(),
  IdPersonaEmpresa: id(),
  IdTipoNovedad: z.number(),
  IdCanal: id(),
  IdPersonaNovedadOrigen: z.number(),
  TieneOcupacionalVigente: flag(),
});
export type RegistroOcupacional = z.infer<typeof registroOcupacional>;

/** Assumed: a doctor who sees people for exams. */
export const medicoOcupacional = z.looseObject({
  IdMedico: z.number(),
  NombreCompleto: z.string(),
  Especialidad: text(),
  CentroAtencion: text(),
});

/** Assumed: a time a doctor has free. Fecha is yyyy-mm-dd, Hora HH:mm. */
export const horarioDisponible = z.looseObject({ IdMedico: z.number(), Fecha: z.string(), Hora: z.string() });

/** Assumed: an appointment of an exam. */
export const citaOcupacional = z.looseObject({
  IdCita: z.number(),
  IdPersonaNovedad: z.number(),
  IdMedico: z.number(),
  Medico: text(),
  CentroAtencion: text(),
  Fecha: z.string(),
  Hora: z.string(),
});

/** Assumed: one of the examinations an exam consists of; Resultado '' until there is one. */
export const examenOcupacional = z.looseObject({
  IdExamen: z.number(),
  IdPersonaNovedad: z.number(),
  Examen: z.string(),
  Fecha: text(),
  Resultado: text(),
});

/** Assumed: an exam made by the national institute of occupational health, with its certificate. */
export const preOcupacionalInso = z.looseObject({
  IdEmpresa: z.number(),
  IdPersona: z.number(),
  NumeroCertificado: z.string(),
  FechaExamen: z.string(),
  Resultado: text(),
});
