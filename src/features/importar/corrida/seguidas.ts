import type { Causa } from '../registrar/estado.ts';
import { registrarMessages as textos } from '../registrar/messages.ts';

/** So many failures in a row, or so many uncertain rows, pause the run. */
const FALLOS = 5;
const INCIERTAS = 3;

/** How a row ended, as far as the run's health is concerned. */
type Salud = 'bien' | 'fallo' | 'dudosa';

/** Counts the rows that went wrong one after the other. */
interface Seguidas {
  /** A row ended. Returns why the run has to pause now, with the sentence to show; null if it goes on. */
  readonly anotar: (salud: Salud) => { readonly causa: Causa; readonly texto: string } | null;
  readonly olvidar: () => void;
}

/** Creates the count. A row that is well ends both; a failure and an uncertain row do not end each other. */
export function contarSeguidas(): Seguidas {
  let fallos = 0;
  let inciertas = 0;
  const olvidar = () => {
    fallos = 0;
    inciertas = 0;
  };
  return {
    olvidar,
    anotar: (salud) => {
      if (salud === 'bien') olvidar();
      if (salud === 'fallo') fallos += 1;
      if (salud === 'dudosa') inciertas += 1;
      if (fallos >= FALLOS) return { causa: 'fallos', texto: textos.fallos(fallos) };
      return inciertas >= INCIERTAS ? { causa: 'inciertas', texto: textos.inciertas(inciertas) } : null;
    },
  };
}
