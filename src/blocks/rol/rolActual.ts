import { isPersonal, tipoUsuarioActual } from '#client/session.ts';
import type { TipoUsuario } from '#contract/enumerations.ts';

/**
 * The role of the user for a notice (decisions 7, 59): the employer that declares, the staff that review, an insured
 * person with notices of their own family, or anyone else.
 */
export type Rol = 'empresa' | 'personal' | 'asegurado' | 'otro';

/** Staff who chose a company act for it (decision 7). */
const roles: Readonly<Partial<Record<TipoUsuario, Rol>>> = {
  EXTERNO_EMPRESAS: 'empresa',
  INTERNO_EXTERNO: 'empresa',
  ASEGURADOS: 'asegurado',
};

/** The role of the signed-in user for notices (decision 7). */
export function rolActual(): Rol {
  if (isPersonal()) return 'personal';
  const tipo = tipoUsuarioActual();
  return (tipo && roles[tipo]) ?? 'otro';
}
