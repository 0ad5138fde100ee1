import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { blob, fileByPost, get, post } from '../endpoint.ts';
import { codigoQr, datoFactura, ordenPago, ordenPagoRef, totalPorPagar } from '../entities/ordenPago.ts';
import { hecho, id } from '../entities/wire.ts';
import { assumed } from '../facts.ts';

const controller = controllers.ordenPago;

/** Charging a payment order (spec R 7.6). The specification shows no body of these calls: all are assumed. */
export const ordenPagoCobro = {
  /** An order has one valid code: a second call answers the same code. The message names the transaction code. */
  generarQr: post({ controller, path: '/GeneraQR/', body: ordenPagoRef, datos: assumed(z.nullable(codigoQr)) }),
  /** The payment request as a document, once it has a transaction code. */
  imprimirSolicitud: fileByPost({
    controller: controllers.reportes,
    path: '/OrdenPagoSolicitud/',
    body: ordenPagoRef,
    datos: blob,
  }),
  /** Adds several notices to the company's open draft in one call. Datos is the order's id. */
  carrito: post({
    controller,
    path: '/OrdenPagoCarrito/',
    body: assumed(z.looseObject({ IdEmpresa: z.number(), Novedades: z.array(z.number()) })),
    datos: assumed(id()),
  }),
  datoFactura: post({
    controller,
    path: '/OrdenPagoDatoFactura/',
    body: datoFactura,
    datos: assumed(hecho()),
    success: 'Los datos de la factura se guardaron correctamente.',
  }),
  actualizarComprobante: post({
    controller,
    path: '/OrdenPagoActualizarNumeroComprobante',
    body: assumed(z.looseObject({ IdOrdenPago: z.number(), IdEmpresa: z.number(), NumeroComprobante: z.string() })),
    datos: assumed(hecho()),
    success: 'El número de comprobante se guardó correctamente.',
  }),
  /** Orders with a notice of the person, as for the card: the path value is assumed to be the person. */
  porPersona: get({ controller, path: '/ListarOrdenPagoCarneVM/:idPersona', datos: z.array(ordenPago) }),
  /** The amount still to pay for the person's notices with a generated request; company 0 means every company. */
  totalPorPagarPersona: get({
    controller,
    path: '/OrdenPagoTotalPorPagarPersona/:idPersona/:idEmpresa',
    datos: totalPorPagar,
  }),
};
