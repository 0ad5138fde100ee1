import type { Datos, Endpoint, Input } from '#contract/endpoint.ts';
import type { Mensaje } from '#contract/envelope.ts';
import { callFailed, sessionExpired } from './announcements.ts';
import { isCallError, TransportFailure } from './errors.ts';
import { http, type RawInput } from './http.ts';
import { session, sessionsEnded } from './session.ts';
import { writesUnderWay } from './writes.ts';

/** How a call is made. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The caller shows the failure itself. A lost session is announced all the same. */
  readonly quiet?: boolean;
  /** Uploaded share of the file, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

const count = (change: number) => writesUnderWay.setState((s) => ({ count: s.count + change }));

/** The data of a reply, with the services' own message. */
export interface Reply<E> {
  readonly datos: Datos<E>;
  readonly mensaje: Mensaje | null;
}

/**
 * Makes one declared call and returns the reply with the services' message. Throws ServiceRejection, TransportFailure or
 * ContractViolation; each is announced once unless `quiet`. After the end of the session that it was made in, every failure is
 * a TransportFailure with `ended`, and is not announced.
 */
export async function callWithMessage<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Reply<E>> {
  const overlay = endpoint.effect === 'write' && !options.quiet;
  const before = session.getState().token === '' ? null : sessionsEnded();
  if (overlay) count(1);
  try {
    const response = await http.request({
      endpoint,
      input: input as RawInput,
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.onProgress
        ? { onUploadProgress: (e) => options.onProgress?.(e.total ? e.loaded / e.total : 0) }
        : {}),
    });
    if (endpoint.reply === 'file') return { datos: response.data, mensaje: null };
    return response.data;
  } catch (cause) {
    const error = before === null || before === sessionsEnded() ? cause : forNobody(cause);
    announce(error, options);
    throw error;
  } finally {
    if (overlay) count(-1);
  }
}

/** Makes one declared call and returns the data of its reply. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Datos<E>> {
  return (await callWithMessage(endpoint, input, options)).datos;
}

/**
 * The failure of a call whose session has ended. It is not shown, because the person at the screen now did not make the
 * call (fault 5).
 */
function forNobody(cause: unknown): unknown {
  if (!isCallError(cause) || (cause instanceof TransportFailure && cause.kind === 'cancelado')) return cause;
  const status = cause instanceof TransportFailure ? cause.status : 200;
  return new TransportFailure('sesion', status, cause.message, { ended: true });
}

function announce(error: unknown, options: CallOptions): void {
  if (error instanceof TransportFailure && (error.kind === 'cancelado' || error.ended)) return;
  if (error instanceof TransportFailure && error.kind === 'sesion' && !error.past) sessionExpired.emit();
  else if (isCallError(error) && !options.quiet) callFailed.emit(error);
}
