import { useState } from 'react';
import type { CandidatoOcupacional } from '#contract/entities/ocupacional.ts';

/** Employees chosen so far; they stay chosen while another name is searched for. */
export interface Seleccion {
  readonly elegidos: readonly CandidatoOcupacional[];
  tiene(candidato: CandidatoOcupacional): boolean;
  poner(...candidatos: readonly CandidatoOcupacional[]): void;
  quitar(candidato: CandidatoOcupacional): void;
  vaciar(): void;
}

/** The choice of several employees, in the order they were chosen. */
export function useSeleccion(): Seleccion {
  const [elegidos, setElegidos] = useState<readonly CandidatoOcupacional[]>([]);
  const ids = new Set(elegidos.map((one) => one.IdPersonaNovedad));
  return {
    elegidos,
    tiene: (candidato) => ids.has(candidato.IdPersonaNovedad),
    poner: (...candidatos) => setElegidos([...elegidos, ...candidatos.filter((one) => !ids.has(one.IdPersonaNovedad))]),
    quitar: (candidato) => setElegidos(elegidos.filter((one) => one.IdPersonaNovedad !== candidato.IdPersonaNovedad)),
    vaciar: () => setElegidos([]),
  };
}
