import { routes as afiliacion } from '#features/afiliacion/routes.tsx';
import { routes as asegurado } from '#features/asegurado/routes.tsx';
import { routes as facturacion } from '#features/facturacion/routes.tsx';
import { routes as inicio } from '#features/inicio/routes.tsx';
import { routes as monitoreo } from '#features/monitoreo/routes.tsx';
import { routes as novedades } from '#features/novedades/routes.tsx';
import { routes as ocupacional } from '#features/ocupacional/routes.tsx';
import { routes as ordenPago } from '#features/orden-pago/routes.tsx';
import { routes as parametros } from '#features/parametros/routes.tsx';
import { routes as pasivo } from '#features/pasivo/routes.tsx';
import { routes as personas } from '#features/personas/routes.tsx';
import { routes as reportes } from '#features/reportes/routes.tsx';
import { routes as revision } from '#features/revision/routes.tsx';
import { routes as seguridad } from '#features/seguridad/routes.tsx';
import { isRouteName, type PortalRoute, type RouteName } from '#lib/routes.ts';

/** The screens inside the shell, from every feature. */
export const screens: readonly PortalRoute[] = [
  ...asegurado,
  ...afiliacion,
  ...facturacion,
  ...inicio,
  ...monitoreo,
  ...novedades,
  ...ocupacional,
  ...ordenPago,
  ...parametros,
  ...pasivo,
  ...personas,
  ...reportes,
  ...revision,
  ...seguridad,
];

/** The screen behind a menu entry's name; undefined for a name that has no screen. */
export const screenOf = (name: string): PortalRoute | undefined =>
  isRouteName(name) ? screens.find((screen) => screen.handle.name === name) : undefined;

/** Starts loading a screen's code when a person is about to open it. A failure shows when it is opened. */
export function prefetch(name: RouteName): void {
  screenOf(name)
    ?.lazy()
    .catch(() => undefined);
}
