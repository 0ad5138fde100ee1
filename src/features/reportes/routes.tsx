import type { PortalRoute } from '#lib/routes.ts';
import { titulos } from './titles.ts';

/** Reports, behind the permission guard (spec F 2.1). */
export const routes: readonly PortalRoute[] = [
  {
    handle: { name: 'reporte-saldo-formulario-fisico', title: titulos.saldo, titleForm: titulos.saldo },
    permission: true,
    lazy: () => import('./SaldoPage.tsx'),
  },
  {
    handle: { name: 'reporte-citas-medicas', title: titulos.citas, titleForm: titulos.citas },
    permission: true,
    lazy: () => import('./CitasPage.tsx'),
  },
];
