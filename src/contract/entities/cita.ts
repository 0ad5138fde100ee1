import * as z from 'zod/mini';

/** A state of an appointment with the ground of its badge. */
export const estadoCita = z.looseObject({ IdEstado: z.number(), Estado: z.string(), EstadoColor: z.string() });
export type EstadoCita = z.infer<typeof estadoCita>;

/**
 * Filter of the absence report (spec R 3.6). Both pairs of dates travel, as dd/mm/yyyy (decision 45). CodigoEmpresa is the
 * sign-in services' code. IdTipoAsegurado is '' for all, TI for holders or BE for dependants; Estados holds ids, none for
 * all, assumed.
 */
export const filtroCitas = z.looseObject({
  FechaInicio: z.string(),
  FechaDesde: z.string(),
  FechaFin: z.string(),
  FechaHasta: z.string(),
  CodigoEmpresa: z.string(),
  IdRegional: z.number(),
  IdTipoAsegurado: z.enum(['', 'TI', 'BE']),
  Estados: z.array(z.number()),
});
export type FiltroCitas = z.infer<typeof filtroCitas>;

/** A row of the absence report (spec R 3.6). Fecha is dd/mm/yyyy, Hora hh:mm, EstadoColor a badge's ground. */
export const filaCita = z.looseObject({
  Fecha: z.string(),
  Hora: z.string(),
  RegionalAsegurado: z.string(),
  TipoAsegurado: z.string(),
  HistoriaClinica: z.string(),
  Matricula: z.string(),
  Paciente: z.string(),
  MatriculaTitular: z.string(),
  PacienteTitular: z.string(),
  Empresa: z.string(),
  CentroAtencion: z.string(),
  Especialidad: z.string(),
  Medico: z.string(),
  Estado: z.string(),
  EstadoColor: z.string(),
});
export type FilaCita = z.infer<typeof filaCita>;

/**
 * An address the absences are sent to (spec R 3.6). IdCorreo is 0 for one to be inserted; -1 marks a row that is still
 * being written and is never sent (spec R 4.6). Titulares is always true (spec R 5.7).
 */
export const correoCitas = z.looseObject({
  IdCorreo: z.number(),
  Correo: z.string(),
  Titulares: z.boolean(),
  Beneficiario: z.boolean(),
});
export type CorreoCitas = z.infer<typeof correoCitas>;
