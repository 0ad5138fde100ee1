import type { AdjuntosPorFila, Fila } from '../fila/fila.ts';

/** Calls that each row needs besides one for each of its files. */
const LLAMADAS_POR_FILA = 5;

/** The assumed time of a call, in milliseconds, while no call was measured. */
const MS_POR_LLAMADA = 400;

/** How many rows are sent at a time; people unknown to the fund go one at a time. */
const A_LA_VEZ = 4;

/** What registering some rows costs. */
interface Costo {
  readonly llamadas: number;
  /** Rounded up; 0 for no rows. */
  readonly minutos: number;
}

/** Calls and minutes that registering some rows with these files needs, before they are sent. */
export function costoDe(filas: readonly Fila[], adjuntos: AdjuntosPorFila = new Map()): Costo {
  let [llamadas, tiempo] = [0, 0];
  for (const { numero, preparada } of filas) {
    const suyas = LLAMADAS_POR_FILA + (adjuntos.get(numero)?.length ?? 0);
    llamadas += suyas;
    tiempo += (suyas * MS_POR_LLAMADA) / (preparada?.desconocida ? 1 : A_LA_VEZ);
  }
  return { llamadas, minutos: Math.ceil(tiempo / 60_000) };
}
