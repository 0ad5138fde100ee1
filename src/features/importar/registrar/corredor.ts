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
  /** Takes waiting items out of the queue. */
  readonly sacar: (fits: (item: T) => boolean) => readonly T[];
}

/** Creates a pool that stands still and has nothing to do. */
export function crearCorredor<T>({ aLaVez, deAUno, uno, alQuedarQuieto }: Reglas<T>): Corredor<T> {
  let cola: readonly T[] = [];
  const vivos = new Set<T>();
  let activo = false;
  let quietos: (() => void)[] = [];

  function terminar(): void {
    if (vivos.size > 0) return;
    const told = quietos;
    quietos = [];
    for (const tell of told) tell();
    if (!activo || cola.length === 0) alQuedarQuieto();
  }

  async function hacer(item: T): Promise<void> {
    try {
      await uno(item);
    } finally {
      vivos.delete(item);
      llenar();
      terminar();
    }
  }

  function llenar(): void {
    while (activo && vivos.size < aLaVez()) {
      const alone = [...vivos].some(deAUno);
      // An item that waits again ends its earlier turn first.
      const next = cola.find((item) => !vivos.has(item) && !(alone && deAUno(item)));
      if (next === undefined) return;
      cola = cola.filter((item) => item !== next);
      vivos.add(next);
      void hacer(next);
    }
  }

  return {
    encolar: (items, primero = false) => {
      cola = primero ? [...items, ...cola] : [...cola, ...items];
      llenar();
    },
    seguir: () => {
      activo = true;
      llenar();
      if (vivos.size === 0) terminar();
    },
    parar: () => {
      activo = false;
      if (vivos.size === 0) return Promise.resolve();
      return new Promise((resolve) => quietos.push(resolve));
    },
    enCurso: () => vivos.size,
    esperan: () => cola,
    sacar: (fits) => {
      const out = cola.filter(fits);
      cola = cola.filter((item) => !fits(item));
      return out;
    },
  };
}
