import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { notShown, post } from '../endpoint.ts';
import {
  ampliacionPorResolucion,
  ampliacionSeguro,
  cambioDatos,
  cambioGenero,
  compromisoAfiliacion,
  compromisoPago,
  parPersonaNovedad,
} from '../entities/afiliacion.ts';
import { version } from '../entities/wire.ts';
import { assumed } from '../facts.ts';

const controller = controllers.afiliacion;
const datos = parPersonaNovedad;

/**
 * Calls that change a person's data, insurance or commitments (spec R 7.2). No body is shown: the fields are assumed, and
 * each call answers "idPersona|idPersonaNovedad".
 */
export const afiliacionCambios = {
  /** Identity and birth: an employer requests the change, the fund's staff decide. */
  datosRelevantes: post({ controller, path: '/NovedadActualizaDatos/', body: cambioDatos, datos }),
  /** Address, telephones and the like: these change at once. */
  datosNoRelevantes: post({
    controller: controllers.afiliacionPorAudiencia,
    path: '/NovedadActualizaDatosNoRelevantes/',
    body: cambioDatos,
    datos: notShown,
  }),
  genero: post({ controller, path: '/NovedadCambioGenero/', body: cambioGenero, datos }),
  ampliacion: post({ controller, path: '/NovedadAmpliacionSeguro/', body: ampliacionSeguro, datos }),
  ampliacionPorResolucion: post({
    controller,
    path: '/NovedadAmpliacionSeguroResolucion/',
    body: ampliacionPorResolucion,
    datos,
  }),
  compromisoAfiliacion: post({
    controller,
    path: '/NovedadCompromisoAfiliacion/',
    body: compromisoAfiliacion,
    datos,
  }),
  compromisoPago: post({ controller, path: '/NovedadCompromisoPago/', body: compromisoPago, datos }),
  /** Version: of the notice whose observation was shown, if the services have one. */
  observacion: post({
    controller,
    path: '/NovedadActualizaObservacion/',
    body: assumed(z.looseObject({ IdPersonaNovedad: z.number(), Observacion: z.string(), Version: version() })),
    datos: notShown,
  }),
};
