import { type Tarea, type Trozo, tareas } from '#blocks/ayuda/tareas.ts';
import { type Rol, rolActual } from '#blocks/rol/rolActual.ts';
import { session } from '#client/session.ts';
import { familias } from '#engine/family/familias.ts';
import { isRouteName, type RouteName } from '#lib/routes.ts';
import { fold } from '#lib/texts.ts';

/** The topics in the order they are shown. A topic that is not named here comes last. */
const temas = [
  'Avisos de trabajadores',
  'Pagos',
  'Pasivos',
  'Salud ocupacional',
  'Reportes',
  'Mi seguro',
  'Revisión de avisos',
  'Personas',
  'Registro central',
  'Parámetros',
  'El portal',
];
const lugarDe = (tema: string): number => (temas.indexOf(tema) + temas.length + 1) % (temas.length + 1);

/** Screens that no menu names; everybody opens them. */
const deTodos: readonly RouteName[] = [
  'inicio',
  'login',
  'forgot-your-password',
  'modificar-password',
  'regional-module',
];

/** Screens that are opened from a list with another name: a user who may open the list may open the screen. */
const desdeLista: Readonly<Partial<Record<RouteName, RouteName>>> = {
  'persona-carpeta': 'personas-admin',
  'mi-aviso': 'mis-avisos',
};

function abre(pantalla: string, concedidas: readonly string[]): boolean {
  if (!isRouteName(pantalla)) return false;
  if (pantalla === 'importar-planilla')
    return familias().some(({ seImporta, routes }) => seImporta && concedidas.includes(routes.list));
  return (
    deTodos.includes(pantalla) || concedidas.includes(desdeLista[pantalla] ?? pantalla.replace('-editar', '-admin'))
  );
}

/** The tasks for the signed-in user: those of the role whose screen the user may open, by topic and title. */
export function tareasDe(rol: Rol = rolActual()): readonly Tarea[] {
  const concedidas = session.getState().user?.accesos.map(({ Ruta }) => Ruta) ?? [];
  return tareas
    .filter(({ roles }) => roles.includes('todos') || roles.includes(rol))
    .filter(({ pantallas: [principal = ''] }) => abre(principal, concedidas))
    .toSorted((a, b) => lugarDe(a.tema) - lugarDe(b.tema) || a.titulo.localeCompare(b.titulo, 'es'));
}

const textoDe = (trozos: readonly Trozo[]): string =>
  trozos.map((trozo) => (typeof trozo === 'string' ? trozo : trozo.fuerte)).join('');

/** What is searched of a task, the most telling first. */
const buscables = ({ titulo, palabras, tema, entrada, pasos, notas }: Tarea): readonly string[] =>
  [
    titulo,
    [titulo, tema, ...palabras].join(' '),
    [titulo, tema, ...palabras, ...[entrada, ...pasos.map(({ texto }) => texto), ...notas].map(textoDe)].join(' '),
  ].map(fold);

/**
 * The tasks with every typed word, without accents and in any order: first those with the words in the title, then those with
 * them in the search words, then the rest.
 */
export function buscarTareas(entre: readonly Tarea[], texto: string): readonly Tarea[] {
  const buscadas = fold(texto).split(/\s+/).filter(Boolean);
  return entre
    .map((tarea) => ({
      tarea,
      lugar: buscables(tarea).findIndex((en) => buscadas.every((palabra) => en.includes(palabra))),
    }))
    .filter(({ lugar }) => lugar >= 0)
    .toSorted((a, b) => a.lugar - b.lugar)
    .map(({ tarea }) => tarea);
}

/** The screen of a task that can be opened by itself: a list, not a form. */
export function pantallaDe({ pantallas }: Tarea): RouteName | undefined {
  return pantallas
    .filter(isRouteName)
    .find((name) => !/-editar|^persona-carpeta$|^mi-aviso$|password|^login$/.test(name));
}
