import { takeTurns } from '#lib/turns.ts';
import type { AdjuntoDeFila } from './fila.ts';

/** How many files are open at a time (design B4). */
const ABIERTOS = 4;
const turno = takeTurns(ABIERTOS);

/** A file of a ZIP that cannot be unpacked. `message` is a sentence to show. */
export class ArchivoIlegible extends Error {
  override readonly name = 'ArchivoIlegible';
}

/**
 * Opens a file and does something with it; at most four are open at a time, and the others wait. Rejects with an
 * ArchivoIlegible if it cannot be unpacked, or with what the task throws.
 */
export const usarAdjunto = <T>(
  { abrir, archivo }: Pick<AdjuntoDeFila, 'abrir' | 'archivo'>,
  tarea: (archivo: File) => Promise<T>,
): Promise<T> => turno(async () => tarea(abrir ? await abrir() : archivo));
