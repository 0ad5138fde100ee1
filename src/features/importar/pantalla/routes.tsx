import { rolActual } from '#blocks/rol/rolActual.ts';
import { familias } from '#engine/family/familias.ts';
import type { PortalRoute } from '#lib/routes.ts';
import { general } from '#messages/general.ts';

/** The employer who may open the list of a family whose notices come from files. */
const opensFor = (granted: readonly string[]): boolean =>
  rolActual() === 'empresa' &&
  familias().some(({ seImporta, routes: { list } }) => seImporta && granted.includes(list));

/** The screen that registers many notices from one file. Nothing of it is loaded before it is opened. */
export const routes: readonly PortalRoute[] = [
  {
    handle: { name: 'importar-planilla', title: general.importarPlanilla, titleForm: general.importarPlanilla },
    opensFor,
    lazy: () => import('./ImportarPage.tsx'),
  },
];
