import { personasEmpresa } from '#contract/services/personasEmpresa.ts';
import type { Database } from '../db/database.ts';
import type { Relacion } from '../db/rows.ts';
import { sinAcceso } from '../refusal.ts';
import { vePersona } from '../rules/access.ts';
import { exigeSuEmpresa } from '../rules/registrante.ts';
import { NINGUNA } from '../rules/wire.ts';
import { number, type Services, serve } from '../serve.ts';
import type { Sesion } from '../session.ts';
import { empresaEn } from './empresas.ts';

/** Relations of people with companies (spec F 7.3). A missing date is 1900-01-01, as the services write it. */
export function servePersonasEmpresa(at: Services): void {
  serve(at, personasEmpresa.habilitadas, ({ params, db, sesion }) => {
    const idPersona = number(params.idPersona, 'idPersona');
    if (!vePersona(db, sesion, idPersona)) throw sinAcceso();
    return db.relaciones
      .by('persona', idPersona)
      .filter((r) => r.FechaBaja === '')
      .flatMap((r) => {
        const empresa = db.empresas.get(r.IdEmpresa);
        return empresa ? [empresaEn(empresa, r.IdRegional)] : [];
      });
  });

  serve(at, personasEmpresa.relacion, ({ params, db, sesion }) => {
    const last = relaciones(db, sesion, params)
      .sort((a, b) => a.FechaIngreso.localeCompare(b.FechaIngreso))
      .at(-1);
    if (!last) return null;
    const { IdPersonaEmpresa, FechaIngreso, FechaBaja, Cargo, HaberMensual, IdRegional } = last;
    return { IdPersonaEmpresa, FechaIngreso, FechaBaja: FechaBaja || NINGUNA, Cargo, HaberMensual, IdRegional };
  });

  serve(at, personasEmpresa.trabaja, ({ params, db, sesion }) => {
    const idPersona = number(params.idPersona, 'idPersona');
    if (!vePersona(db, sesion, idPersona)) throw sinAcceso();
    return db.relaciones.by('persona', idPersona).some((r) => r.FechaBaja === '');
  });

  serve(at, personasEmpresa.existe, ({ params, db, sesion }) => relaciones(db, sesion, params).length > 0);
  serve(at, personasEmpresa.sigueActiva, ({ params, db, sesion }) =>
    relaciones(db, sesion, params).some((r) => r.FechaBaja === ''),
  );
}

/**
 * A person's present and past relations with a company. Employers may ask about their own company, insured persons about
 * their family.
 */
function relaciones(
  db: Database,
  sesion: Sesion,
  params: { readonly idPersona: string; readonly idEmpresa: string },
): Relacion[] {
  const idEmpresa = number(params.idEmpresa, 'idEmpresa');
  const idPersona = number(params.idPersona, 'idPersona');
  exigeSuEmpresa(sesion, idEmpresa);
  if (!vePersona(db, sesion, idPersona)) throw sinAcceso();
  return db.relaciones.by('persona', idPersona).filter((r) => r.IdEmpresa === idEmpresa);
}
