import type { Rol } from '#blocks/rol/rolActual.ts';
import type { FamiliaDeAvisos } from './familia.ts';

/** Whether a role may start notices of a kind: the employer all of them, an insured person some (spec R 1, decision 59). */
export const registra = ({ paraAsegurados }: Pick<FamiliaDeAvisos, 'paraAsegurados'>, rol: Rol): boolean =>
  rol === 'empresa' || (rol === 'asegurado' && paraAsegurados === true);
