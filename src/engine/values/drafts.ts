import * as z from 'zod/mini';
import { borradoresDe, guardarTexto, leerTexto } from '#blocks/borradores/borradores.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import { basePersonas } from '#contract/entities/persona.ts';
import { type Field, type FormValues, partesDeRuta, valorEn, valoresSchema } from '#engine/definition/fields.ts';
import { mismoValor } from './changes.ts';

const drafts = borradoresDe({
  idPersona: z.number(),
  /** The company of the notice. */
  idEmpresa: z._default(z.number(), 0),
  /** The person's data, while the fund does not know them. */
  nueva: z.optional(basePersonas),
  /** What was settled before the form opened: a resolution, a holder, a result. */
  previo: z._default(z.record(z.string(), z.unknown()), {}),
  values: valoresSchema,
  /** The values of the saved notice that the typing began with; none for a new notice. */
  antes: z.optional(valoresSchema),
});

/** What was typed and not saved, without photograph or files (the services keep those as pending). */
export type Draft = NonNullable<ReturnType<typeof drafts.leer>>;

const nombreDe = (formKey: string, idPersonaNovedad: number) => `${formKey}:${idPersonaNovedad}`;

/** Stores what was typed in a form, and the values it began with. */
export function guardarBorradorDeAviso(
  formKey: string,
  form: NovedadForm,
  { antes, values }: { readonly antes: FormValues; readonly values: FormValues },
): void {
  const { BasePersonas: persona, SegurosPacientes: _, SegurosPersonasNovedad: novedad, ...previo } = form;
  const { IdPersona: idPersona } = persona;
  drafts.guardar(nombreDe(formKey, novedad.IdPersonaNovedad), {
    idPersona,
    idEmpresa: novedad.IdEmpresa,
    values,
    previo,
    ...(novedad.IdPersonaNovedad > 0 ? { antes } : {}),
    ...(idPersona === 0 ? { nueva: persona } : {}),
  });
}

/** What was typed before a reload or a crash, or null. */
export const leerBorradorDeAviso = (formKey: string, idPersonaNovedad: number): Draft | null =>
  drafts.leer(nombreDe(formKey, idPersonaNovedad));

/**
 * The values of a form with those of its draft. Of a saved notice only what was typed: somebody else may have changed other
 * fields since.
 */
export function conBorrador(fields: readonly Field[], actuales: FormValues, { antes, values }: Draft): FormValues {
  if (!antes) return values;
  const next = structuredClone(actuales);
  for (const { path } of fields) {
    const typed = valorEn(values, path);
    if (mismoValor(valorEn(antes, path), typed)) continue;
    const { grupo, name } = partesDeRuta(path);
    next[grupo][name] = typed;
  }
  return next;
}

/** Deletes the draft: its notice was saved, discarded or deleted. */
export const soltarBorradorDeAviso = (formKey: string, idPersonaNovedad: number): void =>
  drafts.soltar(nombreDe(formKey, idPersonaNovedad));

/** An observation that was written but could not be sent, '' for none. */
export const leerObservacion = (idPersonaNovedad: number): string =>
  leerTexto(nombreDe('observacion', idPersonaNovedad));

/** Stores an observation for this tab, so that it survives when its notice is rendered again; '' deletes it. */
export const guardarObservacion = (idPersonaNovedad: number, text: string): void =>
  guardarTexto(nombreDe('observacion', idPersonaNovedad), text);
