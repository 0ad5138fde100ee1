import { callFailed } from '#client/announcements.ts';
import { type CallError, isCallError, TransportFailure } from '#client/errors.ts';
import { writesUnderWay } from '#client/writes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Mensaje } from '#contract/envelope.ts';
import { transport } from '#messages/transport.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { asentar, type Escritura, hallada, mirar } from './asentar.ts';
import { escrituraMensajes as texts } from './messages.ts';

/** Whether an earlier try of the same form may be done without anybody knowing. */
export interface Duda {
  hay: boolean;
}

/** How a write is asked for and how its failure is told. */
export interface Trato {
  readonly duda: Duda;
  /** The question before the write; without one nobody is asked. */
  readonly preguntar?: () => Promise<boolean>;
  /** Shows why it was not done; a toast where nothing is said. The lock-screen tells of a lost session by itself. */
  readonly fallo?: (error: CallError) => unknown;
  /** The sentence for an outcome nobody knows, where it is not the usual one. */
  readonly nadieSabe?: string;
}

/** A write that is done. */
export interface Hecha<T> {
  readonly datos: T;
  /** The services' own message; null when its answer never came. */
  readonly mensaje: Mensaje | null;
}

/** Tells a failure in a toast. A lost session is told by itself. */
export function anunciar(error: CallError): void {
  if (error instanceof TransportFailure && (error.kind === 'sesion' || error.kind === 'cancelado')) return;
  callFailed.emit(error);
}

/** Covers the page until something ends. */
async function cubierto<T>(task: () => Promise<T>): Promise<T> {
  const count = (change: number) => writesUnderWay.setState((s) => ({ count: s.count + change }));
  count(1);
  return task().finally(() => count(-1));
}

const otraVez = (sinGuardar: boolean) =>
  confirm({
    title: sinGuardar ? texts.tituloSinGuardar : texts.titulo,
    message: sinGuardar ? texts.preguntaSinGuardar : texts.pregunta,
    accept: texts.otraVez,
    focus: 'cancel',
  });

/** Makes the write until it is done, or somebody does not want it sent again. Throws the errors of `call`. */
async function intentar<E extends Endpoint, T>(
  escritura: Escritura<E, T>,
  { duda, preguntar, nadieSabe = transport.sinRespuesta }: Trato,
): Promise<Hecha<T> | null> {
  if (duda.hay) {
    const found = await cubierto(() => mirar(escritura.comprobar));
    if (hallada(found)) return { datos: found.hecha, mensaje: null };
    if (!(await otraVez(found !== null))) return null;
  } else if (preguntar && !(await preguntar())) return null;
  for (;;) {
    const end = await cubierto(() => asentar(escritura));
    duda.hay = end.tipo === 'incierta';
    if (end.tipo === 'hecha') return end;
    if (end.tipo === 'incierta') throw new TransportFailure('sinRespuesta', 0, nadieSabe);
    if (!(await otraVez(true))) return null;
  }
}

/**
 * Makes one write of the portal and settles how it ended, the only way there is. An uncertain answer is settled by reading
 * what the services have; where that shows the write, it counts as done. Nothing is sent a second time without that reading
 * and a question. Answers null where it was not done or nobody knows: that has been told, and the form stays as it was.
 */
export async function escribir<E extends Endpoint, T>(
  escritura: Escritura<E, T>,
  trato: Trato,
): Promise<Hecha<T> | null> {
  try {
    const done = await intentar(escritura, trato);
    if (done) trato.duda.hay = false;
    return done;
  } catch (error) {
    if (!isCallError(error)) throw error;
    const { fallo = anunciar } = trato;
    if (!(error instanceof TransportFailure && error.kind === 'sesion')) await fallo(error);
    return null;
  }
}
