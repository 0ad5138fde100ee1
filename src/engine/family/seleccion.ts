import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { session } from '#client/session.ts';
import type { BasePersonas, PacientePorId } from '#contract/entities/persona.ts';
import { nacionalidad } from '#contract/enumerations.ts';
import { pacientes } from '#contract/services/pacientes.ts';
import { personasEmpresa } from '#contract/services/personasEmpresa.ts';
import type { Consulta, MotivoDeRechazo, Seleccion } from '#engine/definition/definition.ts';
import { cleanDate, readDate, toLocalDate } from '#lib/dates.ts';
import { avisoMessages } from './avisoMessages.ts';

/**
 * Reads the answer of the unfinished-notice check (decision 1). The person passes if the answer is INCONCLUSO, empty,
 * or a date that means none (variants 3.9, 3.10). Any other date is the date of the pending notice; any other text
 * blocks without a date. Returns null to let the person pass, and '' to block without a date.
 */
export function fechaPendiente(answer: string | null): string | null {
  const text = (answer ?? '').trim();
  if (text.toUpperCase() === 'INCONCLUSO') return null;
  const day = readDate(text);
  return day === '' ? null : (day ?? '');
}

/** The sentence that blocks a person with an unfinished notice, from the answer of the check; null lets the person pass. */
export function impedimentoPendiente(name: string, answer: string | null): string | null {
  const pending = fechaPendiente(answer);
  if (pending === null) return null;
  return pending ? avisoMessages.pendiente(name, toLocalDate(pending)) : avisoMessages.pendienteSinFecha(name);
}

/** A refused choice, with the sentence to show. */
export const rechazada = (text: string, motivo?: MotivoDeRechazo): Seleccion => ({
  ok: false,
  text,
  ...(motivo ? { motivo } : {}),
});

/**
 * Whether a failed call may count as an empty answer. It may not if the caller asked for quiet calls, because such
 * callers report failures themselves, nor after the session was lost.
 */
export const seCalla = (error: unknown, { quiet = false }: Consulta): boolean =>
  isCallError(error) && !quiet && session.getState().user !== null;

/** The person, with the country's nationality if she has none. An unknown one stays open to be chosen (spec E 5.2, decision 65). */
export const conNacionalidad = (persona: BasePersonas): BasePersonas => ({
  ...persona,
  IdNacionalidad: persona.IdNacionalidad || nacionalidad.nacional,
});

/**
 * The person and the insured record; null if they cannot be read. Then the notice shows its own sentence (spec E 5.7).
 * A caller that asks for quiet calls gets the failure itself.
 */
export async function pacienteDe(idPersona: number, consulta: Consulta = {}): Promise<PacientePorId | null> {
  try {
    return await call(pacientes.porId, { params: { idPersona } }, { ...consulta, quiet: true });
  } catch (error) {
    if (seCalla(error, consulta)) return null;
    throw error;
  }
}

/** The person's job in the company and regional of the session; null if there is none. */
export async function trabajoDe(idPersona: number, idEmpresa: number, consulta: Consulta = {}) {
  const work = await call(personasEmpresa.relacion, { params: { idPersona, idEmpresa } }, consulta);
  const here = session.getState().user?.id_regional ?? 0;
  const elsewhere = work !== null && work.IdRegional > 0 && work.IdRegional !== here;
  return work && !elsewhere && cleanDate(work.FechaBaja) === '' ? work : null;
}
