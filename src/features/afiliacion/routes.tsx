import type { PortalRoute } from '#lib/routes.ts';
import { titles } from './titles.ts';

/** Newborns (spec R 5.8, 7.2), for the staff; affiliations (spec R 7.2), for staff and employers. */
export const routes: readonly PortalRoute[] = [
  {
    handle: { name: 'recien-nacido-admin', title: titles.recienNacidos, titleForm: titles.recienNacidos },
    permission: true,
    lazy: () => import('./RecienNacidosPage.tsx'),
  },
  {
    handle: { name: 'afiliacion-admin', title: titles.afiliaciones, titleForm: titles.afiliaciones },
    permission: true,
    lazy: () => import('./afiliaciones/AfiliacionesPage.tsx'),
  },
];
