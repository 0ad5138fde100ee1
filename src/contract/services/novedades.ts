import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { notShown, post } from '../endpoint.ts';
import { assumed } from '../facts.ts';

/** Validity of insured persons (spec R 7.2). The body is not shown. Assumed: the person, and the direction of the change. */
export const novedades = {
  quitarHabilitarVigencia: post({
    controller: controllers.novedades,
    path: '/QuitarHabilitarVigencia',
    body: assumed(z.looseObject({ IdPersona: z.number(), Habilitar: z.boolean() })),
    datos: notShown,
  }),
};
