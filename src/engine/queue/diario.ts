import * as z from 'zod/mini';
import { session } from '#client/session.ts';
import { browser, localKeys, readJson } from '#lib/storage.ts';
import type { Decision } from './decision.ts';

/** A decision as the browser keeps it (decision 153). Names are not stored: they are read again with the notice. */
const anotada = z.object({
  idTipo: z.number(),
  que: z.enum(['aceptar', 'observar']),
  texto: z.string(),
  version: z.optional(z.union([z.number(), z.string()])),
  fechaDeclaracion: z.string(),
  huella: z.optional(z.string()),
  enviada: z.optional(z.boolean()),
});

/** A decision of the journal, without its name. */
interface Anotada {
  readonly decision: Decision;
  /** Its write left for the services. */
  readonly enviada: boolean;
}

const prefijo = (): string | null => {
  const { user } = session.getState();
  return user ? `${localKeys.decisiones}${user.id_usuario}:` : null;
};

/**
 * Notes a decision, so that neither a crash nor a closed browser loses it; and again with `enviada` just before its write, so
 * that what a colleague decided meanwhile is not taken for it.
 */
export function anotar({ idPersonaNovedad, idTipo, que, texto, visto }: Decision, enviada: boolean): void {
  const mine = prefijo();
  if (mine === null) return;
  browser.write(`${mine}${idPersonaNovedad}`, JSON.stringify({ idTipo, que, texto, ...visto, enviada }));
}

/** Removes a decision from the journal: it was answered, taken back or discarded. */
export function borrarDelDiario(idPersonaNovedad: number): void {
  const mine = prefijo();
  if (mine !== null) browser.remove(`${mine}${idPersonaNovedad}`);
}

/** The decisions in the journal of the current user. */
export function leerDiario(): readonly Anotada[] {
  const mine = prefijo();
  if (mine === null) return [];
  return browser
    .keys()
    .filter((key) => key.startsWith(mine))
    .flatMap((key) => {
      const idPersonaNovedad = Number(key.slice(mine.length));
      const { data } = z.safeParse(anotada, readJson(browser, key));
      if (!data || !(idPersonaNovedad > 0)) {
        browser.remove(key); // of another version of the portal, or edited by hand
        return [];
      }
      const { idTipo, que, texto, version, fechaDeclaracion, huella = '', enviada = false } = data;
      const visto = { version, fechaDeclaracion, huella };
      return [{ decision: { idPersonaNovedad, idTipo, nombre: '', que, texto, visto }, enviada }];
    });
}
