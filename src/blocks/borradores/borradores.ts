import * as z from 'zod/mini';
import { session } from '#client/session.ts';
import { readKept } from '#contract/read.ts';
import { now } from '#lib/dates.ts';
import { readJson, sessionKeys, tab } from '#lib/storage.ts';

/** The key of what one person typed in one form and did not save. */
const llaveDeBorrador = (formulario: string): string =>
  `${sessionKeys.borrador}${session.getState().user?.id_usuario ?? 0}:${formulario}`;

/** The one text of a form that was written and could not be sent, '' for none. */
export const leerTexto = (formulario: string): string => tab.read(llaveDeBorrador(formulario));

/** Keeps the one text of a form for this tab; '' forgets it. */
export function guardarTexto(formulario: string, text: string): void {
  if (text === '') tab.remove(llaveDeBorrador(formulario));
  else tab.write(llaveDeBorrador(formulario), text);
}

/**
 * The drafts of one kind of form, each by the name of its form: kept for this tab only. A draft is what `shape` says, and
 * `at`, the ISO moment it was kept.
 */
export function borradoresDe<S extends z.core.$ZodLooseShape>(shape: S) {
  const schema = z.object({ at: z.string(), ...shape });
  type Borrador = z.output<typeof schema>;
  return {
    /** Keeps what was typed by now. */
    guardar: (formulario: string, typed: Omit<Borrador, 'at'>): void => {
      tab.write(llaveDeBorrador(formulario), JSON.stringify({ at: now().toISOString(), ...typed }));
    },
    /** What was typed before a reload or a crash, or null. */
    leer: (formulario: string): Borrador | null => readKept(schema, readJson(tab, llaveDeBorrador(formulario))),
    /** Forgets it: saved, discarded or deleted. */
    soltar: (formulario: string): void => tab.remove(llaveDeBorrador(formulario)),
  };
}
