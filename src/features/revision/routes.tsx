import type { PortalRoute } from '#lib/routes.ts';
import { revisionMessages } from './messages.ts';

/** Screens of the fund's staff who review notices. */
export const routes: readonly PortalRoute[] = [
  {
    handle: { name: 'revision-admin', title: revisionMessages.titulo, titleForm: revisionMessages.titulo },
    lazy: () => import('./RevisionListPage.tsx'),
  },
];
