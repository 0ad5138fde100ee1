import { session } from '#client/session.ts';
import type { UsuarioSesion } from '#contract/entities/sesion.ts';
import type { Sort } from '#ui/table/column.ts';

/** How a person left a list's results: what they looked at, not what was fetched. */
export interface ListView {
  /** State chosen among the results, '' for all. */
  readonly estado: string;
  readonly texto: string;
  readonly sort: Sort;
  readonly page: number;
}

let kept: { readonly user: UsuarioSesion | null; readonly list: string; readonly view: ListView } | null = null;

/** The very session: after signing out and in again nothing of before is shown. */
const currentUser = () => session.getState().user;

/** Keeps how the results of a list were left. In memory only: the free text may be a name. */
export function keepView(list: string, view: ListView): void {
  kept = { user: currentUser(), list, view };
}

/** How this user left the list, or null. */
export const viewOf = (list: string): ListView | null =>
  kept?.list === list && kept.user === currentUser() ? kept.view : null;
