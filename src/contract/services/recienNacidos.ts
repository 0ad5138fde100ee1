import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { get, notShown, post } from '../endpoint.ts';
import { nacimiento, parPersonaNovedad, recienNacido, recienNacidoForm } from '../entities/afiliacion.ts';
import { version } from '../entities/wire.ts';
import { assumed } from '../facts.ts';

const controller = controllers.afiliacion;

/** Newborns (spec R 5.8, 7.2). Unnamed path values are taken to be what their names here say; '_' and 0 mean any. */
export const recienNacidos = {
  /** Births of the hospital system that nobody registered yet. */
  nacimientos: get({
    controller,
    path: '/ObtenerRecienNacidosSAMIPostgres/:idRegional/:fechaDesde/:fechaHasta/:documentoMadre/:nombreMadre/:historiaClinica',
    datos: z.array(nacimiento),
  }),
  /**
   * `aceptaRepetidos` is 0, or 1 once the person has seen that there are others like it. Where there are, and it is 0,
   * nothing is written: Datos is null, and Mensaje carries TieneMensaje and the others as JSON text
   * (recienNacidosNoUnicos). Otherwise Datos is "idPersona|idPersonaNovedad".
   */
  grabar: post({
    controller,
    path: '/GrabarRecienNacido/:aceptaRepetidos',
    body: recienNacidoForm,
    datos: z.nullable(parPersonaNovedad),
    success: 'El registro de recién nacido se grabó correctamente.',
  }),
  /** Version: of the registration that was shown, where the services keep one. */
  concluir: post({
    controller,
    path: '/ConcluirRegistroRecienNacido/:idRegional',
    body: assumed(z.looseObject({ IdPersonaNovedad: z.number(), Version: version() })),
    datos: notShown,
    success: 'El registro de recién nacido se concluyó correctamente.',
  }),
  /** Registered newborns of a family, of everybody in reach when the person is 0. */
  lista: get({
    controller: controllers.afiliacionPorAudiencia,
    path: '/ObtenerRecienNacidos/:idPersona/:fechaDesde/:fechaHasta',
    datos: z.array(recienNacido),
  }),
  /** True while a birth of the person, or of her family, is not registered or not concluded. */
  tiene: get({ controller, path: '/PersonaTieneRecienNacido/:idPersona', datos: assumed(z.boolean()) }),
};
