import type { Rol } from '#blocks/rol/rolActual.ts';
import type { Accion, Ids, NovedadDefinition, TabId } from '#engine/definition/definition.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import type { Draft } from '#engine/values/drafts.ts';
import type { RouteName } from '#lib/routes.ts';

/** An open edit: what it began with, and how it ends. */
interface EdicionAbierta {
  /** A draft the person took back: its values are put in at once. */
  readonly recovered: Draft | null;
  readonly descartar: () => void;
  readonly grabado: (ids: Ids) => Promise<void>;
}

/** What can be begun with a notice the services hold. */
interface AvisoGuardado {
  /** What was typed before a reload, offered once. */
  readonly borrador: Draft | null;
  readonly olvidarBorrador: () => void;
  /** Hour of the last save in this visit, '' for none. */
  readonly hora: string;
  readonly editar: (recovered: Draft | null) => void;
  /** Its state changed: reads it again. */
  readonly releer: () => Promise<void>;
}

/** A notice on the screen: what it is, who reads it, and what that person may do with it now. */
export interface AvisoAbierto {
  readonly familia: FamiliaDeAvisos;
  readonly definition: NovedadDefinition;
  /** What the services sent; of a new notice, what its form begins with. */
  readonly loaded: LoadedNovedad;
  readonly rol: Rol;
  readonly permitidas: ReadonlySet<Accion>;
  /** null while it is only read. */
  readonly edicion: EdicionAbierta | null;
  /** null for a notice that is not saved yet, and for one that was deleted. */
  readonly guardado: AvisoGuardado | null;
}

/** The page around a notice: the ways out of it, and the open tab. */
export interface PaginaDeAviso {
  /** Where Salir leads. */
  readonly salida: { readonly route: RouteName; readonly label: string };
  /** The open tab: a save builds the form anew and leaves the person where they were. */
  readonly tab: TabId;
  readonly onTab: (tab: TabId) => void;
  readonly salir: () => void;
  readonly nuevo: () => void;
  readonly eliminado: (gone: LoadedNovedad) => void;
}

/** Nothing may be done: the form is being filled in, or the notice is there no more. */
export const ninguna: ReadonlySet<Accion> = new Set();
