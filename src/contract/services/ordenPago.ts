import * as z from 'zod/mini';
import { general } from '#messages/general.ts';
import { controllers } from '../controllers.ts';
import { ask, get, notShown, post, run } from '../endpoint.ts';
import { tipoNovedadItem } from '../entities/filaNovedad.ts';
import {
  datosNovedad,
  filaOrdenPago,
  filtroNovedadesCobrar,
  filtroOrdenes,
  novedadDeOrden,
  ordenPago as orden,
  ordenPagoForm,
  ordenPagoRef,
  requierePago,
} from '../entities/ordenPago.ts';
import { id, nuevoId, strictFlag } from '../entities/wire.ts';
import { assumed, documented, mayBe } from '../facts.ts';

const controller = controllers.ordenPago;
const novedadRef = assumed(z.looseObject({ IdEmpresa: z.number(), IdPersonaNovedad: z.number() }));

/**
 * Payment orders and their notices (spec R 7.6). Bodies and replies that the specification does not show are assumed: those
 * of the calls by notice, of the checks, and of the lists without a screen.
 */
export const ordenPago = {
  listar: ask({ controller, path: '/OrdenPagoListar/', body: filtroOrdenes, datos: z.array(filaOrdenPago) }),
  obtener: ask({
    controller,
    path: '/OrdenPagoId/',
    body: ordenPagoRef,
    datos: orden,
    sinRegistro: general.problemaAlRecuperar,
  }),
  /** Datos is the order's id. The services' message says whether the order was registered or modified. */
  registrar: post({
    controller,
    path: '/OrdenPagoRegistrar/',
    body: ordenPagoForm,
    datos: documented('R 7.6', nuevoId()),
    success: 'Se registró correctamente la orden de pago.',
  }),
  eliminar: post({
    controller,
    path: '/OrdenPagoEliminar/',
    body: ordenPagoRef,
    datos: documented('R 7.6', z.boolean()),
    success: 'Se eliminó correctamente la orden de pago.',
  }),
  /** Datos is the transaction code; '' means that no request was generated (spec R 8). */
  generarSolicitud: post({
    controller,
    path: '/OrdenPagoGeneraSolicitud/',
    body: ordenPagoRef,
    datos: documented('R 7.6', z.string()),
    success: 'Se generó correctamente la solicitud de orden de pago.',
  }),
  anularSolicitud: post({
    controller,
    path: '/OrdenPagoAnulaSolicitud/',
    body: ordenPagoRef,
    datos: documented('R 7.6', z.boolean()),
    success: 'Se anuló correctamente la solicitud de orden de pago.',
  }),
  /** Notices of the company that are in no order yet and can still be charged. */
  novedadesCobrar: ask({
    controller,
    path: '/OrdenPagoNovedadesCobrar/',
    body: filtroNovedadesCobrar,
    datos: z.array(novedadDeOrden),
  }),
  /** An order without notices, dated by the services, for a new form. */
  nueva: ask({
    controller,
    path: '/OrdenPagoNovedadesCobrarVacio/',
    body: assumed(z.looseObject({ IdEmpresa: z.number() })),
    datos: orden,
  }),
  /** The notices of an order. */
  novedades: ask({
    controller,
    path: '/OrdenPagoListaNovedadRegistro/',
    body: ordenPagoRef,
    datos: z.array(novedadDeOrden),
  }),
  /** The order of a notice; null if it is in none. */
  porNovedad: get({
    controller,
    path: '/OrdenPagoPorNovedadId/:idPersonaNovedad',
    datos: z.nullable(orden),
  }),
  /** Adds a notice to the company's open draft, or to a new one. Datos is the order's id. */
  registrarConNovedad: post({
    controller,
    path: '/OrdenPagoRegistrarConNovedad/',
    body: novedadRef,
    datos: assumed(id()),
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
  /** Whether a type of notice must be paid at all. */
  verificarTipo: ask({
    controller,
    path: '/OrdenPagoVerificaRequierePago',
    body: documented(
      'R 7.6',
      z.looseObject({ IdEmpresa: z.number(), IdTipoNovedad: z.number(), GeneradoEmpresa: z.boolean() }),
    ),
    datos: assumed(mayBe('RequierePago', z.looseObject({ RequierePago: strictFlag() }))),
  }),
  verificarDatosNovedad: ask({
    controller,
    path: '/OrdenPagoVerificaDatosNovedad/',
    body: novedadRef,
    datos: datosNovedad,
  }),
  /** Notices to charge, by part of the person's name; _ means no text. */
  listaNovedad: get({ controller, path: '/OrdenPagoListaNovedad/:texto', datos: z.array(novedadDeOrden) }),
  /** The types of notices that an order may have. */
  tiposNovedad: get({ controller, path: '/OrdenPagoListaTiposNovedad/', datos: z.array(tipoNovedadItem) }),
};
