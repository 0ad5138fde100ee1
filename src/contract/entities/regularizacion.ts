import * as z from 'zod/mini';
import { id, text } from './wire.ts';

/**
 * An entry the employer declares after its period is over. Neither payload nor reply is shown; the fields are those of
 * F 3.7 that an entry needs. Dates are yyyy-mm-dd.
 */
export const regularizacion = z.looseObject({
  IdRegularizacion: z.number(),
  IdPersona: z.number(),
  NombreCompleto: text(),
  NumeroDocumento: text(),
  IdEmpresa: id(),
  RazonSocial: text(),
  IdRegional: id(),
  FechaIngreso: z.string(),
  Cargo: text(),
  HaberMensual: z.number(),
  Observacion: text(),
  FechaRegistro: z.string(),
  IdEstadoRegularizacion: z.number(),
  EstadoRegularizacion: z.string(),
});
export type Regularizacion = z.infer<typeof regularizacion>;

/** What the employer sends to begin one. */
export const regularizacionNueva = z.looseObject({
  IdPersona: z.number(),
  IdEmpresa: z.number(),
  FechaIngreso: z.string(),
  Cargo: z.string(),
  HaberMensual: z.number(),
  Observacion: text(),
});

/** Filter of their list; 0 means every state. Staff send IdEmpresa 0 for every company of the regional. */
export const filtroRegularizaciones = z.looseObject({
  IdEmpresa: z.number(),
  IdRegional: z.number(),
  IdEstadoRegularizacion: z.number(),
});

/** A state of a regularisation by its number and name; assumed. */
export const estadoRegularizacion = z.looseObject({ IdEstadoRegularizacion: z.number(), Nombre: z.string() });

/** What a company contributed for in a month: 'yyyy-mm', how many people, and their earnings together in bolivianos. */
export const aporteEmpresa = z.looseObject({ Periodo: z.string(), Trabajadores: z.number(), TotalGanado: z.number() });
