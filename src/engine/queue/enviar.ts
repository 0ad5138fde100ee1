import { CancelledError } from '@tanstack/react-query';
import { escribirSinPreguntar } from '#blocks/escritura/useEscritura.ts';
import { enUnaLinea } from '#blocks/hecho/enUnaLinea.ts';
import { type CallError, isCallError, ServiceRejection, TransportFailure } from '#client/errors.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { familiaDe } from '#engine/family/familias.ts';
import { cargarNovedad, type LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { escribirAceptacion, escribirObservacion, idEstado, quitarDeDeclarados } from '#engine/notice/operations.ts';
import { esLaVista } from '#engine/notice/visto.ts';
import type { Decision } from './decision.ts';
import { colaMessages as textos } from './messages.ts';

/**
 * How a decision ended. 'ya estaba': somebody else decided the same before it was sent. 'no': certainly not done, for this reason. 'no se envió': no good answer came, so it may be tried
 * again by hand; `mudo`: none at all. 'sin sesión': the session was lost or ended, which also cancels reading, so nothing more
 * is sent.
 */
export type Fin =
  | { readonly tipo: 'hecha' }
  | { readonly tipo: 'ya estaba' }
  | { readonly tipo: 'no'; readonly motivo: string }
  | { readonly tipo: 'no se envió'; readonly motivo: string; readonly mudo: boolean }
  | { readonly tipo: 'sin sesión' };

/** What the services have of a decision's notice now. */
type Lectura =
  | { readonly tipo: 'sigue'; readonly loaded: LoadedNovedad }
  | { readonly tipo: 'hecha' | 'cambió'; readonly loaded: LoadedNovedad }
  | { readonly tipo: 'sin leer'; readonly fin: Fin };

/** The end that a failed call leads to. */
function finDe(error: CallError, sinRespuesta: string): Fin {
  if (error instanceof ServiceRejection) return { tipo: 'no', motivo: enUnaLinea(error) };
  if (!(error instanceof TransportFailure)) return { tipo: 'no se envió', motivo: error.message, mudo: false };
  const { kind, message } = error;
  if (kind === 'sesion') return { tipo: 'sin sesión' };
  if (kind === 'solicitud') return { tipo: 'no', motivo: message };
  if (kind === 'sinRespuesta') return { tipo: 'no se envió', motivo: sinRespuesta, mudo: true };
  return { tipo: 'no se envió', motivo: message, mudo: kind === 'sinConexion' };
}

const pedido = { aceptar: 'aceptado', observar: 'observado' } as const;

/**
 * Reads the notice of a decision, without the cache: decided as asked, still as the reviewer saw it, or another.
 * `enviada`: the decision was sent before, so nobody knows whether it was done while the notice cannot be read.
 */
export async function releer(decision: Decision, enviada: boolean): Promise<Lectura> {
  try {
    const loaded = await cargarNovedad(decision.idPersonaNovedad);
    if (loaded.estado === pedido[decision.que]) return { tipo: 'hecha', loaded };
    return { tipo: loaded.estado === 'declarado' && esLaVista(decision.visto, loaded) ? 'sigue' : 'cambió', loaded };
  } catch (error) {
    if (error instanceof CancelledError) return { tipo: 'sin leer', fin: { tipo: 'sin sesión' } };
    if (!isCallError(error)) throw error;
    return { tipo: 'sin leer', fin: finDe(error, enviada ? textos.sinSaber : textos.noEnviada) };
  }
}

async function definicionDe(idTipo: number): Promise<NovedadDefinition | undefined> {
  const { formularios } = (await familiaDe(idTipo)?.formularios()) ?? { formularios: [] };
  return formularios.find(({ idTipoPadre }) => idTipoPadre === idTipo);
}

/** What a decision is sent with. */
interface Envio {
  /** It was on its way before: a notice decided as asked needs nothing more. */
  readonly asentando: boolean;
  /** Its write left before: a notice decided as asked was decided by it. */
  readonly enviada: boolean;
  /** Whether the decision is still valid; the session may have ended meanwhile. */
  readonly vigente: () => boolean;
  /** Called with true just before the write is sent, and with false if it was refused before it did anything. */
  readonly alSalir: (enviada: boolean) => void;
}

/** Sends the write itself: the whole form for an acceptance, the state change for an observation (spec E 7, R 7.10). */
async function escribir(
  decision: Decision,
  definition: NovedadDefinition,
  { loaded, vigente, alSalir }: Pick<Envio, 'vigente' | 'alSalir'> & { readonly loaded: LoadedNovedad },
): Promise<Fin> {
  const { idPersonaNovedad, nombre, que, texto } = decision;
  let fallado: CallError | null = null;
  const trato = {
    fallo: (error: CallError) => {
      fallado = error;
    },
    alFondo: true,
    nadieSabe: textos.sinSaber,
  } as const;
  const medio = { escribir: escribirSinPreguntar, definition, trato };
  const form = (que === 'aceptar' && (await definition.alAbrir?.(loaded.form, loaded.estado))) || loaded.form;
  // Read here, where a failure has its place: afterwards the answer is cached.
  if (que === 'observar') await idEstado(definition.idTipoPadre, 'observado');
  if (!vigente()) return { tipo: 'sin sesión' };
  alSalir(true);
  const done =
    que === 'aceptar'
      ? await escribirAceptacion(medio, form, nombre)
      : await escribirObservacion(medio, idPersonaNovedad, texto, nombre);
  if (done) return { tipo: 'hecha' };
  if (fallado !== null) return finDe(fallado, textos.sinSaber);
  // A lost session is not reported: the lock-screen shows it. The services refused the write.
  alSalir(false);
  return { tipo: 'sin sesión' };
}

/**
 * Sends one decision, after rereading its notice. Nothing is sent if the notice is no longer Declarado or has changed
 * since it was seen. It throws only defects.
 */
export async function enviar(decision: Decision, { asentando, enviada, vigente, alSalir }: Envio): Promise<Fin> {
  const read = await releer(decision, enviada);
  if (read.tipo === 'sin leer') return read.fin;
  if (read.tipo === 'hecha' && asentando) {
    await quitarDeDeclarados(decision.idPersonaNovedad);
    return { tipo: enviada ? 'hecha' : 'ya estaba' };
  }
  if (read.tipo !== 'sigue') return { tipo: 'no', motivo: textos.cambio };
  try {
    const definition = await definicionDe(decision.idTipo);
    if (!definition) return { tipo: 'no', motivo: textos.sinFormulario };
    const fin = await escribir(decision, definition, { loaded: read.loaded, vigente, alSalir });
    if (fin.tipo === 'hecha') await quitarDeDeclarados(decision.idPersonaNovedad);
    return fin;
  } catch (error) {
    if (error instanceof CancelledError) return { tipo: 'sin sesión' };
    if (!isCallError(error)) throw error;
    return finDe(error, enviada ? textos.sinSaber : textos.noEnviada);
  }
}
