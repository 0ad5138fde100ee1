import type { PortalRoute } from '#lib/routes.ts';
import { titles } from './titles.ts';

/** The screens on which insured persons see their own data. */
export const routes: readonly PortalRoute[] = [
  {
    handle: { name: 'mis-datos', title: titles.misDatos },
    permission: true,
    lazy: () => import('./MisDatosPage.tsx'),
  },
  {
    handle: { name: 'mis-avisos', title: titles.misAvisos, titleForm: titles.misAvisos },
    permission: true,
    lazy: () => import('./MisAvisosPage.tsx'),
  },
  {
    handle: { name: 'mi-aviso', title: titles.miAviso },
    permission: true,
    lazy: () => import('./MiAvisoPage.tsx'),
  },
];
