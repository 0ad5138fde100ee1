import type { RelacionParentesco } from '#contract/entities/parametro.ts';
import { nombresDeParentesco } from './messages.ts';

/** A kinship with its name. If the services send none, the name follows from its id (spec F 3.11). */
export const conNombre = (row: RelacionParentesco): RelacionParentesco => ({
  ...row,
  Descripcion: row.Descripcion || (nombresDeParentesco[row.IdRelacionParentesco] ?? ''),
});
