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

/** An earlier try that may be done without anybody knowing: what was sent, and how that is found out. */
interface Anterior {
  readonly llamada: Endpoint;
  readonly enviado: string;
  readonly comprobar: Comprobar<unknown> | null;
}

/** The earlier try of the same form that is in doubt; null where there is none. */
export interface Duda {
  anterior: Anterior | null;
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

/** What is known of the try before the one that somebody wants to send. */
type Sabido = 'sin guardar' | 'guardado' | 'nada';

const preguntas = {
  nada: { title: textos.titulo, message: textos.pregunta },
  'sin guardar': { title: textos.tituloSinGuardar, message: textos.preguntaSinGuardar },
  guardado: { title: textos.tituloGuardado, message: textos.preguntaGuardado, detail: textos.detalleGuardado },
} as const;

const otraVez = (sabido: Sabido) => confirm({ ...preguntas[sabido], accept: textos.otraVez, focus: 'cancel' });

/**
 * Finds out about the try in doubt, by what was sent then: the form may hold something else by now. Answers what it came
 * to where this is the same write, otherwise what is known of it; absence from a list is no proof.
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

/** Makes the write until it is done, or somebody does not want it sent again. Throws the errors of `call`. */
async function intentar<E extends Endpoint, T>(
  escritura: Escritura<E, T>,
  { duda, preguntar, nadieSabe = transport.sinRespuesta }: Trato,
): Promise<Hecha<T> | null> {
  if (duda.anterior) {
    const found = await averiguar(duda.anterior, escritura);
    if (typeof found === 'object') return { datos: found.hecha, mensaje: null };
    if (!(await otraVez(found))) return null;
  } else if (preguntar && !(await preguntar())) return null;
  for (;;) {
    const end = await cubierto(() => asentar(escritura));
    const { llamada, entrada, comprobar } = escritura;
    duda.anterior = end.tipo === 'incierta' ? { llamada, enviado: hashKey([entrada]), comprobar } : null;
    if (end.tipo === 'hecha') return end;
    if (end.tipo === 'incierta') throw new TransportFailure('sinRespuesta', 0, nadieSabe);
    if (!(await otraVez('sin guardar'))) return null;
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
    if (done) trato.duda.anterior = null;
    return done;
  } catch (error) {
    if (!isCallError(error)) throw error;
    const { fallo = anunciar } = trato;
    if (!(error instanceof TransportFailure && error.kind === 'sesion')) await fallo(error);
    return null;
  }
}
