import { isPersonal, tipoUsuarioActual } from '#client/session.ts';
import type { TipoUsuario } from '#contract/enumerations.ts';

/**
 * Who is looking at the notice (decisions 7, 59): the employer that declares, the staff that reviews, an insured person
 * with notices of the own family, anybody else.
 */
export type Rol = 'empresa' | 'personal' | 'asegurado' | 'otro';

/** Staff that chose a company acts for it (decision 7). */
const roles: Readonly<Partial<Record<TipoUsuario, Rol>>> = {
  EXTERNO_EMPRESAS: 'empresa',
  INTERNO_EXTERNO: 'empresa',
  ASEGURADOS: 'asegurado',
};

/** Which side of a notice the signed-in user stands on (decision 7). */
export function rolActual(): Rol {
  if (isPersonal()) return 'personal';
  const tipo = tipoUsuarioActual();
  return (tipo && roles[tipo]) ?? 'otro';
}
