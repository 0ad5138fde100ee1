import * as z from 'zod/mini';
import { flag, id, text } from './wire.ts';

/** A notice in an order, or one that may go into one (spec R 3.3). FechaNovedad is dd/mm/yyyy. */
export const novedadDeOrden = z.looseObject({
  IdPersonaNovedad: z.number(),
  Novedad: text(),
  NombreCompleto: text(),
  /** Name of the person's kind of document. */
  TipoDocumento: text(),
  FechaNovedad: text(),
  Total: z._default(z.number(), 0),
  EstadoProceso: text(),
  ColorFondo: text(),
  ColorLetra: text(),
});
export type NovedadDeOrden = z.infer<typeof novedadDeOrden>;

/** Whom an invoice goes to. IdTipoDocumento is the tax authority's: 1 to 5, 5 for NIT. Assumed. */
const comprador = z.object({
  RazonSocial: text(),
  IdTipoDocumento: z.number(),
  NumeroDocumento: text(),
  Complemento: text(),
  CorreoElectronico: text(),
});
export type Comprador = z.infer<typeof comprador>;

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
  /** The notices in one line of text. */
  NovedadesCadena: text(),
  /** Assumed: the last day the request can be paid, yyyy-mm-dd, and whether that day is over. */
  FechaVencimiento: text(),
  Vencida: flag(),
  /** Assumed: the receipt the request was paid with. */
  NumeroComprobante: text(),
  /** Assumed: whom its invoice goes to, named or by default. */
  Comprador: z.optional(comprador),
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

/** An order to save; IdOrdenPago 0 is a new one. The services count the total themselves (decision 80). */
export const ordenPagoForm = z.looseObject({
  IdOrdenPago: z.number(),
  IdEmpresa: z.number(),
  Observacion: z.string(),
  Total: z.number(),
  Novedades: z.array(z.looseObject({ IdPersonaNovedad: z.number() })),
});
export type OrdenPagoForm = z.infer<typeof ordenPagoForm>;

/** An order by its id and company (spec R 7.6). */
export const ordenPagoRef = z.looseObject({ IdOrdenPago: z.number(), IdEmpresa: z.number() });

/** Filter of the notices to charge (spec R 3.3). IdOrdenPago is the order at hand, 0 for a new one. */
export const filtroNovedadesCobrar = z.looseObject({
  IdEmpresa: z.number(),
  NombrePersona: z.string(),
  FechaInicioNovedad: z.string(),
  FechaFinNovedad: z.string(),
  IdTipoNovedad: z.number(),
  IdOrdenPago: z.number(),
});
export type FiltroNovedadesCobrar = z.infer<typeof filtroNovedadesCobrar>;

/** Whether a notice must be paid before it is declared, and whether it is. Reply assumed (decision 30). */
export const requierePago = z.looseObject({ RequierePago: z.boolean(), Pagado: z.boolean() });

/** Where a notice stands before it goes into an order. Assumed; Motivo says why it may not, '' when it may. */
export const datosNovedad = z.looseObject({
  RequierePago: z.boolean(),
  Pagado: z.boolean(),
  IdOrdenPago: id(),
  PuedeIncluirse: z.boolean(),
  Motivo: text(),
});

/** The QR code of a request. Assumed: Imagen is a PNG in base64, Contenido what it says, FechaVencimiento yyyy-mm-dd. */
export const codigoQr = z.looseObject({
  IdQr: z.number(),
  IdOrdenPago: z.number(),
  CodigoTransaccion: z.string(),
  Importe: z.number(),
  Moneda: z.string(),
  FechaVencimiento: z.string(),
  Imagen: z.string(),
  Contenido: z.string(),
});
export type CodigoQr = z.infer<typeof codigoQr>;

/** Whom the invoice of an order goes to. Assumed. */
export const datoFactura = z.looseObject({
  IdOrdenPago: z.number(),
  IdEmpresa: z.number(),
  RazonSocial: z.string(),
  IdTipoDocumento: z.number(),
  NumeroDocumento: z.string(),
  Complemento: z.string(),
  CorreoElectronico: z.string(),
});

/** What a person's notices still cost. Assumed. */
export const totalPorPagar = z.looseObject({ Cantidad: z.number(), Total: z.number() });
