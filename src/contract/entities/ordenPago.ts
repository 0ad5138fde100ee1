import * as z from 'zod/mini';
import { text } from './wire.ts';

/** A notice in an order (spec R 3.3). */
export const novedadDeOrden = z.looseObject({
  IdPersonaNovedad: z.number(),
  Novedad: text(),
  NombreCompleto: text(),
  FechaNovedad: text(),
  Total: z._default(z.number(), 0),
});

/** A payment order (spec R 3.3). CodigoTransaccion is '' until the request is generated; NumeroFactura 0 until paid. */
export const ordenPago = z.looseObject({
  IdOrdenPago: z.number(),
  FechaOrdenPago: text(),
  CodigoTransaccion: text(),
  Observacion: text(),
  IdEmpresa: z.number(),
  NumeroFactura: z._default(z.number(), 0),
  IdVenta: z._default(z.number(), 0),
  FechaPago: text(),
  Cobrado: z._default(z.boolean(), false),
  Total: z._default(z.number(), 0),
  GeneradoEmpresa: z._default(z.boolean(), true),
  Cuf: text(),
  Novedades: z._default(z.array(novedadDeOrden), []),
});
export type OrdenPago = z.infer<typeof ordenPago>;

/** Filter of the order list (spec R 3.3). */
export const filtroOrdenes = z.looseObject({
  IdTipoNovedad: z.number(),
  IdEmpresa: z.number(),
  NombrePersona: z.string(),
  FechaInicio: z.string(),
  FechaFin: z.string(),
  OrdenGenerada: z.nullable(z.boolean()),
  NumeroFactura: z.number(),
  GeneradoEmpresa: z.boolean(),
});

/** Whether a notice must be paid before it is declared, and whether it is. Reply assumed (decision 30). */
export const requierePago = z.looseObject({ RequierePago: z.boolean(), Pagado: z.boolean() });
