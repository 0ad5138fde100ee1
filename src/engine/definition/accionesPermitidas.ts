import type { Rol } from '#blocks/rol/rolActual.ts';
import type { Estado } from '#contract/enumerations.ts';
import type { Accion } from './definition.ts';
import type { FamiliaDeAvisos } from './familia.ts';

const ofEmpresa: readonly Accion[] = ['editar', 'declarar', 'eliminar', 'imprimir'];
const ofPersonal: readonly Accion[] = ['observar', 'aceptar', 'imprimir'];
/**
 * The actions of insured persons, and of staff who register notices for a company. They never declare a notice: the
 * employer does that (decision 7).
 */
const ofAsegurado: readonly Accion[] = ['editar', 'eliminar', 'imprimir'];

function actionsOf(rol: Rol, deTodos = false): readonly Accion[] {
  if (rol === 'empresa') return ofEmpresa;
  if (rol === 'personal') return deTodos ? [...ofPersonal, ...ofAsegurado] : ofPersonal;
  return rol === 'asegurado' && deTodos ? ofAsegurado : [];
}

/** Only the staff review a notice, and only after it is declared (decision 7). */
const review: Readonly<Partial<Record<Estado, readonly Accion[]>>> = { declarado: ['observar', 'aceptar'] };

/**
 * What a user may do with a notice (spec E 4, decisions 7, 8, 9, 59). `estado` is null for a notice that is not saved
 * yet: only its form is open. A paid notice can never be deleted, whether its flag or its state says that it is paid.
 */
export function accionesPermitidas(
  familia: Pick<FamiliaDeAvisos, 'actions' | 'deTodos'>,
  { estado, pagado, rol }: { readonly estado: Estado | null; readonly pagado: boolean; readonly rol: Rol },
): ReadonlySet<Accion> {
  if (estado === null) return new Set();
  const byState = [...familia.actions[estado], ...(review[estado] ?? [])];
  const mine = actionsOf(rol, familia.deTodos);
  const paid = pagado || estado === 'pagado';
  return new Set(byState.filter((action) => mine.includes(action) && !(action === 'eliminar' && paid)));
}
