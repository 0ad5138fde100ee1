import { callWithMessage, type Reply } from '#client/call.ts';
import {
  type CallError,
  ContractViolation,
  isCallError,
  mayBeDone,
  ServiceRejection,
  TransportFailure,
} from '#client/errors.ts';
import type { Endpoint, Input } from '#contract/endpoint.ts';
import type { Mensaje } from '#contract/envelope.ts';
import { negado } from './negado.ts';

/**
 * What the services have of a write whose answer is uncertain. `hecha` holds what its answer would have said. 'sin hacer':
 * the record stands as before the write. 'no aparece': a list was read and does not show it, which is no proof. null: what
 * was read does not tell.
 */
export type Hallazgo<T> = { readonly hecha: T } | 'sin hacer' | 'no aparece' | null;

/** Whether the services were found to have the write. */
export const hallada = <T>(hallazgo: Hallazgo<T>): hallazgo is { readonly hecha: T } =>
  typeof hallazgo === 'object' && hallazgo !== null;

/** What was found, with what its answer would have said put otherwise. */
export const luego = <T, U>(hallazgo: Hallazgo<T>, map: (hecha: T) => U): Hallazgo<U> =>
  hallada(hallazgo) ? { hecha: map(hallazgo.hecha) } : hallazgo;

/** Reads what the services have. It may throw the errors of `call`: then nobody knows. */
export type Comprobar<T> = () => Promise<Hallazgo<T>>;

/** One write, and the way its outcome is found out where its answer does not say it. */
export interface Escritura<E extends Endpoint, T> {
  readonly llamada: E;
  readonly entrada: Input<E>;
  /** What a good answer says; null where it says nothing, such as an id of 0. `basta` where `ok` alone decides. */
  readonly resultado: (reply: Reply<E>) => T | null;
  /** null where the services show nothing that would tell. */
  readonly comprobar: Comprobar<T> | null;
}

/** How a write ended. 'incierta': nobody knows, and it must not be made again without asking. */
export type Desenlace<T> =
  | { readonly tipo: 'hecha'; readonly datos: T; readonly mensaje: Mensaje | null }
  | { readonly tipo: 'sin hacer' | 'incierta'; readonly error: CallError };

/** The result of a write where `ok` alone decides (spec E 7.5): whatever else the answer holds, or nothing. */
export const basta = (): true => true;

/** How much the answer itself said: that it is done, nothing because it came to nothing, or nothing because it is late. */
type Respuesta = 'dicha' | 'perdida' | 'tarde';

function respuestaDe(error: CallError): Respuesta {
  if (error instanceof ContractViolation || error instanceof ServiceRejection) return 'dicha';
  const late = error instanceof TransportFailure && (error.kind === 'sinRespuesta' || error.status >= 500);
  return late ? 'tarde' : 'perdida';
}

/** Reads what the services have; null when it cannot be read. */
export async function mirar<T>(comprobar: Comprobar<T> | null): Promise<Hallazgo<T>> {
  if (comprobar === null) return null;
  try {
    return await comprobar();
  } catch (error) {
    if (!isCallError(error)) throw error;
    return null;
  }
}

/**
 * A late write may still be on its way, and a list may leave out what was said to be done: neither is a proof. An answer
 * that says nothing about a record that stands as before is a refusal without words (decision 18).
 */
function desenlaceDe<T>(hallazgo: Hallazgo<T>, error: CallError): Desenlace<T> {
  if (hallada(hallazgo)) return { tipo: 'hecha', datos: hallazgo.hecha, mensaje: null };
  const respuesta = respuestaDe(error);
  if (respuesta === 'dicha' && hallazgo === 'sin hacer') {
    if (error instanceof ServiceRejection) throw error;
    return negado(null);
  }
  return { tipo: respuesta === 'perdida' && hallazgo !== null ? 'sin hacer' : 'incierta', error };
}

interface Opciones {
  readonly signal?: AbortSignal;
  readonly onProgress?: (share: number) => void;
}

/**
 * Makes one write. Where its answer is lost, late or cannot be read, the services are asked what they have (fault matrix
 * 10). Shows nothing; throws the errors of `call` where the write was certainly not done.
 */
export async function asentar<E extends Endpoint, T>(
  { llamada, entrada, resultado, comprobar }: Escritura<E, T>,
  opciones: Opciones = {},
): Promise<Desenlace<T>> {
  try {
    const reply = await callWithMessage(llamada, entrada, { ...opciones, quiet: true });
    const datos = resultado(reply);
    if (datos !== null) return { tipo: 'hecha', datos, mensaje: reply.mensaje };
    return desenlaceDe(await mirar(comprobar), new ContractViolation(`${llamada.path}: an answer that says nothing`));
  } catch (error) {
    if (!isCallError(error) || !mayBeDone(error)) throw error;
    return desenlaceDe(await mirar(comprobar), error);
  }
}
