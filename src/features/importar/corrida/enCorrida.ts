import type { Fila, Paso } from '../fila/fila.ts';
import type { Corredor } from '../registrar/corredor.ts';

/**
 * A row in the run. `veces`: how often it waited again. `leer`: it only has to be read, because an earlier visit left it
 * uncertain, or before it is sent once more.
 */
export interface EnCorrida {
  fila: Fila;
  veces: number;
  leer: 'incierta' | 'antes' | null;
}

/** The steps of a row that was sent and whose end is unknown. */
export const dudosas: readonly Paso[] = ['enviando', 'incierta', 'leyendo'];

/** The pool of a run's rows. */
export type Filas = Corredor<EnCorrida>;
