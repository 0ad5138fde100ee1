import { enUnaLinea } from '#blocks/hecho/enUnaLinea.ts';
import { isCallError, ServiceRejection, TransportFailure } from '#client/errors.ts';
import type { Ids } from '#engine/definition/definition.ts';
import type { AvisoDelServicio } from '../fila/fila.ts';
import { ArchivoRechazado } from './archivosDeFila.ts';
import { type Prueba, pruebaDe } from './leerFila.ts';
import { registrarMessages as textos } from './messages.ts';
import type { Puertos } from './puertos.ts';

/**
 * How an attempt ended. 'vuelve': nothing was done, so the row waits again. 'suspendida': it is uncertain, and cannot
 * be read now. `dudosa`: it was uncertain on the way.
 */
export type Fin =
  | {
      readonly tipo: 'registrada';
      readonly ids: Ids;
      readonly nroAviso: string;
      readonly seguimiento: boolean;
      readonly dudosa: boolean;
    }
  | {
      readonly tipo: 'rechazada';
      readonly motivo: string;
      readonly dudosa: boolean;
      /** The services said it. */
      readonly dicho: boolean;
      /** The requirement whose file is the reason. */
      readonly idRequisito?: number;
      /** The notice that is there already. */
      readonly aviso?: AvisoDelServicio;
    }
  | {
      readonly tipo: 'sinConfirmar';
      readonly motivo: string;
      /** The services were read, and do not have it. */
      readonly leida: boolean;
    }
  | {
      readonly tipo: 'vuelve' | 'suspendida';
      readonly por: Exclude<Prueba, null>;
      /** Asked by the services, in milliseconds. */
      readonly espera: number;
    };

/** Something waits again at most this often after a call that proves that nothing was done. */
export const VUELTAS = 2;

/** How long to wait after a 429 that does not say it, in milliseconds. */
const ESPERA_SIN_DECIR = 10_000;

/** How long the services ask to wait, in milliseconds. */
export const esperaDe = (error: unknown): number =>
  error instanceof TransportFailure && error.wait > 0 ? error.wait : ESPERA_SIN_DECIR;

/** What a failed call before the write leads to: nothing was registered. */
export function finDe(error: unknown, puertos: Puertos): Fin {
  if (error instanceof ArchivoRechazado) {
    const { message: motivo, idRequisito, causa } = error;
    return { tipo: 'rechazada', motivo, dudosa: false, dicho: causa instanceof ServiceRejection, idRequisito };
  }
  if (!isCallError(error)) throw error;
  const por = pruebaDe(error, puertos);
  if (por !== null) return { tipo: 'vuelve', por, espera: esperaDe(error) };
  // A file or a reading: what is said of a write that got no answer would make people doubt whether the row was sent.
  const late = error instanceof TransportFailure && error.kind === 'sinRespuesta';
  const motivo = late ? textos.noRespondieron : enUnaLinea(error);
  return { tipo: 'rechazada', motivo, dudosa: false, dicho: error instanceof ServiceRejection };
}
