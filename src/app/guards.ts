import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { TransportFailure } from '#client/errors.ts';
import { hasContexto, session } from '#client/session.ts';
import { sessionUnlocked } from '#client/sessionRest.ts';
import type { UsuarioSesion } from '#contract/entities/sesion.ts';
import { type PortalRoute, pathTo, patternOf, routePaths } from '#lib/routes.ts';
import { browser } from '#lib/storage.ts';
import { general } from '#messages/general.ts';
import { toast } from '#ui/feedback/toast.ts';

/** The page a signed-in person must visit first: the change of password (decision 23); null if there is none. */
function obligedTo(pathname: string): string | null {
  const { user } = session.getState();
  if (!user?.caduco && !user?.modificar_password) return null;
  const path = pathTo('modificar-password', {}, { tipo: user.caduco ? 'caduco' : 'obligatorio' });
  return pathname === path ? null : path;
}

/**
 * The authenticated guard: without a session it redirects to the login; with an expired password, to its change (spec F 2.2).
 */
export function signedIn({ request }: LoaderFunctionArgs): Response | null {
  if (session.getState().status !== 'authenticated') return redirect(routePaths.login);
  const path = obligedTo(new URL(request.url).pathname);
  return path ? redirect(path) : null;
}

/** The same, and regional, company and module must be chosen. */
export function inContext(args: LoaderFunctionArgs): Response | null {
  return signedIn(args) ?? (hasContexto() ? null : redirect(routePaths['regional-module']));
}

/** Only people without a session see the login. */
export function signedOut(): Response | null {
  return session.getState().status === 'authenticated' ? redirect(routePaths.inicio) : null;
}

/**
 * The lists and forms of the notices ask no permission service (spec E 2): the session's menu decides, for a form by its
 * list, and for a screen that no menu names as it says itself.
 */
function inMenu(user: UsuarioSesion, { handle: { name }, opensFor }: PortalRoute): boolean {
  const granted = user.accesos.map(({ Ruta }) => Ruta);
  if (opensFor) return opensFor(granted);
  return name === 'inicio' || granted.includes(name.replace('-editar', '-admin'));
}

/**
 * The permission guard: it opens the screen only on `ok` with Datos true, not after a failed check (decision 24). Both are
 * shown.
 */
async function permitted(route: PortalRoute, signal: AbortSignal): Promise<boolean> {
  const { user } = session.getState();
  if (!user) return false;
  const granted = route.permission ? await asked(route, user, signal) : inMenu(user, route);
  if (granted === false) toast.warning(general.noTieneAcceso);
  return granted === true;
}

/** True once the person has unlocked the lost session; false if it ended instead, or if the screen is not wanted any more. */
const unlocked = (user: UsuarioSesion, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (back: boolean) => {
      for (const stop of stops) stop();
      resolve(back);
    };
    const stops = [
      sessionUnlocked.on(() => end(true)),
      session.subscribe((now) => now.user?.id_usuario !== user.id_usuario && end(false)),
    ];
    signal.addEventListener('abort', () => end(false));
    if (signal.aborted) end(false);
  });

/**
 * The permission service's answer; null if the call failed, which the client announces. If the session was lost, the
 * service is asked again once it is back: the person gets the screen that they wanted.
 */
async function asked(route: PortalRoute, user: UsuarioSesion, signal: AbortSignal): Promise<boolean | null> {
  const [{ call }, { acceso }] = await Promise.all([import('#client/call.ts'), import('#contract/services/acceso.ts')]);
  const query = {
    rutaControl: patternOf(route.handle.name),
    rutaOrigen: routePaths.inicio,
    tituloPagina: route.handle.titleForm ?? route.handle.title,
    idRegional: user.id_regional,
    codigoEmpresa: user.id_empresa,
  };
  const ask = () => call(acceso.externo, { query });
  const again = async (error: unknown) => {
    const lost = error instanceof TransportFailure && error.kind === 'sesion' && !error.ended;
    return lost && (error.past || (await unlocked(user, signal))) ? ask() : null;
  };
  // Once: a screen that loses each session must not keep the person behind the lock-screen.
  return ask()
    .catch(again)
    .catch(() => null);
}

/** Removes a list's stored filter, unless the person comes from the list's own form or never left the list. */
function clearFilter(route: PortalRoute, from: string | null): void {
  if (!route.storedFilter) return;
  const { key, keepFrom } = route.storedFilter;
  if (from !== patternOf(keepFrom) && from !== patternOf(route.handle.name)) browser.remove(key);
}

/** The guards of one screen: login, then permission, then clearing its filter. `from` is the path being left. */
export const guardsOf = (route: PortalRoute, from: () => string | null) => async (args: LoaderFunctionArgs) => {
  const away = inContext(args);
  if (away) return away;
  if (!(await permitted(route, args.request.signal))) return redirect(routePaths.inicio);
  clearFilter(route, from());
  // Not awaited: the router reports missing code, and the screen shows a failed call.
  if (from() === null) route.start?.().catch(() => undefined);
  return null;
};
