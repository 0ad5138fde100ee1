import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { ask, get, notShown, post, run } from '../endpoint.ts';
import { filtroOrdenes, ordenPago as orden, requierePago } from '../entities/ordenPago.ts';

const controller = controllers.ordenPago;

/** Payment orders (spec R 7.6): what the notice forms and the order list need. */
export const ordenPago = {
  listar: ask({ controller, path: '/OrdenPagoListar/', body: filtroOrdenes, datos: z.array(orden) }),
  /** The order a notice is in; null when it is in none. */
  porNovedad: get({ controller, path: '/OrdenPagoPorNovedadId/:idPersonaNovedad', datos: z.nullable(orden) }),
  /** Puts a notice into the company's open draft, or a new one; body assumed. Datos is the order's id. */
  registrarConNovedad: post({
    controller,
    path: '/OrdenPagoRegistrarConNovedad/',
    body: z.object({ IdEmpresa: z.number(), IdPersonaNovedad: z.number() }),
    datos: z.number(),
    success: 'Se registró correctamente la orden de pago.',
  }),
  quitarNovedad: run({
    controller,
    path: '/OrdenPagoEliminarXIdNovedad/:idPersonaNovedad',
    datos: notShown,
    success: 'La novedad se quitó de la orden de pago.',
  }),
  /** Payment check before declaring (spec E 4, decision 30). */
  verificarPago: get({ controller, path: '/OrdenPagoVerificaPagoRequiere/:idPersonaNovedad', datos: requierePago }),
};
