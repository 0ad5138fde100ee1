import { esPersonal, tipoUsuarioActual } from '#client/session.ts';
import type { Rol } from './definition.ts';

/** Which side of a notice the signed-in user stands on (decision 7). */
export function rolActual(): Rol {
  if (esPersonal()) return 'personal';
  return tipoUsuarioActual() === 'EXTERNO_EMPRESAS' ? 'empresa' : 'otro';
}
