import { enUnaLinea } from '#blocks/hecho/enUnaLinea.ts';
import { isCallError, ServiceRejection, TransportFailure } from '#client/errors.ts';
import { plainName } from '#lib/texts.ts';
import { ArchivoIlegible, ArchivoPerdido, usarAdjunto } from '../fila/adjunto.ts';
import type { AdjuntoDeFila } from '../fila/fila.ts';
import { filaMessages as textos } from '../fila/messages.ts';
import type { Espera, Puertos } from './puertos.ts';

/** The services refused a file, it is too large for them, or it cannot be read any more: the row may be sent with another one. */
export class ArchivoRechazado extends Error {
  override readonly name = 'ArchivoRechazado';
  constructor(
    readonly idRequisito: number,
    readonly causa: ArchivoIlegible | ServiceRejection | TransportFailure,
  ) {
    super(enUnaLinea(causa));
  }
}

/** Sends a file. One that was moved or changed since it was chosen cannot be read by the browser. */
export async function subir(puertos: Pick<Puertos, 'subir'>, espera: Espera, uno: AdjuntoDeFila): Promise<void> {
  const { idRequisito } = uno;
  try {
    await usarAdjunto(uno, async (archivo) => {
      await archivo.slice(0, 1).arrayBuffer();
      await puertos.subir(espera, { idRequisito, archivo });
    });
  } catch (error) {
    if (error instanceof ArchivoPerdido) {
      const nombre = uno.ruta ? plainName(uno.ruta) : plainName(uno.archivo.name);
      throw new ArchivoRechazado(idRequisito, new ArchivoIlegible(textos.archivoPerdido(nombre)));
    }
    const tooLarge = error instanceof TransportFailure && error.kind === 'archivoGrande';
    if (error instanceof ArchivoIlegible || error instanceof ServiceRejection || tooLarge)
      throw new ArchivoRechazado(idRequisito, error);
    throw error;
  }
}

/** Drops the files of a row that was not registered, so that none stays behind; a failure leaves them to the next try. */
export async function soltar(puertos: Pick<Puertos, 'soltarPendientes'>, espera: Espera): Promise<void> {
  try {
    await puertos.soltarPendientes(espera);
  } catch (error) {
    if (!isCallError(error)) throw error;
  }
}
