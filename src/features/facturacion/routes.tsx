import type { PortalRoute } from '#lib/routes.ts';
import { titulo } from './titles.ts';

/** Tax invoices (spec F 2.4), behind the permission guard (decision 26). Its stored filter is restored, never cleared. */
export const routes: readonly PortalRoute[] = [
  {
    handle: { name: 'lista-facturas', title: titulo, titleForm: titulo },
    permission: true,
    lazy: () => import('./FacturasPage.tsx'),
  },
];
