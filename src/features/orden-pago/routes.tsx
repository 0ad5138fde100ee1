import type { PortalRoute } from '#lib/routes.ts';
import { localKeys } from '#lib/storage.ts';
import { titulo, tituloForm, tituloFormPropio, tituloPropio } from './titles.ts';

/** Payment orders (spec R 2.6, 2.7), behind the permission guard (spec F 2.1). */
export const routes: readonly PortalRoute[] = [
  {
    handle: { name: 'orden-pago-admin-ex', title: titulo, titleForm: titulo, titleInsured: tituloPropio },
    permission: true,
    storedFilter: { key: localKeys.filtroOrdenPago, keepFrom: 'orden-pago-editar-ex' },
    lazy: async () => ({ Component: (await import('./OrdenPagoListPage.tsx')).OrdenPagoListPage }),
  },
  {
    handle: { name: 'orden-pago-editar-ex', title: tituloForm, titleInsured: tituloFormPropio },
    permission: true,
    lazy: async () => ({ Component: (await import('./OrdenPagoEditPage.tsx')).OrdenPagoEditPage }),
  },
];
