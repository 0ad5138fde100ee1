import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { accionesDeAlta } from './altaActions.ts';

/** What can be done with a termination notice in each state: one column of spec E 4 covers it and the registration. */
export const accionesDeBaja: NovedadDefinition['actions'] = accionesDeAlta;
