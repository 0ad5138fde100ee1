import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { get } from '../endpoint.ts';
import { calculoEnteGestor, resolucionEnteGestor } from '../entities/afiliacion.ts';

const controller = controllers.afiliacion;

/** The health manager of a retiree (spec R 2.3, 3.2, 7.2). */
export const enteGestor = {
  /** The birth date is dd-mm-yyyy: slashes replaced by dashes. */
  calcular: get({
    controller,
    path: '/CalculaEnteGestor/:fechaNacimiento/:idRegional/:idResolucion',
    datos: calculoEnteGestor,
  }),
  resoluciones: get({ controller, path: '/ResolucionesEnteGestor', datos: z.array(resolucionEnteGestor) }),
};
