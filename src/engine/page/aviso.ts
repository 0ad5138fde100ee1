import type { Rol } from '#blocks/rol/rolActual.ts';
import type { Hecho } from '#engine/declare/Desenlace.tsx';
import type { Accion, Ids, NovedadDefinition, TabId } from '#engine/definition/definition.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import type { Fin } from '#engine/notice/useAccionesDeNovedad.ts';
import type { Draft } from '#engine/values/drafts.ts';
import type { Semilla } from '#engine/values/semilla.ts';
import type { RouteName } from '#lib/routes.ts';

/** An open edit: its initial values, and how it ends. */
interface EdicionAbierta {
  /** A draft that the person restored: its values are applied at once. */
  readonly recovered: Draft | null;
  readonly descartar: () => void;
  readonly grabado: (ids: Ids, fin: Fin | null) => Promise<void>;
}

/** The actions on a notice that the services hold. */
interface AvisoGuardado {
  /** What was typed before a reload; offered once. */
  readonly borrador: Draft | null;
  readonly olvidarBorrador: () => void;
  /** null if nothing was done with it in this visit. */
  readonly hecho: Hecho | null;
  readonly editar: (recovered: Draft | null) => void;
  /** Its state changed: loads it again. `fin`: how declaring it ended, if that changed it. */
  readonly releer: (fin: Fin | null) => Promise<void>;
  /** It was added to an order or removed from one: what its outcome says about that no longer holds. */
  readonly cambioDeOrden: () => void;
}

/** A notice on the screen: its data, the role of the user, and what the user may do with it now. */
export interface AvisoAbierto {
  readonly familia: FamiliaDeAvisos;
  readonly definition: NovedadDefinition;
  /** What the services sent; for a new notice, the initial form. */
  readonly loaded: LoadedNovedad;
  readonly rol: Rol;
  readonly permitidas: ReadonlySet<Accion>;
  /** null while the notice is read-only. */
  readonly edicion: EdicionAbierta | null;
  /** null for a notice that is not saved yet or was deleted. */
  readonly guardado: AvisoGuardado | null;
}

/** The page around a notice: its exits and the open tab. */
export interface PaginaDeAviso {
  /** Where Salir leads. */
  readonly salida: { readonly route: RouteName; readonly label: string };
  /** The open tab. It is kept when a save rebuilds the form. */
  readonly tab: TabId;
  readonly onTab: (tab: TabId) => void;
  readonly salir: () => void;
  /** Starts a new notice of the same form, empty or with these values. */
  readonly nuevo: (semilla?: Semilla) => void;
  readonly eliminado: (gone: LoadedNovedad) => void;
}

/** No action is allowed: the form is in edit, or the notice no longer exists. */
export const ninguna: ReadonlySet<Accion> = new Set();
