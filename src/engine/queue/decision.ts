import { createStore } from 'zustand';
import type { Visto } from '#engine/notice/visto.ts';

/** What a reviewer decided about one notice. */
export interface Decision {
  readonly idPersonaNovedad: number;
  /** The type whose family opens the notice. */
  readonly idTipo: number;
  readonly nombre: string;
  readonly que: 'aceptar' | 'observar';
  /** The observation; '' for an acceptance. */
  readonly texto: string;
  readonly visto: Visto;
}

/**
 * A decision without its answer. 'retenida': it can still be taken back. 'en espera': it goes after the ones before it.
 * 'fallida': it was not done, for a reason. 'sin enviar': it waits for the reviewer to send or discard it.
 */
export interface Pendiente {
  readonly decision: Decision;
  readonly estado: 'retenida' | 'en espera' | 'enviando' | 'fallida' | 'sin enviar';
  /** Seconds until it is sent, and out of how many. */
  readonly resta: number;
  readonly plazo: number;
  /** Why it was not done or not sent; '' if nothing is to be said. */
  readonly motivo: string;
  /** It got no answer, so it can be sent again by hand. */
  readonly reintentable: boolean;
  /** It was on its way before, here or in an earlier visit: a notice decided as asked needs nothing more. */
  readonly asentando: boolean;
  /** Its write left for the services, perhaps without an answer: a notice decided as asked was decided by it. */
  readonly enviada: boolean;
}

/** A decision that begins: held for some seconds, or due at once. */
export const pendienteNueva = (decision: Decision, plazo: number): Pendiente => ({
  decision,
  estado: plazo > 0 ? 'retenida' : 'en espera',
  resta: plazo,
  plazo,
  motivo: '',
  reintentable: false,
  asentando: false,
  enviada: false,
});

/** The name of the lock of a notice. */
export const candadoDelAviso = (id: number): string => `aviso:${id}`;

interface Decisiones {
  /** In the order of the decisions. */
  readonly lista: readonly Pendiente[];
  /** The reviewer has the focus or the pointer on the bar: nothing is counted down. */
  readonly pausada: boolean;
}

/** The decisions without an answer. It is outside React: it outlives the desk. Only this room changes it. */
export const decisiones = createStore<Decisiones>(() => ({ lista: [], pausada: false }));

/** The pending decision on a notice. */
export const pendienteDe = (id: number): Pendiente | undefined =>
  decisiones.getState().lista.find(({ decision }) => decision.idPersonaNovedad === id);

const cambiarLista = (change: (lista: readonly Pendiente[]) => readonly Pendiente[]) =>
  decisiones.setState(({ lista }) => ({ lista: change(lista) }));

/** Adds a decision as the newest; it replaces one on the same notice that failed or was not sent. */
export const agregarPendiente = (pendiente: Pendiente): void =>
  cambiarLista((lista) => [
    ...lista.filter(({ decision }) => decision.idPersonaNovedad !== pendiente.decision.idPersonaNovedad),
    pendiente,
  ]);

/** Changes the pending decision on a notice, if there is one. */
export const cambiarPendiente = (id: number, part: Partial<Pendiente>): void =>
  cambiarLista((lista) => lista.map((one) => (one.decision.idPersonaNovedad === id ? { ...one, ...part } : one)));

/** Removes the pending decision on a notice: it was answered, taken back, discarded or dropped. */
export const quitarPendiente = (id: number): void =>
  cambiarLista((lista) => lista.filter(({ decision }) => decision.idPersonaNovedad !== id));

/** Whether a decision is on its way to the services, so that the reviewer has nothing to do for it. */
export const enCurso = ({ estado }: Pendiente): boolean =>
  estado === 'retenida' || estado === 'en espera' || estado === 'enviando';

/** True while any decision is on its way to the services. */
export const hayEnCurso = (): boolean => decisiones.getState().lista.some(enCurso);
