import type { ReactElement } from 'react';
import { createBrowserRouter, RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { restoreSession } from '#client/session.ts';
import { config } from '#lib/config.ts';
import { ToastRegion } from '#ui/feedback/ToastRegion.tsx';
import { useAnnouncements } from './feedback/useAnnouncements.ts';
import { keepAskingForStyles } from './lateStyles.ts';
import { routesOf } from './router.tsx';
import { sweepImports } from './sweepImports.ts';
import { restoreTheme } from './theme.ts';

/** Listens for announcements before the router draws its first screen: a guard may have something to announce. */
function Portal({ router }: RouterProviderProps) {
  useAnnouncements();
  return (
    <>
      <RouterProvider router={router} />
      <ToastRegion />
    </>
  );
}

/** The whole portal: its router and the element to mount. Restores the session and the theme stored in this browser. */
export function createPortal(): {
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly element: ReactElement;
} {
  keepAskingForStyles();
  restoreTheme();
  document.body.classList.toggle('version-prueba', config().versionPrueba);
  restoreSession();
  void sweepImports();
  // The router calls its guards while it is being created: no path is being left yet.
  let made: ReturnType<typeof createBrowserRouter> | null = null;
  const from = () => (made?.state.initialized ? made.state.location.pathname : null);
  const to = () => made?.state.navigation.location ?? made?.state.location ?? window.location;
  const router = createBrowserRouter(routesOf({ from, to }));
  made = router;
  return { router, element: <Portal router={router} /> };
}
