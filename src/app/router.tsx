import type { LoaderFunctionArgs, Path, RouteObject } from 'react-router-dom';
import { createPath, matchPath, redirect } from 'react-router-dom';
import { routes as auth } from '#features/auth/routes.tsx';
import { type PortalRoute, patternOf, type RouteName, routePaths } from '#lib/routes.ts';
import { NotFound } from './errors/NotFound.tsx';
import { RouteError } from './errors/RouteError.tsx';
import { guardsOf, inContext, signedIn, signedOut } from './guards.ts';
import { loadScreen } from './loadScreen.ts';
import { app } from './messages.ts';
import { Opening, RootLayout } from './RootLayout.tsx';
import { SessionOnly } from './SessionOnly.tsx';
import { Splash } from './Splash.tsx';
import { screens } from './screens.ts';

type Guard = (args: LoaderFunctionArgs) => Response | null | Promise<Response | null>;

/** A change of only the query, such as a list's filter, does not run the guards again. */
const onlyOtherPath = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

type Loaded = Awaited<ReturnType<PortalRoute['lazy']>>;

/** The router's current address and the one it is navigating to. */
interface Way {
  /** The path being left; null while the portal starts. */
  readonly from: () => string | null;
  /** The address that is being opened, or else the current one. */
  readonly to: () => Path;
}

/** A step of the navigation: the name of its code, and its paths. */
interface Stop {
  readonly name: string;
  readonly path: string;
}

/**
 * Loads code for a route. If it fails, the component throws when it is rendered. Otherwise the router would render nothing
 * for the route, neither the frame nor the error.
 */
const loading =
  ({ to }: Way, { name, path }: Stop, load: () => Promise<Loaded>) =>
  (): Promise<Loaded> => {
    const address = () => (matchPath(path, to().pathname) ? createPath(to()) : null);
    return loadScreen(load, { name, address }).catch((error: unknown) => ({
      // biome-ignore lint/correctness/noComponentHookFactories: it has no state; it throws when it is rendered
      Component: () => {
        throw error;
      },
    }));
  };

const screen = (way: Way, route: PortalRoute, guard?: Guard): RouteObject => {
  const { name } = route.handle;
  const path = patternOf(name);
  return {
    path,
    handle: route.handle,
    lazy: loading(way, { name, path }, route.lazy),
    ErrorBoundary: RouteError,
    ...(guard ? { loader: guard, shouldRevalidate: onlyOtherPath } : {}),
  };
};

/** Guards of the screens outside the shell; the others are public (spec F 2.1). */
const authGuards: Partial<Record<RouteName, Guard>> = {
  login: signedOut,
  'regional-module': signedIn,
  'modificar-password': signedIn,
};
const needsSession = (route: PortalRoute) => authGuards[route.handle.name] === signedIn;

/** The frame around the screens. Its code is retried separately from theirs. */
const frame: Stop = { name: 'shell', path: '*' };

/** All routes of the portal. */
export function routesOf(way: Way): RouteObject[] {
  const authScreens = (list: readonly PortalRoute[]) =>
    list.map((route) => screen(way, route, authGuards[route.handle.name]));
  return [
    {
      element: <RootLayout />,
      ErrorBoundary: RouteError,
      HydrateFallback: Opening,
      children: [
        { path: '/', loader: () => redirect(routePaths.login), Component: Splash },
        ...authScreens(auth.filter((route) => !needsSession(route))),
        { element: <SessionOnly />, children: authScreens(auth.filter(needsSession)) },
        {
          element: <SessionOnly />,
          children: [
            {
              id: 'shell',
              lazy: loading(way, frame, async () => ({ Component: (await import('./shell/Shell.tsx')).Shell })),
              ErrorBoundary: RouteError,
              loader: inContext,
              shouldRevalidate: onlyOtherPath,
              children: screens().map((route) => screen(way, route, guardsOf(route, way.from))),
            },
          ],
        },
        { path: routePaths['404'], handle: { name: '404', title: app.noEncontrada.titulo }, element: <NotFound /> },
        { path: '*', loader: () => redirect(routePaths['404']), Component: Splash },
      ],
    },
  ];
}
