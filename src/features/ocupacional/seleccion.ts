import { useState } from 'react';
import type { CandidatoOcupacional } from '#contract/entities/ocupacional.ts';

/** The employees chosen so far. They stay chosen during a search for another name. */
export interface Seleccion {
  /** In the order in which they were chosen. */
  readonly elegidos: readonly CandidatoOcupacional[];
  tiene(candidato: CandidatoOcupacional): boolean;
  /** Chooses exactly these. */
  elegir(candidatos: readonly CandidatoOcupacional[]): void;
}

/** The selection of several employees. */
export function useSeleccion(): Seleccion {
  const [elegidos, setElegidos] = useState<readonly CandidatoOcupacional[]>([]);
  const ids = new Set(elegidos.map((one) => one.IdPersonaNovedad));
  return { elegidos, tiene: (candidato) => ids.has(candidato.IdPersonaNovedad), elegir: setElegidos };
}
