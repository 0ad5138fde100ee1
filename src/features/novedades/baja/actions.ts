import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { accionesConPago } from '../accionesConPago.ts';

/** What can be done with a termination notice in each state. */
export const accionesDeBaja: NovedadDefinition['actions'] = accionesConPago;
