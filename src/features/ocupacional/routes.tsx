import type { PortalRoute } from '#lib/routes.ts';
import { titulo } from './titles.ts';

/** Occupational exams (spec R 2.8), behind the permission guard (spec R 2.1). */
export const routes: readonly PortalRoute[] = [
  {
    handle: { name: 'ocupacional-admin-ex', title: titulo, titleForm: titulo },
    permission: true,
    lazy: () => import('./OcupacionalListPage.tsx'),
  },
];
