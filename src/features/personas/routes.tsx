import type { PortalRoute } from '#lib/routes.ts';
import { titles } from './titles.ts';

/** People as the fund, the central registry and the identity service have them, and each person's folder; for the staff. */
export const routes: readonly PortalRoute[] = [
  {
    handle: { name: 'personas-admin', title: titles.personas, titleForm: titles.personas },
    permission: true,
    lazy: () => import('./PersonasPage.tsx'),
  },
  {
    handle: { name: 'persona-carpeta', title: titles.carpeta },
    permission: true,
    lazy: () => import('./CarpetaPage.tsx'),
  },
];
