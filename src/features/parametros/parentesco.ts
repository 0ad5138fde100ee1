import type { RelacionParentesco } from '#contract/entities/parametro.ts';
import { nombresDeParentesco } from './messages.ts';

/** A kinship with the name its id stands for where the services send none (spec F 3.11). */
export const conNombre = (row: RelacionParentesco): RelacionParentesco => ({
  ...row,
  Descripcion: row.Descripcion || (nombresDeParentesco[row.IdRelacionParentesco] ?? ''),
});
