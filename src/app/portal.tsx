import type { ReactElement } from 'react';
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router-dom';
import { restoreSession } from '#client/session.ts';
import { config } from '#lib/config.ts';
import { routesOf } from './router.tsx';
import { restoreTheme } from './theme.ts';

export interface PortalOptions {
  /** 'memory' leaves the address bar alone; 'browser' unless said otherwise. */
  readonly router?: 'browser' | 'memory';
  /** Where a memory router starts; '/' unless said otherwise. */
  readonly path?: string;
}

/** The whole portal: its router and the element to mount. Restores the session and the theme this browser keeps. */
export function createPortal({ router: kind = 'browser', path = '/' }: PortalOptions = {}): {
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly element: ReactElement;
} {
  restoreTheme();
  document.body.classList.toggle('version-prueba', config().versionPrueba);
  restoreSession();
  // The router asks its guards while it is being made: there is no path being left yet.
  let made: ReturnType<typeof createBrowserRouter> | null = null;
  const from = () => (made?.state.initialized ? made.state.location.pathname : null);
  const routes = routesOf(from);
  const router =
    kind === 'memory' ? createMemoryRouter(routes, { initialEntries: [path] }) : createBrowserRouter(routes);
  made = router;
  return { router, element: <RouterProvider router={router} /> };
}
