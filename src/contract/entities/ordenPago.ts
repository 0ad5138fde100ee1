import * as z from 'zod/mini';
import { assumed, documented, mayBe, rowId } from '../facts.ts';
import { fecha, fechaLocal, flag, id, lista, monto, strictFlag, text } from './wire.ts';

/** A notice in an order, or one that can be added to an order (spec R 3.3). FechaNovedad is dd/mm/yyyy. */
export const novedadDeOrden = documented(
  'R 3.3',
  z.looseObject({
    IdPersonaNovedad: rowId(),
    Novedad: text(),
    NombreCompleto: text(),
    /** Name of the person's kind of document. */
    TipoDocumento: text(),
    FechaNovedad: fechaLocal(),
    Total: monto(),
    EstadoProceso: text(),
    ColorFondo: text(),
    ColorLetra: text(),
  }),
);
export type NovedadDeOrden = z.infer<typeof novedadDeOrden>;

/** The recipient of an invoice. IdTipoDocumento is the tax authority's: 1 to 5, 5 for NIT. Assumed. */
const comprador = assumed(
  z.object({
    RazonSocial: text(),
    IdTipoDocumento: id(),
    NumeroDocumento: text(),
    Complemento: text(),
    CorreoElectronico: text(),
  }),
);
export type Comprador = z.infer<typeof comprador>;

/** A payment order (spec R 3.3). CodigoTransaccion is '' until the request is generated; NumeroFactura 0 until paid. */
export const ordenPago = documented(
  'R 3.3',
  z.looseObject({
    IdOrdenPago: rowId(),
    FechaOrdenPago: fecha(),
    CodigoTransaccion: text(),
    Observacion: text(),
    IdEmpresa: id(),
    NumeroFactura: id(),
    IdVenta: id(),
    FechaPago: fecha(),
    Cobrado: flag(),
    Total: monto(),
    GeneradoEmpresa: z._default(z.boolean(), true),
    Cuf: text(),
    Novedades: lista(novedadDeOrden),
    /** The notices in one line of text. */
    NovedadesCadena: text(),
    /** Assumed: the last day on which the request can be paid, yyyy-mm-dd, and whether that day is over. */
    FechaVencimiento: assumed(fecha()),
    Vencida: assumed(flag()),
    /** Assumed: the receipt of the payment. */
    NumeroComprobante: assumed(text()),
    /** Assumed: the recipient of its invoice, chosen or by default. */
    Comprador: assumed(z.optional(comprador)),
  }),
);
export type OrdenPago = z.infer<typeof ordenPago>;

/**
 * An order as a row of the list (spec R 3.3). Of its notices, the specification only documents type, name and kind of
 * document there: ids may be missing and are 0 then.
 */
export const filaOrdenPago = documented(
  'R 3.3',
  z.extend(ordenPago, {
    Novedades: lista(documented('R 3.3', z.extend(novedadDeOrden, { IdPersonaNovedad: assumed(id()) }))),
  }),
);

/** Filter of the order list (spec R 3.3). */
export const filtroOrdenes = documented(
  'R 3.3',
  z.looseObject({
    IdTipoNovedad: z.number(),
    IdEmpresa: z.number(),
    NombrePersona: z.string(),
    FechaInicio: z.string(),
    FechaFin: z.string(),
    OrdenGenerada: z.nullable(z.boolean()),
    NumeroFactura: z.number(),
    GeneradoEmpresa: z.boolean(),
  }),
);

/** An order to save; IdOrdenPago 0 is a new one. The services calculate the total themselves (decision 80). */
export const ordenPagoForm = documented(
  'R 3.3',
  z.looseObject({
    IdOrdenPago: z.number(),
    IdEmpresa: z.number(),
    Observacion: z.string(),
    /** Left out if an amount of its notices cannot be read; the services calculate it themselves. */
    Total: z.optional(z.number()),
    FechaOrdenPago: fecha(),
    FechaPago: fecha(),
    Novedades: z.array(z.looseObject({ IdPersonaNovedad: z.number(), FechaNovedad: fechaLocal() })),
  }),
);
export type OrdenPagoForm = z.infer<typeof ordenPagoForm>;

/** An order by its id and company (spec R 7.6). */
export const ordenPagoRef = documented('R 7.6', z.looseObject({ IdOrdenPago: z.number(), IdEmpresa: z.number() }));

/** Filter of the notices to charge (spec R 3.3). IdOrdenPago is the current order, 0 for a new one. */
export const filtroNovedadesCobrar = documented(
  'R 3.3',
  z.looseObject({
    IdEmpresa: z.number(),
    NombrePersona: z.string(),
    FechaInicioNovedad: z.string(),
    FechaFinNovedad: z.string(),
    IdTipoNovedad: z.number(),
    IdOrdenPago: z.number(),
  }),
);
export type FiltroNovedadesCobrar = z.infer<typeof filtroNovedadesCobrar>;

/** Whether a notice must be paid before it is declared, and whether it is paid. Reply assumed (decision 30). */
export const requierePago = assumed(
  mayBe('RequierePago', z.looseObject({ RequierePago: strictFlag(), Pagado: flag() })),
);

/** The state of a notice before it is added to an order. Assumed; Motivo says why it may not be added, '' if it may. */
export const datosNovedad = assumed(
  z.looseObject({
    RequierePago: flag(),
    Pagado: flag(),
    IdOrdenPago: id(),
    PuedeIncluirse: flag(),
    Motivo: text(),
  }),
);

/** The QR code of a payment request. Assumed: Imagen is a PNG in base64, Contenido its text, FechaVencimiento yyyy-mm-dd. */
export const codigoQr = assumed(
  z.looseObject({
    IdQr: id(),
    IdOrdenPago: id(),
    CodigoTransaccion: text(),
    Importe: monto(),
    Moneda: text(),
    FechaVencimiento: fecha(),
    Imagen: text(),
    Contenido: text(),
  }),
);
export type CodigoQr = z.infer<typeof codigoQr>;

/** The recipient of the invoice of an order. Assumed. */
export const datoFactura = assumed(
  z.looseObject({
    IdOrdenPago: z.number(),
    IdEmpresa: z.number(),
    RazonSocial: z.string(),
    IdTipoDocumento: z.number(),
    NumeroDocumento: z.string(),
    Complemento: z.string(),
    CorreoElectronico: z.string(),
  }),
);

/** The amount still to pay for a person's notices. Assumed. */
export const totalPorPagar = assumed(z.looseObject({ Cantidad: id(), Total: monto() }));
