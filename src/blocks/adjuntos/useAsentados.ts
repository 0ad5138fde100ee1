import { useEffect, useRef } from 'react';
import type { Adjuntos } from './useAdjuntos.ts';

interface Asentados {
  /**
   * Resolves with the files once their lists are loaded and no upload is running; with null if the wait was cancelled.
   * `alSubir` is called if a file is being uploaded, which may take a while.
   */
  esperar(alSubir: () => void): Promise<Adjuntos | null>;
  /** Cancels the wait: it resolves with null. */
  desistir(): void;
}

const asentado = ({ subiendo, loading }: Adjuntos): boolean => !subiendo && !loading;

/** Waits until a notice's files are ready to be saved, so that the user need not come back and press again. */
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
