import { createEvent } from './events.ts';

/**
 * Keys the specification names (spec F 9) and the portal's own. Values are texts; reading something that is not
 * there gives ''. Storage that is full or blocked never stops the app: it works from memory then.
 */
export const sessionKeys = {
  /** token|encrypted-user */
  sesion: 'sesion',
  dobleToken: 'actualizacionDobleToken',
  menuAcceso: 'menu-acceso',
  menuItem: 'menu-item',
  /** The screens that had a new page because their code did not arrive, by name. */
  recarga: 'recarga',
  empresa: 'empresa',
  /** The notices the staff reviews one after the other, by id and parent type. */
  colaRevision: 'cola-revision',
  /** Prefix of what was typed and not saved, one entry a form (per tab). */
  borrador: 'borrador:',
} as const;

/** The same of the browser's storage, which outlives the tab. */
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
  /** What each person chose for each list: its columns, its rows a page. Ids only. */
  listas: 'listas',
  /** Written at logout so that every other tab leaves too. */
  salida: 'salida',
} as const;

/**
 * The browser keeps nothing more, full or blocked, and what is written is gone with the page. Told once, by the first write
 * that is refused while anybody listens.
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
    return null; // SecurityError: the browser blocks storage, memory takes over
  }
}

function area(kind: Kind) {
  return {
    /** The stored text, '' when there is none. */
    read(key: string): string {
      return memory[kind].get(key) ?? open(kind)?.getItem(key) ?? '';
    },
    /** Stores a text; kept in memory when the browser refuses it, and the answer is false: it ends with the page. */
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

/** The tab's own storage: session and what was typed. */
export const tab = area('sessionStorage');
/** The browser's storage: ids and filters the specification keeps there. No names and no documents. */
export const browser = area('localStorage');

/** Not of a session: how a person looks at the portal, and what tells the other tabs of the logout. */
const lasting: readonly string[] = [localKeys.tema, localKeys.listas, localKeys.salida];

/** Forgets ids and filters: the session ended, or another company was chosen (decision 57). */
export function forgetIdsAndFilters(): void {
  for (const key of Object.values(localKeys)) if (!lasting.includes(key)) browser.remove(key);
}

/** A stored JSON value, or null when it is absent or unreadable; an unreadable one is removed. */
export function readJson(store: { read(key: string): string; remove(key: string): void }, key: string): unknown {
  const text = store.read(key);
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    store.remove(key); // spoiled by an older version or by hand: treated as absent
    return null;
  }
}
