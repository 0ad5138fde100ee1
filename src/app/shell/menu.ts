import { screenOf } from '#app/screens.ts';
import type { Acceso } from '#contract/entities/sesion.ts';
import { palabrasDelMenu } from '#engine/family/familias.ts';
import { isRouteName, type RouteName } from '#lib/routes.ts';
import { shell } from './messages.ts';

export interface MenuEntry {
  readonly name: RouteName;
  readonly label: string;
}
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
