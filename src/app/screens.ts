import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { familias } from '#engine/family/familias.ts';
import { routes as afiliacion } from '#features/afiliacion/routes.tsx';
import { routes as asegurado } from '#features/asegurado/routes.tsx';
import { routes as ayuda } from '#features/ayuda/routes.tsx';
import { routes as facturacion } from '#features/facturacion/routes.tsx';
import { routes as importar } from '#features/importar/pantalla/routes.tsx';
import { routes as inicio } from '#features/inicio/routes.tsx';
import { routes as monitoreo } from '#features/monitoreo/routes.tsx';
import { routes as ocupacional } from '#features/ocupacional/routes.tsx';
import { routes as ordenPago } from '#features/orden-pago/routes.tsx';
import { routes as parametros } from '#features/parametros/routes.tsx';
import { routes as personas } from '#features/personas/routes.tsx';
import { routes as reportes } from '#features/reportes/routes.tsx';
import { routes as revision } from '#features/revision/routes.tsx';
import { routes as seguridad } from '#features/seguridad/routes.tsx';
import type { PortalRoute, RouteName } from '#lib/routes.ts';
import { screensOf } from './familyScreens.tsx';
import './familias.ts';

/** The screens of the features, without the families of notices. */
const ofFeatures: readonly PortalRoute[] = [
  ...asegurado,
  ...afiliacion,
  ...ayuda,
  ...facturacion,
  ...importar,
  ...inicio,
  ...monitoreo,
  ...ocupacional,
  ...ordenPago,
  ...parametros,
  ...personas,
  ...reportes,
  ...revision,
  ...seguridad,
];

let made: { readonly of: readonly FamiliaDeAvisos[]; readonly screens: readonly PortalRoute[] } | undefined;

/** The screens inside the shell: the screens of every feature, and list and form of every family of notices. */
export function screens(): readonly PortalRoute[] {
  const of = familias();
  if (made?.of !== of) made = { of, screens: [...ofFeatures, ...of.flatMap(screensOf)] };
  return made.screens;
}

/** The screen with a menu entry's name; undefined if there is none. */
export const screenOf = (name: string): PortalRoute | undefined =>
  screens().find((screen) => screen.handle.name === name);

/** Starts loading a screen's code when a person is about to open it. A failure is shown when the screen opens. */
export function prefetch(name: RouteName): void {
  screenOf(name)
    ?.lazy()
    .catch(() => undefined);
}
