import type { Rol } from '#blocks/rol/rolActual.ts';
import type { FamiliaDeAvisos } from './familia.ts';

/**
 * Whether a role may start notices of a kind: the employer all of them, the staff and insured persons some (spec R 1,
 * decision 59).
 */
export const registra = ({ deTodos }: Pick<FamiliaDeAvisos, 'deTodos'>, rol: Rol): boolean =>
  rol === 'empresa' || (rol !== 'otro' && deTodos === true);
