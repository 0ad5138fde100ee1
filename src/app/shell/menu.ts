import { screenOf } from '#app/screens.ts';
import type { Acceso } from '#contract/entities/sesion.ts';
import { familias, palabrasDelMenu } from '#engine/family/familias.ts';
import { isRouteName, type RouteName } from '#lib/routes.ts';
import type { IconName } from '#ui/icons/Icon.tsx';
import { shell } from './messages.ts';

export interface MenuEntry {
  readonly name: RouteName;
  readonly label: string;
}
/** The icons of the entries, which are all that is seen of them beside the desk. Those of families are in their records. */
const icons: Partial<Record<RouteName, IconName>> = {
  inicio: 'home',
  'revision-admin': 'inbox',
  'bdpa-monitor': 'monitor',
  'personas-admin': 'user',
  'recien-nacido-admin': 'heart',
  'afiliacion-admin': 'users',
  'orden-pago-admin-ex': 'card',
  'lista-facturas': 'money',
  'ocupacional-admin-ex': 'check-circle',
  'reporte-saldo-formulario-fisico': 'copy',
  'reporte-citas-medicas': 'calendar',
  'relacion-parentesco-admin': 'sort',
  'tipo-asegurado-admin': 'shield',
  'tipo-novedad-admin': 'list',
  'producto-admin': 'building',
  'formulario-admin': 'file-text',
};

/** The icon of a menu entry; every entry has one. */
export const iconOf = (name: RouteName): IconName =>
  familias().find(({ routes }) => routes.list === name)?.icono ?? icons[name] ?? 'file';

interface MenuGroup {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
}

/**
 * The sidebar, from the user's accesos: those that the menu shows and that have a screen, by group in the services' order
 * (spec F 2.3).
 */
export function menuOf(accesos: readonly Acceso[]): readonly MenuGroup[] {
  const groups = new Map<string, MenuEntry[]>();
  const words = palabrasDelMenu();
  for (const { Ruta, EtiquetaFormularioWeb, Grupo, Sistemas } of accesos
    .filter((acceso) => acceso.SeMuestraEnMenu)
    .toSorted((a, b) => a.Orden - b.Orden)) {
    if (!isRouteName(Ruta) || !screenOf(Ruta) || Ruta === 'inicio') continue;
    const label = Grupo || Sistemas?.NombreSistema || shell.marco.otros;
    groups.set(label, [
      ...(groups.get(label) ?? []),
      { name: Ruta, label: EtiquetaFormularioWeb || (words[Ruta]?.[0] ?? Ruta) },
    ]);
  }
  return [...groups].map(([label, entries]) => ({ label, entries }));
}
