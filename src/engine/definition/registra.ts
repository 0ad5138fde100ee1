import type { Rol } from '#blocks/rol/rolActual.ts';
import type { NovedadDefinition } from './definition.ts';

/** Whether a role begins notices of a kind: the employer all of them, an insured person some (spec R 1, decision 59). */
export const registra = ({ paraAsegurados }: Pick<NovedadDefinition, 'paraAsegurados'>, rol: Rol): boolean =>
  rol === 'empresa' || (rol === 'asegurado' && paraAsegurados === true);
