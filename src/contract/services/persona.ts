import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { get } from '../endpoint.ts';
import { basePersonas } from '../entities/persona.ts';

/** People, insured or not (spec F 7.6). */
export const persona = {
  porId: get({ controller: controllers.persona, path: '/ObtieneXId/:idPersona', datos: z.nullable(basePersonas) }),
};
