import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { ask, get } from '../endpoint.ts';
import { estadoCita } from '../entities/cita.ts';
import { assumed } from '../facts.ts';

const controller = controllers.empParametros;

/** The two parameters for which each audience has its own service (spec F 7.7, R 7.8). */
export const empParametros = {
  /** The allowed number of addresses for the absence notices. */
  cantidadCorreos: get({ controller, path: '/CantidadCorreosPermitidos/', datos: assumed(z.number()) }),
  /** The states of appointments; the body is not shown, an empty object is sent. */
  estadosCita: ask({
    controller,
    path: '/ListaEstadoCitaMedica/',
    body: assumed(z.looseObject({})),
    datos: z.array(estadoCita),
  }),
};
