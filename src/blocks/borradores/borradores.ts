import * as z from 'zod/mini';
import { session } from '#client/session.ts';
import { readKept } from '#contract/read.ts';
import { now } from '#lib/dates.ts';
import { readJson, sessionKeys, tab } from '#lib/storage.ts';

/**
 * The storage key for what one user typed in one form and did not save. A form belongs to the session's regional and company
 * (spec F 6): under another company nothing of it is offered, and back under this one it is there.
 */
function llaveDeBorrador(formulario: string): string {
  const { user, empresa } = session.getState();
  const scope = [user?.id_usuario ?? 0, user?.id_regional ?? 0, empresa.IdEmpresa];
  return `${sessionKeys.borrador}${scope.join(':')}:${formulario}`;
}

/** The stored text of a form with one text, which could not be sent; '' for none. */
export const leerTexto = (formulario: string): string => tab.read(llaveDeBorrador(formulario));

/** Stores the text of such a form for this tab; '' deletes it. */
export function guardarTexto(formulario: string, text: string): void {
  if (text === '') tab.remove(llaveDeBorrador(formulario));
  else tab.write(llaveDeBorrador(formulario), text);
}

/**
 * The drafts of one kind of form, each under the name of its form. They are stored for this tab only. A draft has the
 * fields of `shape`, and `at`, the ISO time when it was stored.
 */
export function borradoresDe<S extends z.core.$ZodLooseShape>(shape: S) {
  const schema = z.object({ at: z.string(), ...shape });
  type Borrador = z.output<typeof schema>;
  return {
    /** Stores what has been typed so far. */
    guardar: (formulario: string, typed: Omit<Borrador, 'at'>): void => {
      tab.write(llaveDeBorrador(formulario), JSON.stringify({ at: now().toISOString(), ...typed }));
    },
    /** What was typed before a reload or a crash, or null. */
    leer: (formulario: string): Borrador | null => readKept(schema, readJson(tab, llaveDeBorrador(formulario))),
    /** Deletes the draft: it was saved, discarded or deleted. */
    soltar: (formulario: string): void => tab.remove(llaveDeBorrador(formulario)),
  };
}
