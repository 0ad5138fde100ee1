import * as z from 'zod/mini';
import { session } from '#client/session.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import { basePersonas } from '#contract/entities/persona.ts';
import { readKept } from '#contract/read.ts';
import { now } from '#lib/dates.ts';
import { readJson, sessionKeys, tab } from '#lib/storage.ts';
import { type FormValues, formValuesSchema } from './fields.ts';

const schema = z.object({
  /** ISO moment of the last keystroke kept. */
  at: z.string(),
  idPersona: z.number(),
  /** The person themselves, while the fund does not know them. */
  nueva: z.optional(basePersonas),
  /** What was settled before the form opened: a resolution, a holder, a result. */
  previo: z._default(z.record(z.string(), z.unknown()), {}),
  values: formValuesSchema,
});

/** What was typed and not saved: kept for this tab only, without photograph or files (those wait at the services). */
export type Draft = z.infer<typeof schema>;

const keyOf = (formKey: string, idPersonaNovedad: number) =>
  `${sessionKeys.borrador}${session.getState().user?.id_usuario ?? 0}:${formKey}:${idPersonaNovedad}`;

/** Keeps what was typed in a form. */
export function keepDraft(formKey: string, form: NovedadForm, values: FormValues): void {
  const { BasePersonas: persona, SegurosPacientes: _, SegurosPersonasNovedad: novedad, ...previo } = form;
  const { IdPersonaNovedad: idPersonaNovedad } = novedad;
  const { IdPersona: idPersona } = persona;
  const draft: Draft = {
    at: now().toISOString(),
    idPersona,
    values,
    previo,
    ...(idPersona === 0 ? { nueva: persona } : {}),
  };
  tab.write(keyOf(formKey, idPersonaNovedad), JSON.stringify(draft));
}

/** What was typed before a reload or a crash, or null. */
export const readDraft = (formKey: string, idPersonaNovedad: number): Draft | null =>
  readKept(schema, readJson(tab, keyOf(formKey, idPersonaNovedad)));

/** Forgets it: saved, discarded or deleted. */
export const dropDraft = (formKey: string, idPersonaNovedad: number): void =>
  tab.remove(keyOf(formKey, idPersonaNovedad));

const keyOfObservation = (idPersonaNovedad: number) => keyOf('observacion', idPersonaNovedad);

/** An observation that was written and could not be sent, '' for none. */
export const readObservation = (idPersonaNovedad: number): string => tab.read(keyOfObservation(idPersonaNovedad));

/** Keeps an observation for this tab, however its notice is shown anew meanwhile; '' forgets it. */
export function keepObservation(idPersonaNovedad: number, text: string): void {
  if (text === '') tab.remove(keyOfObservation(idPersonaNovedad));
  else tab.write(keyOfObservation(idPersonaNovedad), text);
}
