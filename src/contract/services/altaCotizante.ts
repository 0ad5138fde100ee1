import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { ask, get, notShown, post } from '../endpoint.ts';
import { novedadForm } from '../entities/novedad.ts';
import { vigenciaDerechos } from '../entities/vigencia.ts';
import { parDeIds } from '../entities/wire.ts';
import { assumed, documented } from '../facts.ts';

const controller = controllers.altaCotizante;

/** Registration notices of contributors, interns and volunteers (spec E 7.1). */
export const altaCotizante = {
  insertar: post({
    controller,
    path: '/InsertarAltaCotizante',
    body: novedadForm,
    /** "idPersona|idPersonaNovedad" */
    datos: documented('E 7.1', parDeIds()),
    success: 'El registro se insertó correctamente.',
  }),
  modificar: post({
    controller,
    path: '/ModificaAltaCotizante',
    body: novedadForm,
    datos: notShown,
    success: 'El registro se modificó correctamente.',
  }),
  eliminar: post({
    controller,
    path: '/EliminaAltaCotizante',
    body: novedadForm,
    datos: notShown,
    success: 'Registro eliminado correctamente.',
  }),
  anular: post({ controller, path: '/AnularAltaCotizante', body: novedadForm, datos: notShown }),
  aceptar: post({
    controller,
    path: '/AceptaAltaCotizante',
    body: novedadForm,
    datos: notShown,
    success: 'La novedad se aceptó correctamente.',
  }),
  /** The day from which the person is attended if she enters on the form's date. Reply assumed. */
  vigenciaDerechos: ask({
    controller,
    path: '/BuscarVigenciaAltaDerechos',
    body: novedadForm,
    datos: assumed(z.nullable(vigenciaDerechos)),
  }),
  verificarInconclusas: get({
    controller,
    path: '/VerificaNovedadesInconclusas/:idPersona/:idEmpresa',
    datos: documented('E 7.1', z.nullable(z.string())),
  }),
  /** Datos is "start|end". */
  periodoActivo: get({
    controller,
    path: '/ObtenerPeriodoActivoAporteEmpresa/:idEmpresa/:idRegional',
    datos: documented('E 7.1', z.nullable(z.string())),
  }),
};
