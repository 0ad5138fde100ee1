import type { Estado } from '#contract/enumerations.ts';
import type { Accion, NovedadDefinition, Rol } from './definition.ts';

const ofEmpresa: readonly Accion[] = ['editar', 'declarar', 'eliminar', 'imprimir'];
const ofPersonal: readonly Accion[] = ['observar', 'aceptar', 'imprimir'];

/** Only a declared notice is reviewed, and only by the staff (decision 7). */
const review: Readonly<Partial<Record<Estado, readonly Accion[]>>> = { declarado: ['observar', 'aceptar'] };

/**
 * What a user may do with a notice (spec E 4, decisions 7, 8, 9). `estado` null is a notice not saved yet: only its form
 * is open. A paid notice is never deleted, whether by its flag or by its state.
 */
export function allowedActions(
  definition: Pick<NovedadDefinition, 'actions'>,
  { estado, pagado, rol }: { readonly estado: Estado | null; readonly pagado: boolean; readonly rol: Rol },
): ReadonlySet<Accion> {
  if (estado === null || rol === 'otro') return new Set();
  const byState = [...definition.actions[estado], ...(review[estado] ?? [])];
  const mine = rol === 'empresa' ? ofEmpresa : ofPersonal;
  const paid = pagado || estado === 'pagado';
  return new Set(byState.filter((action) => mine.includes(action) && !(action === 'eliminar' && paid)));
}
