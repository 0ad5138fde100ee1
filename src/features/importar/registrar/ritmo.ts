import { mediana } from '../fila/cuentas.ts';

/** How many rows are sent at once, from best to worst. */
const niveles = [4, 2, 1] as const;
/** How many rows are sent at once at first. */
export const [A_LA_VEZ] = niveles;
/** The median above which fewer rows are sent at once, in milliseconds. */
const LENTO = 3000;
/** The median is that of this many rows. */
const MUESTRA = 8;

/** The pace of a run. */
export interface Ritmo {
  readonly aLaVez: () => number;
  /** A row took so many milliseconds. True if the pace changed. */
  readonly anotar: (ms: number) => boolean;
  /** The services asked to wait. True if the pace changed. */
  readonly frenar: () => boolean;
}

/**
 * Four rows at once; two, then one, while the median passes three seconds or the services ask to wait. Each pace is judged
 * by its own rows: it gets worse after as many rows as it sends at once, and better after eight.
 */
export function crearRitmo(): Ritmo {
  let nivel = 0;
  let ultimas: number[] = [];
  const cambiar = (a: number): boolean => {
    const next = Math.min(Math.max(a, 0), niveles.length - 1);
    const changed = next !== nivel;
    nivel = next;
    ultimas = [];
    return changed;
  };
  const aLaVez = () => niveles[nivel] ?? 1;
  return {
    aLaVez,
    anotar: (ms) => {
      ultimas = [...ultimas, ms].slice(-MUESTRA);
      const slow = mediana(ultimas) > LENTO;
      if (slow && ultimas.length >= aLaVez()) return cambiar(nivel + 1);
      return !slow && ultimas.length === MUESTRA && cambiar(nivel - 1);
    },
    frenar: () => cambiar(nivel + 1),
  };
}

/** How many of the last rows are used to compute the pace and the time left. */
export const VENTANA = 20;

/** Rows per minute of the last 20 rows, by the moments at which they ended; null before two are done. */
export function velocidadDe(fines: readonly number[]): number | null {
  const last = fines.slice(-VENTANA);
  const [first, end] = [last[0], last.at(-1)];
  if (first === undefined || end === undefined || end <= first) return null;
  return ((last.length - 1) * 60_000) / (end - first);
}
