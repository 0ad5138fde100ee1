import type { PortalRoute } from '#lib/routes.ts';
import { titulo } from './titles.ts';

/** The catalogue of web forms (spec F 2.5), behind the permission guard (decision 26). */
export const routes: readonly PortalRoute[] = [
  {
    handle: { name: 'formulario-admin', title: titulo, titleForm: titulo },
    permission: true,
    lazy: () => import('./FormulariosPage.tsx'),
  },
];
