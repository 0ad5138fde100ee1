import type { PortalRoute } from '#lib/routes.ts';
import { titles } from './titles.ts';

/** How much of the fund's population is in the central registry; for the staff (spec F 7.4, 7.5). */
export const routes: readonly PortalRoute[] = [
  {
    handle: { name: 'bdpa-monitor', title: titles.monitor, titleForm: titles.monitor },
    permission: true,
    lazy: () => import('./MonitorPage.tsx'),
  },
];
