import { isRouteName, type RouteName, routePaths } from './routes.ts';
import { fold, tidy } from './texts.ts';

type Entry = Readonly<Record<string, unknown>>;
type Labels = Readonly<Partial<Record<RouteName, readonly string[]>>>;

/** The route that a text names: by its name, or by its path ('/seguros/aviso-alta-admin'). */
function routeNamed(text: string): RouteName | null {
  const name = text.trim().split(/[?#]/, 1)[0]?.replace(/\/+$/, '') ?? '';
  const last = name.slice(name.lastIndexOf('/') + 1);
  if (isRouteName(last)) return last;
  const found = Object.entries(routePaths).find(([, path]) => path === name)?.[0] ?? '';
  return isRouteName(found) ? found : null;
}

const words = (text: string) => tidy(fold(text));

/** The route that a label belongs to; null if it belongs to no screen. */
function routeLabelled(label: string, labels: Labels): RouteName | null {
  const wanted = words(label);
  if (wanted === '') return null;
  const found = Object.entries(labels).find(([, texts]) => texts?.some((text) => words(text) === wanted))?.[0] ?? '';
  return isRouteName(found) ? found : null;
}

/**
 * The screen that a menu entry leads to: the one that Ruta names, or any other field with a route, or else the one its label
 * belongs to. '' for an entry of the fund's other systems, which has no screen here (spec F 2.3, F 7.1).
 */
export function routeOfEntry(entry: Entry, labels: Labels): RouteName | '' {
  const texts = (of: RegExp) =>
    Object.entries(entry).flatMap(([key, value]) => (of.test(key) && typeof value === 'string' ? [value] : []));
  const named = [...texts(/^Ruta$/), ...texts(/^(?!Grupo)/)].map(routeNamed).find((name) => name !== null);
  const labelled = () => texts(/^(Etiqueta|Descripcion)/).map((text) => routeLabelled(text, labels));
  return named ?? labelled().find((name) => name !== null) ?? '';
}
