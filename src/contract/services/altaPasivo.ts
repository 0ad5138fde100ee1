import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { ask, get, notShown, post } from '../endpoint.ts';
import { altaPasivoForm } from '../entities/pasivo.ts';
import { vigenciaDerechos } from '../entities/vigencia.ts';
import { parDeIds } from '../entities/wire.ts';
import { assumed, documented } from '../facts.ts';

const controller = controllers.altaPasivo;

/** Registration notices of retirees, in four variants (spec R 7.3). */
export const altaPasivo = {
  insertar: post({
    controller,
    path: '/InsertarAltaPasivo',
    body: altaPasivoForm,
    /** "idPersona|idPersonaNovedad", like the other registrations (decision 61) */
    datos: documented('R 7.3', parDeIds()),
    success: 'El registro se insertó correctamente.',
  }),
  modificar: post({
    controller,
    path: '/ModificaAltaPasivo',
    body: altaPasivoForm,
    datos: notShown,
    success: 'El registro se modificó correctamente.',
  }),
  eliminar: post({
    controller,
    path: '/EliminaAltaPasivo',
    body: altaPasivoForm,
    datos: notShown,
    success: 'Registro eliminado correctamente.',
  }),
  aceptar: post({
    controller,
    path: '/AceptaAltaPasivo',
    body: altaPasivoForm,
    datos: notShown,
    success: 'La novedad se aceptó correctamente.',
  }),
  /** The day from which the person is attended if she is registered on the form's date. Reply assumed. */
  vigenciaDerechos: ask({
    controller,
    path: '/BuscarVigenciaAltaDerechos',
    body: altaPasivoForm,
    datos: assumed(z.nullable(vigenciaDerechos)),
  }),
  /** The date of the unfinished notice, or INCONCLUSO (decision 1). */
  verificarInconclusas: get({
    controller,
    path: '/VerificaNovedadesInconclusas/:idPersona/:idEmpresa',
    datos: documented('R 7.3', z.nullable(z.string())),
  }),
};
