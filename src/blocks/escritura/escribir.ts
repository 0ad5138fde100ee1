import { hashKey } from '@tanstack/react-query';
import { callFailed } from '#client/announcements.ts';
import { type CallError, isCallError, TransportFailure } from '#client/errors.ts';
import { writesUnderWay } from '#client/writes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Mensaje } from '#contract/envelope.ts';
import { transport } from '#messages/transport.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { asentar, type Comprobar, type Escritura, hallada, mirar } from './asentar.ts';
import { escrituraMessages as textos } from './messages.ts';

/** An earlier try that may have been done: what was sent, and how to find out. */
interface Anterior {
  readonly llamada: Endpoint;
  readonly enviado: string;
  readonly comprobar: Comprobar<unknown> | null;
}

/** The earlier uncertain try of the same form; null if there is none. */
export interface Duda {
  anterior: Anterior | null;
}

/** How to ask before a write and how to show its failure. */
export interface Trato {
  readonly duda: Duda;
  /** The question before the write; no question if unset. */
  readonly preguntar?: () => Promise<boolean>;
  /**
   * Called before every try, also after an uncertain one. If it returns false, nothing is sent, and it has shown why.
   */
  readonly antes?: () => Promise<boolean>;
  /** Shows why it was not done; by default a toast. The lock screen shows a lost session. */
  readonly fallo?: (error: CallError) => unknown;
  /** The sentence for an unknown outcome, if it is not the usual one. */
  readonly nadieSabe?: string;
  /** false: a write that was certainly not done is reported as a failure, without asking whether to send it again. */
  readonly otraVez?: false;
  /** It is sent while the user goes on with something else: the page is not covered. */
  readonly alFondo?: true;
}

/** A write that is done. */
export interface Hecha<T> {
  readonly datos: T;
  /** The services' own message; null if the answer never arrived. */
  readonly mensaje: Mensaje | null;
}

/** Shows a failure in a toast. A lost session is shown by the lock screen. */
export function anunciar(error: CallError): void {
  if (error instanceof TransportFailure && (error.kind === 'sesion' || error.kind === 'cancelado')) return;
  callFailed.emit(error);
}

/** Covers the page until the task ends. */
export async function cubierto<T>(task: () => Promise<T>): Promise<T> {
  const count = (change: number) => writesUnderWay.setState((s) => ({ count: s.count + change }));
  count(1);
  return task().finally(() => count(-1));
}

/** What is known of the previous try, before a new one is sent. */
type Sabido = 'sin guardar' | 'guardado' | 'nada';

const preguntas = {
  nada: { title: textos.titulo, message: textos.pregunta },
  'sin guardar': { title: textos.tituloSinGuardar, message: textos.preguntaSinGuardar },
  guardado: { title: textos.tituloGuardado, message: textos.preguntaGuardado, detail: textos.detalleGuardado },
} as const;

const otraVez = (sabido: Sabido) => confirm({ ...preguntas[sabido], accept: textos.otraVez, focus: 'cancel' });

/**
 * Finds out about the uncertain try with the data sent then, because the form may have changed. Returns its result if
 * this is the same write, otherwise what is known of it. Absence from a list proves nothing.
 */
async function averiguar<E extends Endpoint, T>(
  anterior: Anterior,
  { llamada, entrada, comprobar }: Escritura<E, T>,
): Promise<{ readonly hecha: T } | Sabido> {
  const misma = anterior.llamada === llamada;
  const igual = misma && anterior.enviado === hashKey([entrada]);
  const found = await cubierto(() => mirar(misma ? anterior.comprobar : comprobar));
  if (!hallada(found)) return found === 'sin hacer' ? 'sin guardar' : 'nada';
  return misma && !igual ? 'guardado' : { hecha: found.hecha as T };
}

/** Sends the write until it is done, or the user does not want to send it again. Throws the errors of `call`. */
async function intentar<E extends Endpoint, T>(
  escritura: Escritura<E, T>,
  { duda, preguntar, antes, nadieSabe = transport.sinRespuesta, otraVez: repetir, alFondo }: Trato,
): Promise<Hecha<T> | null> {
  if (duda.anterior) {
    const found = await averiguar(duda.anterior, escritura);
    if (typeof found === 'object') return { datos: found.hecha, mensaje: null };
    if (!(await otraVez(found))) return null;
  } else if (preguntar && !(await preguntar())) return null;
  for (;;) {
    if (antes && !(await antes())) return null;
    const end = await (alFondo ? asentar(escritura) : cubierto(() => asentar(escritura)));
    const { llamada, entrada, comprobar } = escritura;
    duda.anterior = end.tipo === 'incierta' ? { llamada, enviado: hashKey([entrada]), comprobar } : null;
    if (end.tipo === 'hecha') return end;
    if (end.tipo === 'incierta') throw new TransportFailure('sinRespuesta', 0, nadieSabe);
    if (repetir === false) throw end.error;
    if (!(await otraVez('sin guardar'))) return null;
  }
}

/**
 * Sends one write and finds out how it ended. The writes of forms and buttons go through here; files, tracking entries
 * and the rows of an import are sent by `asentar` itself (tests/architecture/escrituras says why). If the answer is
 * uncertain, it checks what the services have; if they have the write, it counts as done. Nothing is sent a second time
 * without that check and a question, as long as `duda` is kept between the tries. Returns null if the write was not
 * done or its result is unknown: a message was shown, and the form stays unchanged.
 */
export async function escribir<E extends Endpoint, T>(
  escritura: Escritura<E, T>,
  trato: Trato,
): Promise<Hecha<T> | null> {
  try {
    const done = await intentar(escritura, trato);
    if (done) trato.duda.anterior = null;
    return done;
  } catch (error) {
    if (!isCallError(error)) throw error;
    const { fallo = anunciar } = trato;
    if (!(error instanceof TransportFailure && error.kind === 'sesion')) await fallo(error);
    return null;
  }
}
