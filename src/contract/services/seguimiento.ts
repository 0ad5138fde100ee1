import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { ask, post } from '../endpoint.ts';
import { seguimientoItem, seguimientoMensaje } from '../entities/seguimiento.ts';
import { assumed, documented } from '../facts.ts';

const controller = controllers.seguimiento;

/** Tracking entries (spec F 7.8). */
export const seguimiento = {
  registrar: post({
    controller,
    path: '/SeguimientoRegistra',
    body: seguimientoMensaje,
    datos: documented('R 7.6', z.number()),
  }),
  lista: ask({
    controller,
    path: '/SeguimientoLista',
    body: assumed(z.object({ IdTabla: z.number(), Tabla: z.string() })),
    datos: z.array(seguimientoItem),
  }),
};
