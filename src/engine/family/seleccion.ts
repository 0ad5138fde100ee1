import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { session } from '#client/session.ts';
import type { PacientePorId } from '#contract/entities/persona.ts';
import { pacientes } from '#contract/services/pacientes.ts';
import { personasEmpresa } from '#contract/services/personasEmpresa.ts';
import type { Seleccion } from '#engine/definition/definition.ts';
import { cleanDate, readDate, toLocalDate } from '#lib/dates.ts';
import { avisoMessages } from './avisoMessages.ts';

/**
 * What the unfinished-notice check means (decision 1): INCONCLUSO, nothing, or a date that stands for none (variants 3.9,
 * 3.10) lets the person through; a date is the pending notice's; any other text blocks without a date. null lets through, '' blocks without a date.
 */
export function fechaPendiente(answer: string | null): string | null {
  const text = (answer ?? '').trim();
  if (text.toUpperCase() === 'INCONCLUSO') return null;
  const day = readDate(text);
  return day === '' ? null : (day ?? '');
}

/** The sentence that blocks a person with an unfinished notice, by what the check answered; null lets through. */
export function impedimentoPendiente(name: string, answer: string | null): string | null {
  const pending = fechaPendiente(answer);
  if (pending === null) return null;
  return pending ? avisoMessages.pendiente(name, toLocalDate(pending)) : avisoMessages.pendienteSinFecha(name);
}

/** A choice that is refused, with the sentence people read. */
export const rechazada = (text: string): Seleccion => ({ ok: false, text });

/** Person and insured record; null when they cannot be read, which the notice's own sentence says (spec E 5.7). */
export async function pacienteDe(idPersona: number): Promise<PacientePorId | null> {
  try {
    return await call(pacientes.porId, { params: { idPersona } }, { quiet: true });
  } catch (error) {
    if (isCallError(error) && session.getState().user) return null;
    throw error;
  }
}

/** The work of a person in the company and regional of the session; null when there is none. */
export async function trabajoDe(idPersona: number, idEmpresa: number) {
  const work = await call(personasEmpresa.relacion, { params: { idPersona, idEmpresa } });
  const here = session.getState().user?.id_regional ?? 0;
  const elsewhere = work !== null && work.IdRegional > 0 && work.IdRegional !== here;
  return work && !elsewhere && cleanDate(work.FechaBaja) === '' ? work : null;
}
