/** What a pool of work may do. */
interface Reglas<T> {
  /** How many items may run at the same time now. */
  readonly aLaVez: () => number;
  /** True for items of which only one may run at a time. */
  readonly deAUno: (item: T) => boolean;
  /** Processes one item. It fails only because of a defect. */
  readonly uno: (item: T) => Promise<void>;
  /** Called when no item is running and none will start: the queue is empty, or the pool was stopped. */
  readonly alQuedarQuieto: () => void;
}

/** A pool that processes items in order, some at the same time. */
export interface Corredor<T> {
  readonly encolar: (items: readonly T[], primero?: boolean) => void;
  readonly seguir: () => void;
  /** Starts no more items; resolves when none is running. */
  readonly parar: () => Promise<void>;
  readonly enCurso: () => number;
  readonly esperan: () => readonly T[];
  /** Whether an item is waiting or running. */
  readonly tiene: (item: T) => boolean;
  /** Takes waiting items out of the queue. */
  readonly sacar: (fits: (item: T) => boolean) => readonly T[];
}

/** The waiting items and the running ones. */
interface Trabajo<T> {
  cola: readonly T[];
  readonly vivos: Set<T>;
  activo: boolean;
  /** The `parar` calls that wait until no item is running. */
  quietos: readonly (() => void)[];
}

/** If no item is running any more, resolves the waiting `parar` calls and reports that the pool is idle. */
function avisarSiQuieto<T>(trabajo: Trabajo<T>, { alQuedarQuieto }: Reglas<T>): void {
  if (trabajo.vivos.size > 0) return;
  const told = trabajo.quietos;
  trabajo.quietos = [];
  for (const tell of told) tell();
  if (!trabajo.activo || trabajo.cola.length === 0) alQuedarQuieto();
}

async function hacer<T>(trabajo: Trabajo<T>, reglas: Reglas<T>, item: T): Promise<void> {
  try {
    await reglas.uno(item);
  } finally {
    trabajo.vivos.delete(item);
    llenar(trabajo, reglas);
    avisarSiQuieto(trabajo, reglas);
  }
}

/** Starts as many of the waiting items as may run now. */
function llenar<T>(trabajo: Trabajo<T>, reglas: Reglas<T>): void {
  const { vivos } = trabajo;
  while (trabajo.activo && vivos.size < reglas.aLaVez()) {
    const alone = [...vivos].some(reglas.deAUno);
    // An item that was queued again while it is running must end first.
    const next = trabajo.cola.find((item) => !vivos.has(item) && !(alone && reglas.deAUno(item)));
    if (next === undefined) return;
    trabajo.cola = trabajo.cola.filter((item) => item !== next);
    vivos.add(next);
    void hacer(trabajo, reglas, next);
  }
}

/** Creates a stopped pool with an empty queue. */
export function crearCorredor<T>(reglas: Reglas<T>): Corredor<T> {
  const trabajo: Trabajo<T> = { cola: [], vivos: new Set(), activo: false, quietos: [] };
  const { vivos } = trabajo;
  return {
    encolar: (items, primero = false) => {
      trabajo.cola = primero ? [...items, ...trabajo.cola] : [...trabajo.cola, ...items];
      llenar(trabajo, reglas);
    },
    seguir: () => {
      trabajo.activo = true;
      llenar(trabajo, reglas);
      if (vivos.size === 0) avisarSiQuieto(trabajo, reglas);
    },
    parar: () => {
      trabajo.activo = false;
      if (vivos.size === 0) return Promise.resolve();
      return new Promise((resolve) => {
        trabajo.quietos = [...trabajo.quietos, resolve];
      });
    },
    enCurso: () => vivos.size,
    esperan: () => trabajo.cola,
    tiene: (item) => vivos.has(item) || trabajo.cola.includes(item),
    sacar: (fits) => {
      const out = trabajo.cola.filter(fits);
      trabajo.cola = trabajo.cola.filter((item) => !fits(item));
      return out;
    },
  };
}
