import sha256 from 'crypto-js/sha256';
import * as z from 'zod/mini';
import { readKept } from '#contract/read.ts';
import { today } from '#lib/dates.ts';
import { readJson, sessionKeys, tab } from '#lib/storage.ts';

/** The verdicts of one day in La Paz, by what was asked. */
const guardados = z.object({ dia: z.string(), de: z.record(z.string(), z.unknown()) });

/** The key of a question. It is a hash, so that it does not name the person. */
export const claveDe = (que: string, pregunta: object): string => `${que}:${sha256(JSON.stringify(pregunta))}`;

function deHoy(): Readonly<Record<string, unknown>> {
  const kept = readKept(guardados, readJson(tab, sessionKeys.veredictos));
  return kept?.dia === today() ? kept.de : {};
}

const guardar = (de: Readonly<Record<string, unknown>>): void => {
  tab.write(sessionKeys.veredictos, JSON.stringify({ dia: today(), de }));
};

/** Today's verdict; null if there is none. Signing out removes all of them. */
export function leerVeredicto<S extends z.core.$ZodType>(schema: S, clave: string): z.core.output<S> | null {
  const found = z.safeParse(schema, deHoy()[clave]);
  return found.success ? found.data : null;
}

/** Keeps a verdict until the end of the day or of the session. */
export const guardarVeredicto = (clave: string, veredicto: unknown): void =>
  guardar({ ...deHoy(), [clave]: veredicto });

/** Drops a verdict: the services are asked again. */
export function soltarVeredicto(clave: string): void {
  const { [clave]: _, ...others } = deHoy();
  guardar(others);
}
