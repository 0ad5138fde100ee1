/** What a pool of work may do. */
interface Reglas<T> {
  /** How many at once now. */
  readonly aLaVez: () => number;
  /** Items of which only one may be under way. */
  readonly deAUno: (item: T) => boolean;
  /** Does one item; it never fails but for a defect. */
  readonly uno: (item: T) => Promise<void>;
  /** Nothing is under way any more: nothing waits, or it was told to stop. */
  readonly alQuedarQuieto: () => void;
}

/** A pool that does items in order, some at once. */
export interface Corredor<T> {
  readonly encolar: (items: readonly T[], primero?: boolean) => void;
  readonly seguir: () => void;
  /** Begins nothing more; resolves when nothing is under way. */
  readonly parar: () => Promise<void>;
  readonly enCurso: () => number;
  readonly esperan: () => readonly T[];
  /** Whether an item waits or is under way. */
  readonly tiene: (item: T) => boolean;
  /** Takes waiting items out of the queue. */
  readonly sacar: (fits: (item: T) => boolean) => readonly T[];
}

/** The items that wait and those under way. */
interface Trabajo<T> {
  cola: readonly T[];
  readonly vivos: Set<T>;
  activo: boolean;
  /** Who waits until nothing is under way. */
  quietos: readonly (() => void)[];
}

/** An item ended: tells those who wait for quiet, if nothing else is under way. */
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

/** Begins as many of the waiting items as may be under way now. */
function llenar<T>(trabajo: Trabajo<T>, reglas: Reglas<T>): void {
  const { vivos } = trabajo;
  while (trabajo.activo && vivos.size < reglas.aLaVez()) {
    const alone = [...vivos].some(reglas.deAUno);
    // An item that waits again ends its earlier turn first.
    const next = trabajo.cola.find((item) => !vivos.has(item) && !(alone && reglas.deAUno(item)));
    if (next === undefined) return;
    trabajo.cola = trabajo.cola.filter((item) => item !== next);
    vivos.add(next);
    void hacer(trabajo, reglas, next);
  }
}

/** Creates a pool that stands still and has nothing to do. */
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
