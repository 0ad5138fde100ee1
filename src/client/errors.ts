import type { Mensaje } from '#contract/envelope.ts';
import { transport } from '#messages/transport.ts';

/** What people read: the services' text; without a message, and for one that is not whole, a text of the portal (decision 60). */
const textOf = ({ state, Descripcion }: Mensaje): string =>
  ({ whole: Descripcion, none: transport.respuesta, broken: transport.tecnico })[state];

/** The services answered and refused: `ok` false. Its text and type are shown as they come (spec F 8). */
export class ServiceRejection extends Error {
  override readonly name = 'ServiceRejection';
  readonly mensaje: Mensaje;
  /** What they answered cannot be told from a yes. */
  readonly doubtful: boolean;
  constructor(mensaje: Mensaje, doubtful = false) {
    super(textOf(mensaje));
    this.mensaje = mensaje;
    this.doubtful = doubtful;
  }
}

type FailureKind = 'solicitud' | 'sesion' | 'tecnico' | 'archivoGrande' | 'sinConexion' | 'sinRespuesta' | 'cancelado';

/** The call did not come to an answer: 400, 401, 404, 5xx, no connection, time-out, or an answer that is no envelope. */
export class TransportFailure extends Error {
  override readonly name = 'TransportFailure';
  readonly kind: FailureKind;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** Milliseconds after which the services want a read asked again (`Retry-After` of a 429 or 503); NaN for all else. */
  readonly again: number;
  constructor(kind: FailureKind, status: number, text: string, again = Number.NaN) {
    super(text);
    this.kind = kind;
    this.status = status;
    this.again = again;
  }
}

/**
 * An answer that does not fit the contract. Its details are for developers. People read what it came to: something may not
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

/** What went wrong with a call, as every caller may meet it. */
export type CallError = ServiceRejection | TransportFailure | ContractViolation;

/** True for the three errors a call can end with; anything else is a defect and is thrown on. */
export const isCallError = (error: unknown): error is CallError =>
  error instanceof ServiceRejection || error instanceof TransportFailure || error instanceof ContractViolation;

/**
 * True where the services may have carried a write out although it failed here: its answer is late, lost, no
 * envelope, or one that can be read both ways. A browser that knows itself offline sent nothing.
 */
export function mayBeDone(error: unknown): boolean {
  if (error instanceof ContractViolation) return true;
  if (error instanceof ServiceRejection) return error.doubtful;
  if (!(error instanceof TransportFailure)) return false;
  if (error.kind === 'sinConexion') return navigator.onLine;
  if (error.kind === 'sinRespuesta') return true;
  const { kind, status } = error;
  return kind === 'tecnico' && ((status >= 200 && status < 300) || [408, 502, 504].includes(status));
}
