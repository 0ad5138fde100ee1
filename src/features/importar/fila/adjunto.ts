import { sePerdio } from '#blocks/adjuntos/archivo.ts';
import { takeTurns } from '#lib/turns.ts';
import type { AdjuntoDeFila } from './fila.ts';
import { filaMessages as textos } from './messages.ts';

/** How many files are open at a time. */
const ABIERTOS = 4;
const turno = takeTurns(ABIERTOS);

/** A file that cannot be read, or not be unpacked from its ZIP. `message` is a sentence to show. */
export class ArchivoIlegible extends Error {
  override readonly name: string = 'ArchivoIlegible';
}

/** A file that was moved or changed since it was chosen. `message` does not name it. */
export class ArchivoPerdido extends ArchivoIlegible {
  override readonly name = 'ArchivoPerdido';
  constructor() {
    super(textos.archivoPerdido());
  }
}

/**
 * Opens a file and does something with it; at most four are open at a time, and the others wait. Rejects with an
 * ArchivoIlegible if it cannot be read or unpacked, or with what the task throws.
 */
export const usarAdjunto = <T>(
  { abrir, archivo }: Pick<AdjuntoDeFila, 'abrir' | 'archivo'>,
  tarea: (archivo: File) => Promise<T>,
): Promise<T> =>
  turno(async () => {
    try {
      return await tarea(abrir ? await abrir() : archivo);
    } catch (error) {
      throw sePerdio(error) ? new ArchivoPerdido() : error;
    }
  });
