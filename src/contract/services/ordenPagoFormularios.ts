import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { ask, post } from '../endpoint.ts';
import { filtroFormularios, formularioForm, saldoFormulario, usoFormulario } from '../entities/formularioFisico.ts';
import { hecho, id } from '../entities/wire.ts';
import { assumed, documented } from '../facts.ts';

const controller = controllers.ordenPago;
const formularioRef = documented('R 7.6', z.looseObject({ IdEmpresaTipoNovedadPagado: z.number() }));

/**
 * Physical forms bought in advance, which pay for a notice (spec R 3.5, R 7.6). Bodies are assumed, except the two filters.
 */
export const ordenPagoFormularios = {
  saldos: ask({
    controller,
    path: '/OrdenPagoFormularioFisico',
    body: filtroFormularios,
    datos: z.array(saldoFormulario),
  }),
  detalle: ask({
    controller,
    path: '/OrdenPagoFormularioFisicoDetalle',
    body: formularioRef,
    datos: z.array(usoFormulario),
  }),
  tieneSaldo: ask({
    controller,
    path: '/OrdenPagoFormularioFisicoTieneSaldo',
    body: assumed(z.looseObject({ IdEmpresa: z.number(), IdTipoNovedad: z.number() })),
    datos: assumed(z.boolean()),
  }),
  /** Uses a form to pay for the notice. Datos is the number of the use. */
  descontar: post({
    controller,
    path: '/OrdenPagoFormularioFisicoDescontar',
    body: assumed(z.looseObject({ IdEmpresa: z.number(), IdPersonaNovedad: z.number() })),
    datos: assumed(id()),
    success: 'El formulario físico se descontó correctamente.',
  }),
  /** Staff assign forms; a company may enable and disable its own. Datos is the row's id. */
  registrar: post({
    controller,
    path: '/OrdenPagoFormularioRegistro',
    body: formularioForm,
    datos: assumed(id()),
    success: 'El formulario físico se guardó correctamente.',
  }),
  eliminar: post({
    controller,
    path: '/OrdenPagoFormularioEliminar',
    body: formularioRef,
    datos: assumed(hecho()),
    success: 'El formulario físico se eliminó correctamente.',
  }),
};
