import { type Ejemplo, ejemplos } from '../examples.ts';
import type { Novedad, Persona } from '../rows.ts';
import type { Sowing } from './people.ts';

/**
 * Turns a seeded person into an example, so that no row is added. She gets the example's document, also in the data kept with
 * accepted notices. `fixed` overrides the drawn values.
 */
export function claimPerson({ db }: Sowing, idPersona: number, who: Ejemplo, fixed: Partial<Persona> = {}): Persona {
  const drawn = db.personas.get(idPersona);
  if (!drawn) throw new Error(`The seed has nobody to be ${who}`);
  const document = { IdTipoDocumento: 1, NumeroDocumento: ejemplos[who], ComplementoDocumento: '' };
  const foreign = drawn.IdTipoDocumento !== 1;
  const home = foreign ? { IdNacionalidad: 1, IdUbicacionNacimiento: 101, IdExtensionDocumento: 1 } : {};
  const persona = db.personas.put({ ...drawn, ...document, ...home, ...fixed });
  for (const n of db.novedades.by('persona', idPersona)) {
    if (!n.DatosHistorico) continue;
    const form = JSON.parse(n.DatosHistorico) as object;
    db.novedades.put({ ...n, DatosHistorico: JSON.stringify({ ...form, BasePersonas: persona }) });
  }
  return persona;
}

/** True if a notice is in no payment order. Only such a notice may change its company. */
export const sinOrden = ({ db }: Sowing, n: Novedad): boolean =>
  !db.ordenes.all().some((o) => o.novedades.includes(n.IdPersonaNovedad));
