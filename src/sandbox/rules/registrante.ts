import type { NovedadForm } from '#contract/entities/novedad.ts';
import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import type { Database } from '../db/database.ts';
import { sinAcceso } from '../refusal.ts';
import type { Sesion } from '../session.ts';
import { comoEmpresa, exigeEmpresa, vePersona } from './access.ts';

/** The notices insured persons register besides the employer (spec R 1). */
const deAsegurados: readonly number[] = [
  tipo.ALTA_PASIVO,
  tipo.ALTA_PASIVO_POR_ALGORITMO,
  tipo.ALTA_PASIVO_POR_JUBILACION,
  tipo.ALTA_PASIVO_POR_RESOLUCION,
  tipo.ALTA_PASIVO_POR_DERECHO_HABIENTE,
  tipo.BAJA_PASIVO,
  tipo.TRANSFERENCIA_PASIVO,
];

/** Whom a form is about, and what kind of notice it is. */
export const deQuien = ({ BasePersonas, SegurosPersonasNovedad }: NovedadForm) => ({
  IdPersona: BasePersonas.IdPersona,
  IdTipoNovedad: SegurosPersonasNovedad.IdTipoNovedad,
});

/**
 * Under which company and regional a caller registers a notice: the employer under its own, anybody's; an insured person
 * under the ones she chose, a retiree's notice of herself or of her family (decision 59). Refused for everybody else.
 */
export function comoRegistrante(
  db: Database,
  sesion: Sesion,
  about: { readonly IdPersona: number; readonly IdTipoNovedad: number },
): { IdEmpresa: number; IdRegional: number } {
  if (sesion.tipo !== 'ASEGURADOS') return comoEmpresa(sesion);
  const { idEmpresa: IdEmpresa, idRegional: IdRegional } = sesion;
  const theirs = deAsegurados.includes(about.IdTipoNovedad) && vePersona(db, sesion, about.IdPersona);
  if (!theirs || IdEmpresa <= 0 || IdRegional <= 0) throw sinAcceso();
  return { IdEmpresa, IdRegional };
}

/** Refuses a company that is not the caller's; an insured person's is the one she chose, and staff may name any. */
export function exigeSuEmpresa(sesion: Sesion, idEmpresa: number): void {
  if (sesion.tipo !== 'ASEGURADOS') exigeEmpresa(sesion, idEmpresa);
  else if (idEmpresa <= 0 || idEmpresa !== sesion.idEmpresa) throw sinAcceso();
}
