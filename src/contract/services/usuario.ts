import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { get } from '../endpoint.ts';
import { text } from '../entities/wire.ts';
import { assumed, rowId } from '../facts.ts';

/** Users of the fund (spec F 7.1). */
export const usuario = {
  /** Staff whose password is valid, as recipients of messages; the fields are assumed from the tracking's Correos. */
  vigentesInternos: get({
    controller: controllers.usuario,
    path: '/UsuariosVigentesInternos',
    datos: z.array(assumed(z.looseObject({ IdUsuario: rowId(), Nombre: text(), Correo: text() }))),
  }),
};
