import type { Estado } from '#contract/enumerations.ts';
import type { Database } from '../db/database.ts';
import type { Novedad } from '../db/rows.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import type { Sesion } from '../session.ts';
import { papel } from './access.ts';
import { estadoPorId, estadosDeTipo, idDeEstado, padreDe } from './catalogo.ts';
import { texto } from './texts.ts';
import { type Cambio, esDeSuPapel, puedeCambiar } from './transitions.ts';

/** The state of a notice, by meaning and by name. */
export function estadoDe(db: Database, n: Pick<Novedad, 'IdEstadoProceso'>): { estado: Estado | null; nombre: string } {
  const found = estadoPorId(db, n.IdEstadoProceso);
  return { estado: found?.estado ?? null, nombre: found?.Nombre ?? '' };
}

/** Refuses a form with a stale version: somebody else wrote the notice in between. */
export function exigeVersion(n: Novedad, sent: unknown, refusal: string = texto('otraPersonaModifico')): void {
  if (sent === undefined || sent === null || String(sent) === String(n.Version)) return;
  throw new Refusal(refusal);
}

/**
 * Refuses a change that the caller's role may never make, that the notice's state does not allow, or to a state that its type
 * does not have.
 */
export function exigeCambio(db: Database, sesion: Sesion, n: Novedad, cambio: Cambio, destino: Estado): void {
  const who = papel(sesion);
  if (!esDeSuPapel(who, cambio)) throw sinAcceso();
  const { estado, nombre } = estadoDe(db, n);
  const exists = estadosDeTipo(db, n.IdTipoNovedad).some((e) => e.estado === destino);
  if (exists && puedeCambiar(who, cambio, estado, padreDe(db, n.IdTipoNovedad))) return;
  throw new Refusal(texto('cambioNoPermitido', { estado: nombre, destino: capital(destino) }));
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Writes a notice in another state and increases its version. */
export function pasarA(db: Database, n: Novedad, estado: Estado, fields: Partial<Novedad> = {}): Novedad {
  return db.novedades.put({
    ...n,
    ...fields,
    IdEstadoProceso: idDeEstado(db, n.IdTipoNovedad, estado),
    Version: n.Version + 1,
  });
}
