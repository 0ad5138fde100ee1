import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { get } from '../endpoint.ts';
import { formularioWeb } from '../entities/formulario.ts';

/** The catalogue of web forms (spec F 2.5, 7.1): only for the fund's staff. */
export const formulariosWeb = {
  /** By part of the form's name; an underscore means an empty text. */
  buscar: get({ controller: controllers.formulariosWeb, path: '/:nombre', datos: z.array(formularioWeb) }),
};
