import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { session, tieneContexto } from '#client/session.ts';
import { type PortalRoute, pathTo, routePaths } from '#lib/routes.ts';
import { browser } from '#lib/storage.ts';

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
  return signedIn(args) ?? (tieneContexto() ? null : redirect(routePaths['regional-module']));
}

/** The login is for those who have no session. */
export function signedOut(): Response | null {
  return session.getState().status === 'authenticated' ? redirect(routePaths.inicio) : null;
}

/** The permission guard: only `ok` with Datos true lets pass, a failed check does not (decision 24). */
async function permitted(route: PortalRoute): Promise<boolean> {
  const { user } = session.getState();
  if (!user) return false;
  const [{ call }, { acceso }] = await Promise.all([import('#client/call.ts'), import('#contract/services/acceso.ts')]);
  const query = {
    rutaControl: routePaths[route.handle.name],
    rutaOrigen: routePaths.inicio,
    tituloPagina: route.handle.titleForm ?? route.handle.title,
    idRegional: user.id_regional,
    codigoEmpresa: user.id_empresa,
  };
  return call(acceso.externo, { query }, { quiet: true }).catch(() => false);
}

/** Forgets a list's stored filter unless the person comes back from the list's own form, or never left the list. */
function clearFilter(route: PortalRoute, from: string | null): void {
  if (!route.storedFilter) return;
  const { key, keepFrom } = route.storedFilter;
  if (from !== routePaths[keepFrom] && from !== routePaths[route.handle.name]) browser.remove(key);
}

/** The guards of one screen: login, then permission, then the clearing of its filter. `from` is the path being left. */
export const guardsOf = (route: PortalRoute, from: () => string | null) => async (args: LoaderFunctionArgs) => {
  const away = inContext(args);
  if (away) return away;
  if (route.permission && !(await permitted(route))) return redirect(routePaths.inicio);
  clearFilter(route, from());
  // Not waited for; without its code the router says so, and a failed call is shown in its place.
  if (from() === null) route.start?.().catch(() => undefined);
  return null;
};
