import type { PortalRoute } from '#lib/routes.ts';
import { titulo } from './titles.ts';

/** The main home (spec F 2.1). */
export const routes: readonly PortalRoute[] = [
  {
    handle: { name: 'inicio', title: titulo },
    lazy: async () => ({ Component: (await import('./InicioPage.tsx')).InicioPage }),
  },
];
