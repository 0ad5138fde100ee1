/** Milliseconds between an answer and the next request: short at first, then longer. */
export const ESPERAS = [3_000, 4_000, 6_000, 9_000, 13_000, 20_000, 30_000] as const;

export interface Sondeo {
  /** Asks at once, and then often again. If a request is running, returns that one. */
  ahora(): Promise<void>;
  /** Call it when the tab is hidden or shown: a hidden tab sends no requests, a shown one asks at once. */
  visibilidad(): void;
  terminar(): void;
}

/**
 * Polls, with at most one request at a time: the wait begins after the answer. It pauses while the tab is hidden, and
 * `terminar` ends it for good.
 */
export function crearSondeo(at: {
  /** Handles its own failures. */
  readonly preguntar: () => Promise<void>;
  readonly oculta: () => boolean;
}): Sondeo {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let round = 0;
  let ended = false;

  const plan = () => {
    clearTimeout(timer);
    if (ended || at.oculta()) return;
    const wait = ESPERAS[Math.min(round, ESPERAS.length - 1)];
    round += 1;
    timer = setTimeout(() => void ask(), wait);
  };
  const ask = (): Promise<void> => {
    if (ended) return Promise.resolve();
    clearTimeout(timer);
    running ??= at.preguntar().finally(() => {
      running = null;
      plan();
    });
    return running;
  };
  plan();
  return {
    ahora() {
      round = 0;
      return ask();
    },
    visibilidad() {
      if (at.oculta()) return clearTimeout(timer);
      round = 0;
      void ask();
    },
    terminar() {
      ended = true;
      clearTimeout(timer);
    },
  };
}
