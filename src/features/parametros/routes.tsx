import type { PortalRoute } from '#lib/routes.ts';
import { titles } from './titles.ts';

/** The screens for data that the fund's staff maintain (spec F 2.5b, F 7.7, R 2.11), all behind the permission guard. */
export const routes: readonly PortalRoute[] = [
  {
    handle: { name: 'relacion-parentesco-admin', title: titles.parentescos, titleForm: titles.parentescos },
    permission: true,
    lazy: () => import('./ParentescosPage.tsx'),
  },
  {
    handle: { name: 'tipo-asegurado-admin', title: titles.asegurados, titleForm: titles.asegurados },
    permission: true,
    lazy: () => import('./TiposAseguradoPage.tsx'),
  },
  {
    handle: { name: 'tipo-novedad-admin', title: titles.novedades, titleForm: titles.novedades },
    permission: true,
    lazy: () => import('./TiposNovedadPage.tsx'),
  },
  {
    handle: { name: 'tipo-novedad-editar', title: titles.novedad },
    permission: true,
    lazy: () => import('./TipoNovedadPage.tsx'),
  },
  {
    handle: { name: 'producto-admin', title: titles.productos, titleForm: titles.productos },
    permission: true,
    lazy: () => import('./ProductosPage.tsx'),
  },
  {
    handle: { name: 'formulario-editar', title: titles.producto },
    permission: true,
    lazy: () => import('./ProductoPage.tsx'),
  },
];
