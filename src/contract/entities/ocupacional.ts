import * as z from 'zod/mini';
import { assumed, documented, rowId } from '../facts.ts';
import { fecha, fechaLocal, flag, hora, id, text } from './wire.ts';

/** Codes of the two kinds of exam (spec R 3.8); '' means both (decision 44). */
export const codigoOcupacional = { pre: 'P', post: 'T' } as const;
const tipoOcupacional = z.enum(['P', 'T', '']);

/**
 * Filter of the exams (spec R 3.4). IdEmpresaAnterior is the older id (decision 17), '' for every company; Pagado null means
 * both.
 */
export const filtroOcupacional = documented(
  'R 3.4',
  z.looseObject({
    FechaInicio: z.string(),
    FechaFin: z.string(),
    IdEstadoProceso: z.number(),
    IdEmpresaAnterior: z.string(),
    Pagado: z._default(z.nullish(z.boolean()), null),
    NombrePersona: text(),
    TipoOcupacional: tipoOcupacional,
  }),
);
export type FiltroOcupacional = z.infer<typeof filtroOcupacional>;

/** A row of the exams (spec R 3.4). FechaNovedad is dd/mm/yyyy text. */
export const filaOcupacional = documented(
  'R 3.4',
  z.looseObject({
    Regional: text(),
    NombreEmpresa: text(),
    NombreCompleto: text(),
    Novedad: text(),
    FechaNovedad: fechaLocal(),
    Estado: text(),
    ColorLetra: text(),
    ColorFondo: text(),
    IdEstadoProceso: id(),
    IdEmpresa: id(),
    IdPersonaNovedad: rowId(),
    IdTipoNovedad: id(),
    IdPersonaEmpresa: id(),
    IdPersona: id(),
  }),
);
export type FilaOcupacional = z.infer<typeof filaOcupacional>;

/**
 * A person for whom an exam may be registered (spec R 3.4), with the notice it is based on. Dates are dd/mm/yyyy text. The
 * three ids of company and person are not shown, but registering needs them.
 */
export const candidatoOcupacional = documented(
  'R 3.4',
  z.looseObject({
    NombreEmpresa: text(),
    NombreCompleto: text(),
    NovedadOrigen: text(),
    FechaNovedadOrigen: fechaLocal(),
    EstadoProceso: text(),
    Observacion: text(),
    TieneOcupacionalVigente: flag(),
    FechaOcupacionalVigente: fechaLocal(),
    IdPersonaNovedad: rowId(),
    IdEmpresa: assumed(id()),
    IdPersona: assumed(id()),
    IdPersonaEmpresa: assumed(id()),
  }),
);
export type CandidatoOcupacional = z.infer<typeof candidatoOcupacional>;

/**
 * One person of a registration (spec R 7.7). TieneOcupacionalVigente true: the person at the screen confirmed the exam
 * although there is a valid one.
 */
export const registroOcupacional = documented(
  'R 7.7',
  z.looseObject({
    IdEmpresa: z.number(),
    IdPersona: z.number(),
    IdPersonaEmpresa: id(),
    IdTipoNovedad: z.number(),
    IdCanal: id(),
    IdPersonaNovedadOrigen: z.number(),
    TieneOcupacionalVigente: flag(),
  }),
);
export type RegistroOcupacional = z.infer<typeof registroOcupacional>;

/** Assumed: a doctor who does exams. */
export const medicoOcupacional = assumed(
  z.looseObject({
    IdMedico: rowId(),
    NombreCompleto: text(),
    Especialidad: text(),
    CentroAtencion: text(),
  }),
);

/** Assumed: a free time of a doctor. Fecha is yyyy-mm-dd, Hora HH:mm. */
export const horarioDisponible = assumed(z.looseObject({ IdMedico: id(), Fecha: fecha(), Hora: hora() }));

/** Assumed: an appointment of an exam. */
export const citaOcupacional = assumed(
  z.looseObject({
    IdCita: rowId(),
    IdPersonaNovedad: id(),
    IdMedico: id(),
    Medico: text(),
    CentroAtencion: text(),
    Fecha: fecha(),
    Hora: hora(),
  }),
);

/** Assumed: one of the examinations of an exam; Resultado is '' until there is a result. */
export const examenOcupacional = assumed(
  z.looseObject({
    IdExamen: rowId(),
    IdPersonaNovedad: id(),
    Examen: text(),
    Fecha: fecha(),
    Resultado: text(),
  }),
);

/** Assumed: an exam done by the national institute of occupational health, with its certificate. */
export const preOcupacionalInso = assumed(
  z.looseObject({
    IdEmpresa: z.number(),
    IdPersona: z.number(),
    NumeroCertificado: z.string(),
    FechaExamen: z.string(),
    Resultado: text(),
  }),
);
