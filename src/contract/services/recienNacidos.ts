import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { get, notShown, post } from '../endpoint.ts';
import { nacimiento, parPersonaNovedad, recienNacido, recienNacidoForm } from '../entities/afiliacion.ts';
import { version } from '../entities/wire.ts';
import { assumed } from '../facts.ts';

const controller = controllers.afiliacion;

/**
 * Newborns (spec R 5.8, 7.2). The meaning of unnamed path values is assumed and given by their names here; '_' and 0 mean
 * any.
 */
export const recienNacidos = {
  /** Births of the hospital system that are not registered yet. */
  nacimientos: get({
    controller,
    path: '/ObtenerRecienNacidosSAMIPostgres/:idRegional/:fechaDesde/:fechaHasta/:documentoMadre/:nombreMadre/:historiaClinica',
    datos: z.array(nacimiento),
  }),
  /**
   * `aceptaRepetidos` is 0, or 1 after the person has seen that there are similar newborns. If there are, and it is 0,
   * nothing is written: Datos is null, and Mensaje has TieneMensaje and the similar newborns as JSON text
   * (recienNacidosNoUnicos). Otherwise Datos is "idPersona|idPersonaNovedad".
   */
  grabar: post({
    controller,
    path: '/GrabarRecienNacido/:aceptaRepetidos',
    body: recienNacidoForm,
    datos: z.nullable(parPersonaNovedad),
    success: 'El registro de recién nacido se grabó correctamente.',
  }),
  /** Version: of the registration that was shown, if the services have one. */
  concluir: post({
    controller,
    path: '/ConcluirRegistroRecienNacido/:idRegional',
    body: assumed(z.looseObject({ IdPersonaNovedad: z.number(), Version: version() })),
    datos: notShown,
    success: 'El registro de recién nacido se concluyó correctamente.',
  }),
  /** Registered newborns of a family, or of everybody the user may see if the person is 0. */
  lista: get({
    controller: controllers.afiliacionPorAudiencia,
    path: '/ObtenerRecienNacidos/:idPersona/:fechaDesde/:fechaHasta',
    datos: z.array(recienNacido),
  }),
  /** True while a birth of the person, or of her family, is not registered or not concluded. */
  tiene: get({ controller, path: '/PersonaTieneRecienNacido/:idPersona', datos: assumed(z.boolean()) }),
};
