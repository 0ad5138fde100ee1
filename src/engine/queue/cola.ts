import { beforeSessionEnds } from '#client/leaving.ts';
import { session } from '#client/session.ts';
import { watchSession } from '#client/sessionRest.ts';
import { hasLocks } from '#client/tabLock.ts';
import { toast } from '#ui/feedback/toast.ts';
import { candadoDe, esElCandado, olvidarCandado, soltarCandados } from './candados.ts';
import {
  agregarPendiente,
  cambiarPendiente,
  type Decision,
  decisiones,
  enCurso,
  hayEnCurso,
  type Pendiente,
  pendienteDe,
  pendienteNueva,
  quitarPendiente,
} from './decision.ts';
import { anotar } from './diario.ts';
import { enviar, type Fin } from './enviar.ts';
import { abandonar, cerrar, fallar } from './finales.ts';
import { contarEnHoy } from './hoy.ts';
import { colaMessages as textos } from './messages.ts';
import { esperaElegida } from './preferencia.ts';
import { contar, pararReloj, plazoVencido } from './relojes.ts';
import { vigilarCola } from './vigilarCola.ts';

/** The callers that wait for the end of a decision that was not held, by notice id. */
const esperan = new Map<number, (fin: Fin) => void>();
/** The decisions that are sent because the reviewer leaves: after one without an answer the others are not tried. */
let saliendo: ReadonlySet<number> = new Set();
/** The session is lost: nothing is sent. */
let perdida = false;
let envio: Promise<void> | null = null;

/** The next decision to send: the oldest one that is not ended, once its time is over. */
function turno(): Pendiente | undefined {
  const [first] = decisiones.getState().lista.filter(({ estado }) => estado === 'retenida' || estado === 'en espera');
  return first?.estado === 'en espera' && !perdida ? first : undefined;
}

/** Sends what is due, one after the other, in the order of the decisions. */
function enviarEnOrden(): Promise<void> {
  if (envio) return envio;
  if (!turno()) return Promise.resolve();
  envio = (async () => {
    try {
      for (let next = turno(); next; next = turno()) await enviarUna(next);
    } finally {
      envio = null;
    }
  })();
  return envio;
}

async function enviarUna({ decision, asentando, enviada }: Pendiente): Promise<void> {
  const { idPersonaNovedad: id } = decision;
  cambiarPendiente(id, { estado: 'enviando', resta: 0 });
  const held = candadoDe(id);
  if ((await held) === null) return sinCandado(id);
  const vigente = () => pendienteDe(id)?.decision === decision && esElCandado(id, held);
  if (!vigente()) return;
  const alSalir = (left: boolean) => {
    if (!vigente()) return;
    cambiarPendiente(id, { enviada: left });
    anotar(decision, left);
  };
  let fin: Fin;
  try {
    fin = await enviar(decision, { asentando, enviada, vigente, alSalir });
  } catch (error) {
    fin = { tipo: 'no se envió', motivo: textos.defecto, mudo: false };
    // A defect: it is reported as any other, and the decisions after it go on.
    reportError(error);
  }
  if (vigente()) terminar(decision, fin);
}

function terminar(decision: Decision, fin: Fin): void {
  const { idPersonaNovedad: id, que, nombre } = decision;
  if (fin.tipo === 'hecha') contarEnHoy(que);
  const esperando = esperan.get(id);
  esperan.delete(id);
  if (fin.tipo === 'ya estaba') toast.info(textos.yaEstaba(nombre));
  if (fin.tipo === 'hecha' || fin.tipo === 'ya estaba') cerrar(id);
  else if (esperando) abandonar(id);
  else if (fin.tipo === 'no') fallar(id, fin.motivo);
  else if (fin.tipo === 'sin sesión') cambiarPendiente(id, { estado: 'sin enviar', motivo: '', asentando: true });
  else cambiarPendiente(id, { estado: 'fallida', motivo: fin.motivo, reintentable: true, asentando: true });
  if (fin.tipo === 'no se envió' && fin.mudo && saliendo.has(id)) noIntentar(textos.noIntentada, saliendo);
  esperando?.(fin);
}

/** The notice is being decided in another tab, or the browser cannot know: nothing is sent. */
function sinCandado(id: number): void {
  olvidarCandado(id);
  const pendiente = pendienteDe(id);
  if (!pendiente || pendiente.estado === 'fallida') return;
  const motivo = hasLocks() ? textos.otraPestana : textos.sinCandados;
  const esperando = esperan.get(id);
  esperan.delete(id);
  pararReloj(id);
  if (esperando) {
    cambiarPendiente(id, { estado: 'sin enviar' });
    quitarPendiente(id);
  } else cambiarPendiente(id, { estado: 'fallida', motivo, reintentable: false });
  esperando?.({ tipo: 'no', motivo });
}

/**
 * Leaves the decisions that were not sent yet, all or some, to the reviewer: nothing sends them automatically any more.
 */
