import type { PortalRoute } from '#lib/routes.ts';
import { tituloRevision } from './titles.ts';

/** Screens of the fund's staff who review notices. */
export const routes: readonly PortalRoute[] = [
  {
    handle: { name: 'revision-admin', title: tituloRevision, titleForm: tituloRevision },
    permission: true,
    lazy: () => import('./EscritorioPage.tsx'),
  },
];
