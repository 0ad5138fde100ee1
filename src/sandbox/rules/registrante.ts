import type { NovedadForm } from '#contract/entities/novedad.ts';
import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import type { Database } from '../db/database.ts';
import { sinAcceso } from '../refusal.ts';
import type { Sesion } from '../session.ts';
import { comoEmpresa, exigeEmpresa, papel, vePersona } from './access.ts';

/** The notices that the staff and insured persons register too; all others are the employer's (spec R 1). */
const deTodos: readonly number[] = [
  tipo.ALTA_PASIVO,
  tipo.ALTA_PASIVO_POR_ALGORITMO,
  tipo.ALTA_PASIVO_POR_JUBILACION,
  tipo.ALTA_PASIVO_POR_RESOLUCION,
  tipo.ALTA_PASIVO_POR_DERECHO_HABIENTE,
  tipo.BAJA_PASIVO,
  tipo.TRANSFERENCIA_PASIVO,
];

/** The person, the notice type and the company in a form. */
export const deQuien = ({ BasePersonas, SegurosPersonasNovedad }: NovedadForm) => ({
  IdPersona: BasePersonas.IdPersona,
  IdTipoNovedad: SegurosPersonasNovedad.IdTipoNovedad,
  IdEmpresa: SegurosPersonasNovedad.IdEmpresa,
});

interface DeQuien {
  readonly IdPersona: number;
  readonly IdTipoNovedad: number;
}

/**
 * Refuses callers who may not register a notice of this type for this person: employers register all, the staff and insured
 * persons retirees' notices, insured persons only for themselves and their family (spec R 1, decision 59).
 */
export function exigeRegistrar(db: Database, sesion: Sesion, about: DeQuien): void {
  if (papel(sesion) === 'empresa') return void comoEmpresa(sesion);
  const registers = papel(sesion) === 'caja' || sesion.tipo === 'ASEGURADOS';
  const theirs = registers && deTodos.includes(about.IdTipoNovedad) && vePersona(db, sesion, about.IdPersona);
  if (!theirs || sesion.idRegional <= 0) throw sinAcceso();
}

/** The company that the staff named, if it is active in their regional. */
function empresaNombrada(db: Database, { idRegional }: Sesion, idEmpresa: number): number {
  const company = db.empresas.get(idEmpresa);
  if (company?.Estado !== 'ACTIVO' || company.patronales[idRegional] === undefined) throw sinAcceso();
  return idEmpresa;
}

/**
 * The company and regional under which a caller registers a notice. An employer uses its own. An insured person uses the
 * ones she chose. The staff name the company, which must work in their regional. All others are refused.
 */
export function comoRegistrante(
  db: Database,
  sesion: Sesion,
  about: DeQuien & { readonly IdEmpresa: number },
): { IdEmpresa: number; IdRegional: number } {
  exigeRegistrar(db, sesion, about);
  const { idEmpresa, idRegional: IdRegional } = sesion;
  const IdEmpresa = papel(sesion) === 'caja' ? empresaNombrada(db, sesion, about.IdEmpresa) : idEmpresa;
  if (IdEmpresa <= 0) throw sinAcceso();
  return { IdEmpresa, IdRegional };
}

/** Refuses a company that is not the caller's. An insured person has the one she chose. Staff may name any. */
export function exigeSuEmpresa(sesion: Sesion, idEmpresa: number): void {
  if (sesion.tipo !== 'ASEGURADOS') exigeEmpresa(sesion, idEmpresa);
  else if (idEmpresa <= 0 || idEmpresa !== sesion.idEmpresa) throw sinAcceso();
}