function noIntentar(motivo: string, cuales?: ReadonlySet<number>): void {
  for (const { decision, estado } of decisiones.getState().lista) {
    const { idPersonaNovedad: id } = decision;
    if ((estado !== 'retenida' && estado !== 'en espera') || cuales?.has(id) === false) continue;
    pararReloj(id);
    const esperando = esperan.get(id);
    esperan.delete(id);
    if (esperando) abandonar(id);
    else cambiarPendiente(id, { estado: 'sin enviar', resta: 0, motivo });
    esperando?.({ tipo: 'sin sesión' });
  }
}

/**
 * Holds a decision for the chosen time, then sends it after the ones before it. False if nothing is held: this notice has
 * a decision on its way, here or in another tab, or the browser has no locks; `useDecisiones` says why.
 */
export async function retener(decision: Decision): Promise<boolean> {
  const { idPersonaNovedad: id } = decision;
  const before = pendienteDe(id);
  if (before && enCurso(before)) return false;
  const espera = esperaElegida();
  const pendiente = pendienteNueva(decision, espera === 'preguntar' ? 0 : espera);
  return empezar(perdida ? { ...pendiente, estado: 'sin enviar', resta: 0 } : pendiente);
}

async function empezar(pendiente: Pendiente): Promise<boolean> {
  const { decision, estado } = pendiente;
  const { idPersonaNovedad: id } = decision;
  agregarPendiente(pendiente);
  const held = candadoDe(id);
  if (estado === 'retenida') contar(id);
  if ((await held) === null) {
    if (pendienteDe(id)?.decision === decision) sinCandado(id);
    return false;
  }
  if (pendienteDe(id)?.decision !== decision) return true;
  anotar(decision, false);
  void enviarEnOrden();
  return true;
}

/**
 * Sends a decision without holding it, after the ones before it, and returns how it ended. For accepting several at
 * once.
 */
export function decidirYa(decision: Decision): Promise<Fin> {
  const { idPersonaNovedad: id } = decision;
  const before = pendienteDe(id);
  if (before && enCurso(before)) return Promise.resolve({ tipo: 'no', motivo: textos.yaDecidido });
  if (perdida) return Promise.resolve({ tipo: 'sin sesión' });
  return new Promise((resolve) => {
    esperan.set(id, resolve);
    void empezar(pendienteNueva(decision, 0));
  });
}

/**
 * Takes back the newest held decision, or the one about a notice, and returns it. Null if no such decision is held: a
 * decision that was sent cannot be taken back.
 */
export function deshacer(id?: number): Decision | null {
  const held = decisiones.getState().lista.filter(({ estado }) => estado === 'retenida');
  const one = id === undefined ? held.at(-1) : held.find(({ decision }) => decision.idPersonaNovedad === id);
  if (!one) return null;
  cerrar(one.decision.idPersonaNovedad);
  void enviarEnOrden();
  return one.decision;
}

/**
 * Sends every held decision now, in order. Resolves when each has ended or cannot be sent. After one without an answer
 * the others are not tried, so that this takes no longer than the calls of one.
 */
export async function entregarTodo(): Promise<void> {
  const due = decisiones.getState().lista.filter(enCurso);
  saliendo = new Set(due.map(({ decision }) => decision.idPersonaNovedad));
  for (const { decision, estado } of due) {
    if (estado !== 'retenida') continue;
    pararReloj(decision.idPersonaNovedad);
    cambiarPendiente(decision.idPersonaNovedad, { estado: 'en espera', resta: 0 });
  }
  await enviarEnOrden();
  saliendo = new Set();
}

/**
 * Sends by hand a decision that was not sent, or that got no answer. The notice is reread first. A refused decision has
 * ended: it is no longer in the journal, so it is not sent again.
 */
export function enviarDeNuevo(id: number): void {
  const pendiente = pendienteDe(id);
  if (!pendiente || enCurso(pendiente) || perdida) return;
  if (pendiente.estado === 'fallida' && !pendiente.reintentable) return;
  cambiarPendiente(id, { estado: 'en espera', motivo: '', reintentable: false, asentando: true });
  void enviarEnOrden();
}

/** Drops a decision that was not sent, or whose failure was read. Its notice stays as it is. */
export function descartar(id: number): void {
  const pendiente = pendienteDe(id);
  if (pendiente && !enCurso(pendiente)) cerrar(id);
}

/**
 * The session is lost: timers stop, and decisions that were not sent wait for the same person. Or the session is back.
 */
function alPerderSesion(lost: boolean): void {
  perdida = lost;
  if (lost) noIntentar('');
}

/** The session ended: nothing is sent, and nothing is kept. */
function soltarTodo(): void {
  perdida = false;
  saliendo = new Set();
  for (const { decision } of decisiones.getState().lista) {
    const { idPersonaNovedad: id } = decision;
    pararReloj(id);
    quitarPendiente(id);
    esperan.get(id)?.({ tipo: 'sin sesión' });
  }
  soltarCandados();
  esperan.clear();
}

plazoVencido.on(() => void enviarEnOrden());
vigilarCola(entregarTodo);
beforeSessionEnds({ pending: hayEnCurso, finish: entregarTodo });
watchSession(alPerderSesion);
session.subscribe((now, before) => {
  if (before.user && now.user?.id_usuario !== before.user.id_usuario) soltarTodo();
});
