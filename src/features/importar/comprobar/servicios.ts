import { TransportFailure } from '#client/errors.ts';
import { takeTurns } from '#lib/turns.ts';
import { mediana } from '../fila/cuentas.ts';
import type { Fila } from '../fila/fila.ts';
import type { Avance } from '../fila/importacion.ts';
import { comprobarFila } from './comprobarFila.ts';
import type { Contexto } from './contexto.ts';
import { conProblema } from './hallazgos.ts';
import { juzgarFila } from './juicio.ts';

/** How a check of many rows is followed and ended. */
export interface Seguida {
  readonly signal: AbortSignal;
  /** How far it is, after each row. */
  readonly avance?: (avance: Avance) => void;
}

/** How many rows are checked at a time. */
export const A_LA_VEZ = 4;

/** How many of the last rows tell how long the others will take. */
const ULTIMAS = 20;

/** Counts what is done and tells how many seconds are left, by the median of the last rows. */
export function cronometro(total: number, avance?: (avance: Avance) => void) {
  const duraciones: number[] = [];
  let hechas = 0;
  return (milliseconds: number | null): void => {
    hechas += 1;
    if (milliseconds !== null) duraciones.push(milliseconds);
    if (duraciones.length > ULTIMAS) duraciones.shift();
    const resta =
      duraciones.length === 0 ? null : Math.ceil((mediana(duraciones) * (total - hechas)) / A_LA_VEZ / 1000);
    avance?.({ hechas, total, resta });
  };
}

/** Ends a check whose signal ended. */
const cancelada = (error: unknown): boolean => error instanceof TransportFailure && error.kind === 'cancelado';

/**
 * Asks the services about rows, four at a time. `alComprobar` gets each row twice: as 'comprobando' and with its
 * result. Cancelled by the signal it resolves, and what was found stays; rows under way are handed back as
 * 'porComprobar'. After a lost session it rejects with that failure.
 */
export async function comprobarServicios(
  filas: readonly Fila[],
  contexto: Contexto,
  { signal, avance, alComprobar }: Seguida & { readonly alComprobar: (fila: Fila) => void },
): Promise<void> {
  const turno = takeTurns(A_LA_VEZ);
  const contar = cronometro(filas.length, avance);
  // One row that loses the session ends the others.
  const perdida = new AbortController();
  const fin = AbortSignal.any([signal, perdida.signal]);
  const comprobar = async (fila: Fila): Promise<void> => {
    if (fin.aborted) return;
    if (conProblema(juzgarFila(fila, contexto))) {
      alComprobar(await comprobarFila(fila, contexto, fin));
      return contar(null);
    }
    const desde = performance.now();
    alComprobar({ ...fila, paso: 'comprobando' });
    try {
      alComprobar(await comprobarFila(fila, contexto, fin));
      contar(performance.now() - desde);
    } catch (error) {
      alComprobar({ ...fila, paso: 'porComprobar' });
      if (cancelada(error)) return;
      perdida.abort();
      throw error;
    }
  };
  const ends = await Promise.allSettled(filas.map((fila) => turno(() => comprobar(fila))));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
