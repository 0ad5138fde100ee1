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
 * What the services have of a write whose answer is uncertain. `hecha`: it was done, with what its answer would have
 * said. 'sin hacer': the record is the same as before the write. 'no aparece': a loaded list does not have it, which
 * proves nothing. null: what was loaded does not tell.
 */
export type Hallazgo<T> = { readonly hecha: T } | 'sin hacer' | 'no aparece' | null;

/** Whether the services have the write. */
export const hallada = <T>(hallazgo: Hallazgo<T>): hallazgo is { readonly hecha: T } =>
  typeof hallazgo === 'object' && hallazgo !== null;

/** The same finding, with `hecha` mapped to another value. */
export const luego = <T, U>(hallazgo: Hallazgo<T>, map: (hecha: T) => U): Hallazgo<U> =>
  hallada(hallazgo) ? { hecha: map(hallazgo.hecha) } : hallazgo;

/** Checks what the services have. It may throw the errors of `call`: then the result stays unknown. */
export type Comprobar<T> = () => Promise<Hallazgo<T>>;

/** One write, and how to find out its outcome if the answer does not say it. */
export interface Escritura<E extends Endpoint, T> {
  readonly llamada: E;
  readonly entrada: Input<E>;
  /** The result in a good answer; null if the answer has none, such as an id of 0. Use `basta` if `ok` alone decides. */
  readonly resultado: (reply: Reply<E>) => T | null;
  /** null if the services have nothing to check against. */
  readonly comprobar: Comprobar<T> | null;
}

/** How a write ended. 'incierta': the result is unknown, so it must not be sent again without asking. */
export type Desenlace<T> =
  | { readonly tipo: 'hecha'; readonly datos: T; readonly mensaje: Mensaje | null }
  | { readonly tipo: 'sin hacer' | 'incierta'; readonly error: CallError };

/** The result of a write if `ok` alone decides (spec E 7.5), whatever else the answer contains. */
export const basta = (): true => true;

/**
 * What the answer itself says. 'dicha': an outcome; 'perdida': nothing, because the answer was lost; 'tarde': nothing,
 * because it is late.
 */
type Respuesta = 'dicha' | 'perdida' | 'tarde';

function respuestaDe(error: CallError): Respuesta {
  if (error instanceof ContractViolation || error instanceof ServiceRejection) return 'dicha';
  const late = error instanceof TransportFailure && (error.kind === 'sinRespuesta' || error.status >= 500);
  return late ? 'tarde' : 'perdida';
}

/** Checks what the services have; null if it cannot be loaded. */
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
 * Decides how a write ended. A late write may still arrive, and a list may not show a write that was done: neither
 * proves that it was not done. If the answer is empty and the record is the same as before, the write was refused
 * without a message (decision 18).
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
 * Sends one write. If its answer is lost, late or unreadable, it checks what the services have (fault 10). It shows
 * nothing. Throws the errors of `call` if the write was certainly not done.
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
