import { createEvent } from './events.ts';

/**
 * Keys that the specification names (spec F 9), and the portal's own. Values are texts; a missing value reads as ''. If
 * storage is full or blocked, the app does not stop: it works from memory.
 */
export const sessionKeys = {
  /** token|encrypted-user */
  sesion: 'sesion',
  dobleToken: 'actualizacionDobleToken',
  menuAcceso: 'menu-acceso',
  menuItem: 'menu-item',
  /** The names of the screens that reloaded the page because their code did not load. */
  recarga: 'recarga',
  empresa: 'empresa',
  /** What the identity service and the central registry said today. No names: people are hashes of what was asked. */
  veredictos: 'veredictos',
  /** The key of the working copy of an import: the copy cannot be read without it. */
  importacion: 'importacion',
  /** Prefix of unsaved drafts, one entry per form (per tab). */
  borrador: 'borrador:',
} as const;

/** The keys of the browser's storage, which outlives the tab. */
export const localKeys = {
  IdPersonaNovedad: 'IdPersonaNovedad',
  IdTipoNovedadPadre: 'IdTipoNovedadPadre',
  idPersona: 'id_persona',
  idTipoNovedad: 'id_tipo_novedad',
  filtroBusqueda: 'filtro-busqueda',
  filtroTransferencia: 'filtro-busqueda-admin-tranferencia',
  filtroOrdenPago: 'filtro-busqueda-orden-pago-ex',
  /** Not shown in the specification (decision 56). */
  filtroFacturas: 'filtro-busqueda-facturas',
  idOrdenPago: 'id_orden_pago_ex',
  tema: 'tema',
  /** The preferences of each person for each list: its columns, its rows per page, its kept filters with their names. */
  listas: 'listas',
  /** What each person fills in again and again, for each company and form. Ids and names of jobs only. */
  costumbres: 'costumbres',
  /** The decisions of the staff that are not answered yet, without names: this, the person's id and the notice's. */
  decisiones: 'decisiones:',
  /**
   * The ids of the notices that each person saw in the bell, for each company and regional, by state: observed and
   * accepted for a company, declared and observed for the staff.
   */
  campana: 'campana',
  /** How each person reviews notices, and how many they decided today. Ids and numbers only. */
  revision: 'revision',
  /** The reasons for observing that each person of the staff keeps, in their own words: nothing checks them for names. */
  plantillas: 'plantillas',
  /** Which column of a company's files is which, and what their words mean. Titles and names of places only. */
  columnas: 'columnas-de-planilla',
  /** '1' while the browser may have databases of imports, which are swept at start. */
  importaciones: 'importaciones',
  /** Written at logout, so that every other tab logs out too. */
  salida: 'salida',
} as const;

/**
 * The browser's storage is full or blocked, so values are lost when the page closes. Emitted once, by the first refused write
 * while there is a listener.
 */
export const storageRefused = createEvent<void>();
let told = false;

function refuse(): void {
  if (!told) told = storageRefused.emit();
}

type Kind = 'localStorage' | 'sessionStorage';
const memory: Record<Kind, Map<string, string>> = { localStorage: new Map(), sessionStorage: new Map() };

function open(kind: Kind): Storage | null {
  try {
    return globalThis[kind] ?? null;
  } catch {
    return null; // SecurityError: the browser blocks storage; memory is used instead
  }
}

function area(kind: Kind) {
  return {
    /** The stored text, '' if there is none. */
    read(key: string): string {
      return memory[kind].get(key) ?? open(kind)?.getItem(key) ?? '';
    },
    /** Stores a text. If the browser refuses it, it is kept in memory until the page closes, and the result is false. */
    write(key: string, value: string): boolean {
      memory[kind].delete(key);
      try {
        const store = open(kind);
        if (!store) throw new Error(); // blocked
        store.setItem(key, value);
        return true;
      } catch {
        memory[kind].set(key, value); // QuotaExceededError
        refuse();
        return false;
      }
    },
    remove(key: string): void {
      memory[kind].delete(key);
      open(kind)?.removeItem(key);
    },
    keys(): string[] {
      const stored = open(kind);
      return [...new Set([...memory[kind].keys(), ...(stored ? Object.keys(stored) : [])])];
    },
  };
}

/** The tab's own storage: session and unsaved input. */
export const tab = area('sessionStorage');
/**
 * The browser's storage: ids, filters and preferences. No names and no documents of people, except in what a person typed:
 * names of filters, reasons for observing, and an observation that is not answered yet.
 */
export const browser = area('localStorage');

/** Keys that do not belong to a session: the person's preferences and habits, and the signal of the logout to other tabs. */
const lasting: readonly string[] = [
  localKeys.tema,
  localKeys.listas,
  localKeys.costumbres,
  localKeys.revision,
  localKeys.campana,
  localKeys.plantillas,
  localKeys.columnas,
  localKeys.importaciones,
  localKeys.salida,
];

/** Removes ids and filters, because the session ended or another company was chosen (decision 57). */
export function forgetIdsAndFilters(): void {
  for (const key of Object.values(localKeys)) if (!lasting.includes(key)) browser.remove(key);
}

/** Removes what a person decided and did not send: they signed out. */
export function forgetDecisions(person: number): void {
  for (const key of browser.keys()) if (key.startsWith(`${localKeys.decisiones}${person}:`)) browser.remove(key);
}

/** The databases of imports: the working copies, and the journals of what was sent. */
export const databases = { copias: 'importar-copias', diarios: 'importar-diarios' } as const;

/** Removes the working copies of imports and the key that opens them, because the session ended or the company changed. */
export function forgetCopies(): void {
  tab.remove(sessionKeys.importacion);
  if (browser.read(localKeys.importaciones) === '' || !hasDatabases()) return;
  indexedDB.deleteDatabase(databases.copias);
}

/** A stored JSON value, or null if it is missing or unreadable. An unreadable value is removed. */
export function readJson(store: { read(key: string): string; remove(key: string): void }, key: string): unknown {
  const text = store.read(key);
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    store.remove(key); // written by an older version or edited by hand: handled as missing
    return null;
  }
}

/**
 * Removes from a new tab, which starts with a copy of this tab's storage, what goes on in one place only: the input of a
 * form, an import.
 */
export function forgetWhatStays(other: Window): void {
  try {
    const { sessionStorage } = other;
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(sessionKeys.borrador) || key === sessionKeys.importacion) sessionStorage.removeItem(key);
  } catch {
    // A browser that refuses its storage has copied nothing.
  }
}

/** Whether the browser has databases. One that refuses them may throw at their mere name. */
export function hasDatabases(): boolean {
  try {
    return typeof indexedDB !== 'undefined';
  } catch {
    return false;
  }
}
