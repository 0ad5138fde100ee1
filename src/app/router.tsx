import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import { routes as auth } from '#features/auth/routes.tsx';
import { type PortalRoute, type RouteName, routePaths } from '#lib/routes.ts';
import { NotFound } from './errors/NotFound.tsx';
import { RouteError } from './errors/RouteError.tsx';
import { guardsOf, inContext, signedIn, signedOut } from './guards.ts';
import { loadScreen } from './loadScreen.ts';
import { app } from './messages.ts';
import { RootLayout } from './RootLayout.tsx';
import { SessionOnly } from './SessionOnly.tsx';
import { Splash } from './Splash.tsx';
import { screens } from './screens.ts';

type Guard = (args: LoaderFunctionArgs) => Response | null | Promise<Response | null>;

/** A change of the query alone, such as a list's filter, asks no guard again. */
const onlyOtherPath = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

type Loaded = Awaited<ReturnType<PortalRoute['lazy']>>;

/**
 * Code for a route. What did not arrive comes as a component that breaks when it is drawn: of a route it could not load
 * itself the router draws nothing at all, neither the frame nor what is told of the error.
 */
const loading = (load: () => Promise<Loaded>) => (): Promise<Loaded> =>
  loadScreen(load).catch((error: unknown) => ({
    // biome-ignore lint/correctness/noComponentHookFactories: it holds no state; it breaks when it is drawn
    Component: () => {
      throw error;
    },
  }));

const screen = (route: PortalRoute, guard?: Guard): RouteObject => ({
  path: routePaths[route.handle.name],
  handle: route.handle,
  lazy: loading(route.lazy),
  ErrorBoundary: RouteError,
  ...(guard ? { loader: guard, shouldRevalidate: onlyOtherPath } : {}),
});

/** Guards of the screens outside the shell; the others are public (spec F 2.1). */
const authGuards: Partial<Record<RouteName, Guard>> = {
  login: signedOut,
  'regional-module': signedIn,
  'modificar-password': signedIn,
};
const needsSession = (route: PortalRoute) => authGuards[route.handle.name] === signedIn;

/** Every route of the portal. `from` answers the path being left, for the guard that clears filters. */
export function routesOf(from: () => string | null): RouteObject[] {
  const authScreens = (list: readonly PortalRoute[]) =>
    list.map((route) => screen(route, authGuards[route.handle.name]));
  return [
    {
      element: <RootLayout />,
      ErrorBoundary: RouteError,
      HydrateFallback: Splash,
      children: [
        { path: '/', loader: () => redirect(routePaths.login), Component: Splash },
        ...authScreens(auth.filter((route) => !needsSession(route))),
        { element: <SessionOnly />, children: authScreens(auth.filter(needsSession)) },
        {
          element: <SessionOnly />,
          children: [
            {
              id: 'shell',
              lazy: loading(async () => ({ Component: (await import('./shell/Shell.tsx')).Shell })),
              ErrorBoundary: RouteError,
              loader: inContext,
              shouldRevalidate: onlyOtherPath,
              children: screens.map((route) => screen(route, guardsOf(route, from))),
            },
          ],
        },
        { path: routePaths['404'], handle: { name: '404', title: app.noEncontrada.titulo }, element: <NotFound /> },
        { path: '*', loader: () => redirect(routePaths['404']), Component: Splash },
      ],
    },
  ];
}
