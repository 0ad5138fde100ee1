import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { hasContexto, session } from '#client/session.ts';
import type { UsuarioSesion } from '#contract/entities/sesion.ts';
import { type PortalRoute, pathTo, patternOf, routePaths } from '#lib/routes.ts';
import { browser } from '#lib/storage.ts';
import { general } from '#messages/general.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Where a signed-in person must go first: the change of password (decision 23); null when nowhere. */
function obligedTo(pathname: string): string | null {
  const { user } = session.getState();
  if (!user?.caduco && !user?.modificar_password) return null;
  const path = pathTo('modificar-password', {}, { tipo: user.caduco ? 'caduco' : 'obligatorio' });
  return pathname === path ? null : path;
}

/** The authenticated guard: no session, to the login; a password to be changed, there (spec F 2.2). */
export function signedIn({ request }: LoaderFunctionArgs): Response | null {
  if (session.getState().status !== 'authenticated') return redirect(routePaths.login);
  const path = obligedTo(new URL(request.url).pathname);
  return path ? redirect(path) : null;
}

/** The same, and regional, company and module are chosen. */
export function inContext(args: LoaderFunctionArgs): Response | null {
  return signedIn(args) ?? (hasContexto() ? null : redirect(routePaths['regional-module']));
}

/** The login is for those who have no session. */
export function signedOut(): Response | null {
  return session.getState().status === 'authenticated' ? redirect(routePaths.inicio) : null;
}

/** The lists and forms of the notices ask nobody (spec E 2): the menu the session holds decides, a form by its list. */
const inMenu = (user: UsuarioSesion, { handle: { name } }: PortalRoute): boolean =>
  name === 'inicio' || user.accesos.some(({ Ruta }) => Ruta === name.replace('-editar', '-admin'));

/** The permission guard: only `ok` with Datos true lets pass, a failed check does not (decision 24). Both are told. */
async function permitted(route: PortalRoute): Promise<boolean> {
  const { user } = session.getState();
  if (!user) return false;
  const granted = route.permission ? await asked(route, user) : inMenu(user, route);
  if (granted === false) toast.warning(general.noTieneAcceso);
  return granted === true;
}

/** What the permission service answers; null when it did not, which the client announces. */
async function asked(route: PortalRoute, user: UsuarioSesion): Promise<boolean | null> {
  const [{ call }, { acceso }] = await Promise.all([import('#client/call.ts'), import('#contract/services/acceso.ts')]);
  const query = {
    rutaControl: patternOf(route.handle.name),
    rutaOrigen: routePaths.inicio,
    tituloPagina: route.handle.titleForm ?? route.handle.title,
    idRegional: user.id_regional,
    codigoEmpresa: user.id_empresa,
  };
  return call(acceso.externo, { query }).catch(() => null);
}

/** Forgets a list's stored filter unless the person comes back from the list's own form, or never left the list. */
function clearFilter(route: PortalRoute, from: string | null): void {
  if (!route.storedFilter) return;
  const { key, keepFrom } = route.storedFilter;
  if (from !== patternOf(keepFrom) && from !== patternOf(route.handle.name)) browser.remove(key);
}

/** The guards of one screen: login, then permission, then the clearing of its filter. `from` is the path being left. */
export const guardsOf = (route: PortalRoute, from: () => string | null) => async (args: LoaderFunctionArgs) => {
  const away = inContext(args);
  if (away) return away;
  if (!(await permitted(route))) return redirect(routePaths.inicio);
  clearFilter(route, from());
  // Not waited for; without its code the router says so, and a failed call is shown in its place.
  if (from() === null) route.start?.().catch(() => undefined);
  return null;
};
