import type { ComponentType, ReactElement } from 'react';
import { own } from './own.ts';

/** The screens of the portal by name, with their paths (spec F 2.1; decisions 23, 26, 27). */
const fixed = {
  login: '/auth',
  'forgot-your-password': '/auth/forgot-your-password',
  'regional-module': '/auth/regional-module',
  'modificar-password': '/auth/modificar-password/:tipo',
  'reestablecer-contrasena': '/auth/reestablecer-contrasena/:enlace',
  inicio: '/system',
  ayuda: '/ayuda',
  'ayuda-tarea': '/ayuda/tarea',
  'ocupacional-admin-ex': '/seguros/ocupacional-admin-ex',
  'orden-pago-admin-ex': '/seguros/orden-pago-admin-ex',
  'orden-pago-editar-ex': '/seguros/orden-pago-editar-ex',
  'reporte-saldo-formulario-fisico': '/seguros/reporte-saldo-formulario-fisico',
  'reporte-citas-medicas': '/seguros/reporte-citas-medicas',
  'importar-planilla': '/seguros/importar-planilla',
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

/** Name of the list or of the form of a family of notices. The family's record declares and registers it. */
export type FamilyRoute<End extends 'admin' | 'editar' = 'admin' | 'editar'> = `aviso-${string}-${End}`;
/** Name of a screen. */
export type RouteName = keyof typeof fixed | FamilyRoute;

const paths: Record<string, string> = { ...fixed };

/**
 * Every screen by name, with its path. Screens, menu entries and the services use the name of a route; no other code has a
 * path. The router does not register a name that has no screen yet.
 */
export const routePaths = paths as Readonly<Record<keyof typeof fixed, string> & Record<FamilyRoute, string>>;

/** The path of a family's screen. All of them are in one folder, under their names (spec F 2.1). */
export const familyPath = (name: string): string => `/seguros/${name}`;

/** Adds the screens of a family. Returns a function that removes them. */
export function registerRoutes(names: readonly FamilyRoute[]): () => void {
  for (const name of names) paths[name] = familyPath(name);
  return () => {
    for (const name of names) delete paths[name];
  };
}

/** True if the table has this name; the menu's names come from the services. */
export const isRouteName = (name: string): name is RouteName => Object.hasOwn(paths, name);

/** The path of a screen, with the placeholders of its parameters. */
export function patternOf(name: RouteName): string {
  const path = own(paths, name);
  if (path === undefined) throw new Error(`No screen is called ${name}`);
  return path;
}

/** The address of a screen, with its path parameters filled in and a query appended. Values are encoded. */
export function pathTo(
  name: RouteName,
  query: Readonly<Record<string, string | number>> = {},
  params: Readonly<Record<string, string>> = {},
): string {
  const path = patternOf(name).replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}

/**
 * Information about a route. `titleForm` is the title of list screens (spec F 2.2); `titleInsured` is what insured persons
 * read instead of both.
 */
export interface RouteHandle {
  readonly name: RouteName;
  readonly title: string;
  readonly titleForm?: string;
  readonly titleInsured?: string;
}

/** One screen of a feature. The router turns it into a route with guards. */
export interface PortalRoute {
  readonly handle: RouteHandle;
  readonly lazy: () => Promise<{ readonly Component: ComponentType } | { readonly element: ReactElement }>;
  /** Starts the screen's first calls before it is rendered; used if the page is opened on this screen. */
  readonly start?: () => Promise<void>;
  /** The permission guard protects the screen, in addition to the login guard (spec F 2.1, decision 24). */
  readonly permission?: true;
  /** Whether a user may open a screen that no menu entry names, by the routes of the user's menu. */
  readonly opensFor?: (granted: readonly string[]) => boolean;
  /** A list that forgets its stored filter, unless the person comes from the list's own form (spec F 2.2, decision 24). */
  readonly storedFilter?: { readonly key: string; readonly keepFrom: RouteName };
}
