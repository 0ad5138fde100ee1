import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { ask, get, notShown, post } from '../endpoint.ts';
import { novedadForm } from '../entities/novedad.ts';
import { vigenciaDerechos } from '../entities/vigencia.ts';
import { fecha, nuevoId } from '../entities/wire.ts';
import { assumed, documented } from '../facts.ts';

const controller = controllers.bajaCotizante;

/** Termination notices of contributors, interns and volunteers (spec E 7.2). */
export const bajaCotizante = {
  /** Datos is the new notice's id. */
  insertar: post({
    controller,
    path: '/InsertarBajaCotizante',
    body: novedadForm,
    datos: documented('E 7.2', nuevoId()),
    success: 'El registro se insertó correctamente.',
  }),
  modificar: post({
    controller,
    path: '/ModificaBajaCotizante',
    body: novedadForm,
    datos: notShown,
    success: 'El registro se modificó correctamente.',
  }),
  eliminar: post({
    controller,
    path: '/EliminaBajaCotizante',
    body: novedadForm,
    datos: notShown,
    success: 'Registro eliminado correctamente.',
  }),
  aceptar: post({
    controller,
    path: '/AceptaBajaCotizante',
    body: novedadForm,
    datos: notShown,
    success: 'La novedad se aceptó correctamente.',
  }),
  anular: post({ controller, path: '/AnularBajaCotizante', body: novedadForm, datos: notShown }),
  /** The day until which the person is attended if she leaves on the form's date. Reply assumed. */
  vigenciaDerechos: ask({
    controller,
    path: '/BuscarVigenciaBajaDerechos',
    body: novedadForm,
    datos: assumed(z.nullable(vigenciaDerechos)),
  }),
  /** INCONCLUSO, or the date of the unfinished notice (decision 1). */
  verificarInconclusas: get({
    controller,
    path: '/VerificaNovedadesInconclusas/:idPersona/:idEmpresa',
    datos: documented('E 7.2', z.nullable(z.string())),
  }),
  /**
   * The last day to report a leave of a date, written 2026_11_20: the services use underscores for dashes. The meaning of
   * Datos is not shown; assumed to be the day, yyyy-mm-dd.
   */
  calculoPlazo: get({ controller, path: '/CalculoPlazo/:valor', datos: assumed(fecha()) }),
};
