import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { ask, get, notShown, post } from '../endpoint.ts';
import { novedadForm } from '../entities/novedad.ts';
import { vigenciaDerechos } from '../entities/vigencia.ts';

const controller = controllers.altaCotizante;

/** Registration notices of contributors, interns and volunteers (spec E 7.1). */
export const altaCotizante = {
  insertar: post({
    controller,
    path: '/InsertarAltaCotizante',
    body: novedadForm,
    /** "idPersona|idPersonaNovedad" */
    datos: z.string().check(z.regex(/^\d+\|\d+$/)),
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
  /** From when the person is attended once she enters on the form's date. Reply assumed. */
  vigenciaDerechos: ask({
    controller,
    path: '/BuscarVigenciaAltaDerechos',
    body: novedadForm,
    datos: vigenciaDerechos,
  }),
  verificarInconclusas: get({
    controller,
    path: '/VerificaNovedadesInconclusas/:idPersona/:idEmpresa',
    datos: z.nullable(z.string()),
  }),
  /** Datos is "start|end". */
  periodoActivo: get({
    controller,
    path: '/ObtenerPeriodoActivoAporteEmpresa/:idEmpresa/:idRegional',
    datos: z.nullable(z.string()),
  }),
};
