import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { accionesConPago } from '../accionesConPago.ts';

/** What can be done with a registration notice in each state. */
export const accionesDeAlta: NovedadDefinition['actions'] = accionesConPago;
