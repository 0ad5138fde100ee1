import { esPersonal, tipoUsuarioActual } from '#client/session.ts';
import type { TipoUsuario } from '#contract/enumerations.ts';
import type { NovedadDefinition, Rol } from './definition.ts';

/** Staff that chose a company acts for it (decision 7). */
const roles: Readonly<Partial<Record<TipoUsuario, Rol>>> = {
  EXTERNO_EMPRESAS: 'empresa',
  INTERNO_EXTERNO: 'empresa',
  ASEGURADOS: 'asegurado',
};

/** Which side of a notice the signed-in user stands on (decision 7). */
export function rolActual(): Rol {
  if (esPersonal()) return 'personal';
  const tipo = tipoUsuarioActual();
  return (tipo && roles[tipo]) ?? 'otro';
}

/** Whether a role begins notices of a kind: the employer all of them, an insured person some (spec R 1, decision 59). */
export const registra = ({ paraAsegurados }: Pick<NovedadDefinition, 'paraAsegurados'>, rol: Rol): boolean =>
  rol === 'empresa' || (rol === 'asegurado' && paraAsegurados === true);
