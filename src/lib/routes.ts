import type { ComponentType } from 'react';

/**
 * Every screen by its name and the path it stands at (spec F 2.1; decisions 23, 26, 27). Screens, menu entries and the
 * services name a route; nobody writes a path. A name without a screen yet is not registered by the router.
 */
export const routePaths = {
  login: '/auth',
  'forgot-your-password': '/auth/forgot-your-password',
  'regional-module': '/auth/regional-module',
  'modificar-password': '/auth/modificar-password/:tipo',
  'reestablecer-contrasena': '/auth/reestablecer-contrasena/:enlace',
  inicio: '/system',
  'aviso-alta-admin': '/seguros/aviso-alta-admin',
  'aviso-alta-editar': '/seguros/aviso-alta-editar',
  'aviso-baja-admin': '/seguros/aviso-baja-admin',
  'aviso-baja-editar': '/seguros/aviso-baja-editar',
  'aviso-transferencia-admin': '/seguros/aviso-transferencia-admin',
  'aviso-transferencia-editar': '/seguros/aviso-transferencia-editar',
  'aviso-alta-pasivo-admin': '/seguros/aviso-alta-pasivo-admin',
  'aviso-alta-pasivo-editar': '/seguros/aviso-alta-pasivo-editar',
  'aviso-baja-pasivo-admin': '/seguros/aviso-baja-pasivo-admin',
  'aviso-baja-pasivo-editar': '/seguros/aviso-baja-pasivo-editar',
  'aviso-transferencia-pasivo-admin': '/seguros/aviso-transferencia-pasivo-admin',
  'aviso-transferencia-pasivo-editar': '/seguros/aviso-transferencia-pasivo-editar',
  'ocupacional-admin-ex': '/seguros/ocupacional-admin-ex',
  'orden-pago-admin-ex': '/seguros/orden-pago-admin-ex',
  'orden-pago-editar-ex': '/seguros/orden-pago-editar-ex',
  'reporte-saldo-formulario-fisico': '/seguros/reporte-saldo-formulario-fisico',
  'reporte-citas-medicas': '/seguros/reporte-citas-medicas',
  'revision-admin': '/seguros/revision-admin',
  'bdpa-monitor': '/seguros/bdpa-monitor',
  'personas-admin': '/seguros/personas-admin',
  'recien-nacido-admin': '/seguros/recien-nacido-admin',
  'afiliacion-admin': '/seguros/afiliacion-admin',
  'persona-carpeta': '/seguros/persona-carpeta',
  'mis-datos': '/seguros/mis-datos',
  'mis-avisos': '/seguros/mis-avisos',
  'mi-aviso': '/seguros/mi-aviso',
  'relacion-parentesco-admin': '/seguros/relacion-parentesco-admin',
  'tipo-asegurado-admin': '/seguros/tipo-asegurado-admin',
  'tipo-novedad-admin': '/seguros/tipo-novedad-admin',
  'tipo-novedad-editar': '/seguros/tipo-novedad-editar',
  'lista-facturas': '/facturacion/lista-facturas',
  'producto-admin': '/seguridad/producto-admin',
  'formulario-admin': '/seguridad/formulario-admin',
  'formulario-editar': '/seguridad/formulario-editar',
  '404': '/404',
} as const;

export type RouteName = keyof typeof routePaths;

/** True for a name the table knows; the menu's names come from the services. */
export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routePaths, name);

/** The address of a screen, with its path parameters filled and a query behind it. Values are encoded. */
export function pathTo(
  name: RouteName,
  query: Readonly<Record<string, string | number>> = {},
  params: Readonly<Record<string, string>> = {},
): string {
  const path = routePaths[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}

/** What a route says about itself. `titleForm` is the title of list screens (spec F 2.2). */
export interface RouteHandle {
  readonly name: RouteName;
  readonly title: string;
  readonly titleForm?: string;
}

/** One screen of a feature; the router turns it into a route with its guards. */
export interface PortalRoute {
  readonly handle: RouteHandle;
  readonly lazy: () => Promise<{ readonly Component: ComponentType }>;
  /** Begins the screen's first calls before it is drawn; asked for when the page opens on this screen. */
  readonly start?: () => Promise<void>;
  /** Behind the permission guard as well as the login guard (spec F 2.1, decision 24). */
  readonly permission?: true;
  /** A list that forgets its stored filter, except on the way back from its own form (spec F 2.2, decision 24). */
  readonly storedFilter?: { readonly key: string; readonly keepFrom: RouteName };
}
