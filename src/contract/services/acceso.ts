import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { get } from '../endpoint.ts';
import { documented } from '../facts.ts';

/** The permission check of the second guard (spec F 7.1, decision 24): Datos true lets the user pass. */
export const acceso = {
  externo: get({
    controller: controllers.acceso,
    path: '/Externo',
    query: ['rutaControl', 'rutaOrigen', 'tituloPagina', 'idRegional', 'codigoEmpresa'],
    datos: documented('F 7.1', z.boolean()),
  }),
};
