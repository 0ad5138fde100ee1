import * as z from 'zod/mini';
import { text } from './wire.ts';

/** Filter of the invoice list, dates yyyy-mm-dd (spec F 5.4). */
export const filtroFacturas = z.looseObject({ FechaInicio: z.string(), FechaFin: z.string() });

/** A row of the invoice list (spec F 3.2); montoTotalConFormato is the portal's own. fechaEmision is an ISO moment in Bolivia. */
export const factura = z.looseObject({
  idVenta: z.number(),
  estado: text(),
  documentoSector: text(),
  numeroFactura: z.number(),
  numeroDocumento: text(),
  cuf: text(),
  fechaEmision: text(),
  importeTotal: z.number(),
});
export type Factura = z.infer<typeof factura>;
