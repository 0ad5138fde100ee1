import * as z from 'zod/mini';
import { assumed, documented, rowId } from '../facts.ts';
import { fechaLocal, flag, hora, id, text } from './wire.ts';

/** A state of an appointment with the background colour of its badge. */
export const estadoCita = assumed(z.looseObject({ IdEstado: rowId(), Estado: text(), EstadoColor: text() }));
export type EstadoCita = z.infer<typeof estadoCita>;

/**
 * Filter of the absence report (spec R 3.6). Both pairs of dates are sent, as dd/mm/yyyy (decision 45). CodigoEmpresa is the
 * sign-in services' code. IdTipoAsegurado is '' for all, TI for holders or BE for dependants; Estados has ids, empty for all,
 * assumed.
 */
export const filtroCitas = documented(
  'R 3.6',
  z.looseObject({
    FechaInicio: z.string(),
    FechaDesde: z.string(),
    FechaFin: z.string(),
    FechaHasta: z.string(),
    CodigoEmpresa: z.string(),
    IdRegional: z.number(),
    IdTipoAsegurado: z.enum(['', 'TI', 'BE']),
    Estados: z.array(z.number()),
  }),
);
export type FiltroCitas = z.infer<typeof filtroCitas>;

/**
 * A row of the absence report (spec R 3.6). Fecha is dd/mm/yyyy, Hora hh:mm, EstadoColor the background colour of the badge.
 */
export const filaCita = documented(
  'R 3.6',
  z.looseObject({
    Fecha: fechaLocal(),
    Hora: hora(),
    RegionalAsegurado: text(),
    TipoAsegurado: text(),
    HistoriaClinica: text(),
    Matricula: text(),
    Paciente: text(),
    MatriculaTitular: text(),
    PacienteTitular: text(),
    Empresa: text(),
    CentroAtencion: text(),
    Especialidad: text(),
    Medico: text(),
    Estado: text(),
    EstadoColor: text(),
  }),
);
export type FilaCita = z.infer<typeof filaCita>;

/**
 * An address that receives the absences (spec R 3.6). IdCorreo is 0 for a new one; -1 marks a row that is still being typed
 * and is never sent (spec R 4.6). Titulares is always true (spec R 5.7).
 */
export const correoCitas = documented(
  'R 3.6',
  z.looseObject({
    IdCorreo: id(),
    Correo: text(),
    Titulares: flag(),
    Beneficiario: flag(),
  }),
);
export type CorreoCitas = z.infer<typeof correoCitas>;
