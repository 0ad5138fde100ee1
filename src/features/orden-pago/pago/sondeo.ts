/** Milliseconds between one answer and the next question: often at first, then less and less. */
export const ESPERAS = [3_000, 4_000, 6_000, 9_000, 13_000, 20_000, 30_000] as const;

export interface Sondeo {
  /** Asks at once, and often again from there. While a question is under way it is that one. */
  ahora(): Promise<void>;
  /** The tab was hidden or shown: hidden nothing is asked, shown it is asked at once. */
  visibilidad(): void;
  terminar(): void;
}

/**
 * Asks again and again, never twice at once: the wait begins when the answer is there. It ends for good with
 * `terminar`, and rests while nobody looks.
 */
export function crearSondeo(at: {
  /** Takes care of its own failures. */
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
