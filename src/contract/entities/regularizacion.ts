import * as z from 'zod/mini';
import { assumed, rowId } from '../facts.ts';
import { fecha, id, monto, text } from './wire.ts';

/**
 * An entry the employer declares after its period is over. Neither payload nor reply is shown; the fields are those of
 * F 3.7 that an entry needs. Dates are yyyy-mm-dd.
 */
export const regularizacion = assumed(
  z.looseObject({
    IdRegularizacion: rowId(),
    IdPersona: id(),
    NombreCompleto: text(),
    NumeroDocumento: text(),
    IdEmpresa: id(),
    RazonSocial: text(),
    IdRegional: id(),
    FechaIngreso: fecha(),
    Cargo: text(),
    HaberMensual: monto(),
    Observacion: text(),
    FechaRegistro: fecha(),
    IdEstadoRegularizacion: id(),
    EstadoRegularizacion: text(),
  }),
);
export type Regularizacion = z.infer<typeof regularizacion>;

/** What the employer sends to begin one. */
export const regularizacionNueva = assumed(
  z.looseObject({
    IdPersona: z.number(),
    IdEmpresa: z.number(),
    FechaIngreso: z.string(),
    Cargo: z.string(),
    HaberMensual: z.number(),
    Observacion: text(),
  }),
);

/** Filter of their list; 0 means every state. Staff send IdEmpresa 0 for every company of the regional. */
export const filtroRegularizaciones = assumed(
  z.looseObject({
    IdEmpresa: z.number(),
    IdRegional: z.number(),
    IdEstadoRegularizacion: z.number(),
  }),
);

/** A state of a regularisation by its number and name; assumed. */
export const estadoRegularizacion = assumed(z.looseObject({ IdEstadoRegularizacion: rowId(), Nombre: text() }));

/** What a company contributed for in a month: 'yyyy-mm', how many people, and their earnings together in bolivianos. */
export const aporteEmpresa = assumed(z.looseObject({ Periodo: text(), Trabajadores: id(), TotalGanado: monto() }));
