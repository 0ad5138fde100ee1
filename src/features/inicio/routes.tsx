import type { PortalRoute } from '#lib/routes.ts';
import { inicio } from './messages.ts';

/** The main home (spec F 2.1). */
export const routes: readonly PortalRoute[] = [
  {
    handle: { name: 'inicio', title: inicio.titulo },
    lazy: async () => ({ Component: (await import('./InicioPage.tsx')).InicioPage }),
  },
];
