import { useState } from 'react';
import type { CandidatoOcupacional } from '#contract/entities/ocupacional.ts';

/** Employees chosen so far; they stay chosen while another name is searched for. */
export interface Seleccion {
  /** In the order they were chosen. */
  readonly elegidos: readonly CandidatoOcupacional[];
  tiene(candidato: CandidatoOcupacional): boolean;
  /** Chooses these and no other. */
  elegir(candidatos: readonly CandidatoOcupacional[]): void;
}

/** The choice of several employees. */
export function useSeleccion(): Seleccion {
  const [elegidos, setElegidos] = useState<readonly CandidatoOcupacional[]>([]);
  const ids = new Set(elegidos.map((one) => one.IdPersonaNovedad));
  return { elegidos, tiene: (candidato) => ids.has(candidato.IdPersonaNovedad), elegir: setElegidos };
}
