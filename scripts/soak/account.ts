import type { Audience } from '#contract/controllers.ts';
import type { Database } from '#sandbox/db/database.ts';

/** All clients work in La Paz, so that the staff see every notice. */
export const REGIONAL = 1;

/** Who signs in, and what is chosen afterwards. */
export interface Account {
  readonly user: string;
  readonly password: string;
  readonly audience: Audience;
  readonly choice: { readonly IdRegional: number; readonly concod: string; readonly numpat: string };
  readonly IdEmpresa: number;
  /** The insured person who signs in. */
  readonly idPersona?: number;
}

/** The account of a demo user in a company; 0 is the fund. */
export function accountOf(db: Database, user: string, IdEmpresa: number, password: string): Account {
  const row = db.usuarios.by('usuario', user)[0];
  const regional = row?.regionales.find(({ IdRegional }) => IdRegional === REGIONAL);
  const company = regional?.empresas.find((each) => each.IdEmpresa === IdEmpresa);
  if (!row || !company) throw new Error(`The seed has no ${user} with company ${IdEmpresa}`);
  const audience: Audience = row.tipo === 'ASEGURADOS' ? 'insured' : 'others';
  const { concod, numpat } = company;
  const choice = { IdRegional: REGIONAL, concod, numpat };
  return { user, password, audience, IdEmpresa, choice, idPersona: row.IdPersona };
}
