import { useEffect, useRef } from 'react';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';

interface Asentados {
  /**
   * The files once their lists are read and none is on its way; null when that was given up meanwhile. `alSubir` is told
   * that one is being sent, which may take a while.
   */
  esperar(alSubir: () => void): Promise<Adjuntos | null>;
  /** Whoever waits gets null. */
  desistir(): void;
}

const asentado = ({ subiendo, loading }: Adjuntos): boolean => !subiendo && !loading;

/** Waits until the files of a notice are what will be saved: nobody has to come back and press again. */
export function useAsentados(adjuntos: Adjuntos): Asentados {
  const now = useRef(adjuntos);
  const waiting = useRef<((files: Adjuntos | null) => void)[]>([]);
  const answer = (files: Adjuntos | null) => {
    for (const go of waiting.current.splice(0)) go(files);
  };
  useEffect(() => {
    now.current = adjuntos;
    if (asentado(adjuntos)) answer(adjuntos);
  });
  return {
    esperar: async (alSubir) => {
      if (asentado(now.current)) return now.current;
      if (now.current.subiendo) alSubir();
      return new Promise((resolve) => waiting.current.push(resolve));
    },
    desistir: () => answer(null),
  };
}
