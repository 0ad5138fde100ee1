/** A piece of a text: plain, or shown in bold. */
export type Trozo = string | { readonly fuerte: string };

/** A picture, with the size that reserves its place before it loads. */
interface Imagen {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** One task of the guide, as scripts/vite/guide.ts makes it from its file in docs/guia. */
interface TareaEscrita {
  readonly titulo: string;
  /** Roles, or `todos`. */
  readonly roles: readonly string[];
  readonly tema: string;
  /** The screens it explains. The task is offered to users who may open the first one. */
  readonly pantallas: readonly string[];
  /** Words that find it besides its own. */
  readonly palabras: readonly string[];
  readonly entrada: readonly Trozo[];
  readonly pasos: readonly { readonly texto: readonly Trozo[]; readonly imagenes: readonly Imagen[] }[];
  readonly notas: readonly (readonly Trozo[])[];
}

/** A task, by the name of its file. */
export interface Tarea extends TareaEscrita {
  readonly id: string;
}

const escritas = import.meta.glob<TareaEscrita>('/docs/guia/*.md', { eager: true, import: 'default' });

/** All tasks of the guide, for every role. */
export const tareas: readonly Tarea[] = Object.entries(escritas).map(([path, tarea]) => ({
  ...tarea,
  id: path.replace(/^.*\/|\.md$/g, ''),
}));
