import { session } from '#client/session.ts';
import type { UsuarioSesion } from '#contract/entities/sesion.ts';

/** The user object of this session: after signing out and in again nothing from before is shown. */
const currentUser = () => session.getState().user;

/** Remembers how the user left the results of the last list. In memory only: a free text may be a name. */
export function crearMemoria<View>() {
  let kept: { readonly user: UsuarioSesion | null; readonly list: string; readonly view: View } | null = null;
  return {
    /** Stores how the user left the results of a list. */
    keep(list: string, view: View): void {
      kept = { user: currentUser(), list, view };
    },
    /** How this user left the list, or null. */
    of: (list: string): View | null => (kept?.list === list && kept.user === currentUser() ? kept.view : null),
  };
}
