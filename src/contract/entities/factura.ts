import * as z from 'zod/mini';
import { documented, rowId } from '../facts.ts';
import { id, momento, monto, text } from './wire.ts';

/** Filter of the invoice list, dates yyyy-mm-dd (spec F 5.4). */
export const filtroFacturas = documented('F 7.2', z.looseObject({ FechaInicio: z.string(), FechaFin: z.string() }));

/**
 * A row of the invoice list (spec F 3.2); montoTotalConFormato is the portal's own. fechaEmision is an ISO moment in Bolivia.
 */
export const factura = documented(
  'F 3.2',
  z.looseObject({
    idVenta: rowId(),
    estado: text(),
    documentoSector: text(),
    numeroFactura: id(),
    numeroDocumento: text(),
    cuf: text(),
    fechaEmision: momento(),
    importeTotal: monto(),
  }),
);
export type Factura = z.infer<typeof factura>;
