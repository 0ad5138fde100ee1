import type { Mensaje } from '#contract/envelope.ts';
import { transport } from '#messages/transport.ts';

/**
 * The text shown to people: the services' text, or a text of the portal if the message is missing or incomplete (decision
 * 60).
 */
const textOf = ({ state, Descripcion }: Mensaje): string =>
  ({ whole: Descripcion, none: transport.respuesta, broken: transport.tecnico })[state];

/** What people read of one or several failed calls. */
export interface Fallo {
  readonly message: string;
  /** The optional number of the services' message (spec F 8). */
  readonly numero?: string;
}

/** The services answered and refused: `ok` false. Text and type are shown unchanged (spec F 8). */
export class ServiceRejection extends Error {
  override readonly name = 'ServiceRejection';
  readonly mensaje: Mensaje;
  readonly numero: string;
  /** True if the answer does not clearly say no, so that a write may have been done. */
  readonly doubtful: boolean;
  constructor(mensaje: Mensaje, doubtful = false) {
    super(textOf(mensaje));
    this.mensaje = mensaje;
    this.numero = mensaje.IdMensaje;
    this.doubtful = doubtful;
  }
}

type FailureKind = 'solicitud' | 'sesion' | 'tecnico' | 'archivoGrande' | 'sinConexion' | 'sinRespuesta' | 'cancelado';

/** The call got no valid answer: 400, 401, 404, 5xx, no connection, time-out, or an answer that is not an envelope. */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure';
  readonly kind: FailureKind;
  /** HTTP status; 0 if there was no answer. */
  readonly status: number;
  /**
   * Milliseconds after which the services allow a read to be retried (`Retry-After` of a 429 or 503); NaN for all other
   * calls.
   */
  readonly again: number;
  /** Milliseconds that the services ask everybody to wait (`Retry-After` of a 429 or 503, of any call); NaN if they do not say. */
  readonly wait: number;
  /** The browser knew that it was offline when the call started, so nothing was sent. */
  readonly unsent: boolean;
  /** The session of the call was lost and opened again meanwhile. The lock-screen showed the loss. */
  readonly past: boolean;
  /**
   * The session of the call has ended. The failure is not shown, because the person at the screen now did not make the
   * call.
   */
  readonly ended: boolean;
  constructor(
    kind: FailureKind,
    status: number,
    text: string,
    {
      again = Number.NaN,
      wait = again,
      unsent = false,
      past = false,
      ended = false,
    }: Partial<Pick<TransportFailure, 'again' | 'wait' | 'unsent' | 'past' | 'ended'>> = {},
  ) {
    super(text);
    this.kind = kind;
    this.status = status;
    this.again = again;
    this.wait = wait;
    this.unsent = unsent;
    this.past = past;
    this.ended = ended;
  }
}

/**
 * An answer that does not match the contract. The details are for developers. People read the consequence: something may not
 * be registered, or could not be read.
 */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
  readonly details: string;
  constructor(details: string, text: string = transport.tecnico) {
    super(text);
    this.details = details;
  }
}

/** The errors that a call can end with. */
export type CallError = ServiceRejection | TransportFailure | ContractViolation;

/** True for the three errors a call can end with. Any other error is a defect and is rethrown. */
export const isCallError = (error: unknown): error is CallError =>
  error instanceof ServiceRejection || error instanceof TransportFailure || error instanceof ContractViolation;

/**
 * True if the services may have done a write although the call failed: its answer is late, lost, not an envelope, or
 * ambiguous. Only a call that started offline was certainly not sent: the connection may also be lost after the call left.
 */
export function mayBeDone(error: unknown): boolean {
  if (error instanceof ContractViolation) return true;
  if (error instanceof ServiceRejection) return error.doubtful;
  if (!(error instanceof TransportFailure)) return false;
  if (error.kind === 'sinConexion') return !error.unsent;
  if (error.kind === 'sinRespuesta') return true;
  const { kind, status } = error;
  return kind === 'tecnico' && ((status >= 200 && status < 300) || [408, 502, 504].includes(status));
}

/** True if the services refused a call without any message. */
export const isMute = (error: unknown): boolean => error instanceof ServiceRejection && error.mensaje.state === 'none';
