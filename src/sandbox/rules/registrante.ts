import type { NovedadForm } from '#contract/entities/novedad.ts';
import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import type { Database } from '../db/database.ts';
import { sinAcceso } from '../refusal.ts';
import type { Sesion } from '../session.ts';
import { comoEmpresa, exigeEmpresa, vePersona } from './access.ts';

/** The notices that insured persons may register, besides the employer (spec R 1). */
const deAsegurados: readonly number[] = [
  tipo.ALTA_PASIVO,
  tipo.ALTA_PASIVO_POR_ALGORITMO,
  tipo.ALTA_PASIVO_POR_JUBILACION,
  tipo.ALTA_PASIVO_POR_RESOLUCION,
  tipo.ALTA_PASIVO_POR_DERECHO_HABIENTE,
  tipo.BAJA_PASIVO,
  tipo.TRANSFERENCIA_PASIVO,
];

/** The person and the notice type in a form. */
export const deQuien = ({ BasePersonas, SegurosPersonasNovedad }: NovedadForm) => ({
  IdPersona: BasePersonas.IdPersona,
  IdTipoNovedad: SegurosPersonasNovedad.IdTipoNovedad,
});

/**
 * The company and regional under which a caller registers a notice. An employer uses its own, for anybody. An insured person
 * uses the ones she chose, for a retiree's notice of herself or her family (decision 59). All others are refused.
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

/** Refuses a company that is not the caller's. An insured person has the one she chose. Staff may name any. */
export function exigeSuEmpresa(sesion: Sesion, idEmpresa: number): void {
  if (sesion.tipo !== 'ASEGURADOS') exigeEmpresa(sesion, idEmpresa);
  else if (idEmpresa <= 0 || idEmpresa !== sesion.idEmpresa) throw sinAcceso();
}
