import type { PortalRoute } from '#lib/routes.ts';

export const routes: readonly PortalRoute[] = [];
