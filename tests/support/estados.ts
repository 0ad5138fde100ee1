import type { Estado } from '#contract/enumerations.ts';
import type { Novedad } from '#sandbox/db/rows.ts';
import { idDeEstado } from '#sandbox/db/tipos.ts';
import { estadoDe } from '#sandbox/rules/states.ts';
import { theSandbox } from './services.ts';

/**
 * Gives a notice of Banco Altiplano in La Paz another state at the services, as somebody else would. `fits` says which of those
 * that are in the state `de`. Returns the name of its person.
 */
export async function cambiarEstado(de: Estado, a: Estado, fits: (novedad: Novedad) => boolean): Promise<string> {
  const { db } = await theSandbox();
  const one = db.novedades
    .all()
    .find((n) => n.IdEmpresa === 501 && n.IdRegional === 1 && fits(n) && estadoDe(db, n).estado === de);
  if (!one) throw new Error(`no notice that is ${de}`);
  db.novedades.put({ ...one, IdEstadoProceso: idDeEstado(one.IdTipoNovedad, a) });
  return db.personas.get(one.IdPersona)?.NombreCompleto ?? '';
}
