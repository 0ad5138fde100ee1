import * as z from 'zod/mini';
import { assumed, rowId } from '../facts.ts';
import { fecha, id, monto, text } from './wire.ts';

/**
 * An entry that the employer declares after its period has ended. Payload and reply are not shown; the fields are those of F
 * 3.7 that an entry needs. Dates are yyyy-mm-dd.
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

/** The body with which the employer starts a regularisation. */
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

/** Filter of the list of regularisations; 0 means every state. Staff send IdEmpresa 0 for every company of the regional. */
export const filtroRegularizaciones = assumed(
  z.looseObject({
    IdEmpresa: z.number(),
    IdRegional: z.number(),
    IdEstadoRegularizacion: z.number(),
  }),
);

/** A state of a regularisation, by number and name; assumed. */
export const estadoRegularizacion = assumed(z.looseObject({ IdEstadoRegularizacion: rowId(), Nombre: text() }));

/** A company's contribution for a month: 'yyyy-mm', the number of people, and their total earnings in bolivianos. */
export const aporteEmpresa = assumed(z.looseObject({ Periodo: text(), Trabajadores: id(), TotalGanado: monto() }));
