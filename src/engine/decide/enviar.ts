import { CancelledError } from '@tanstack/react-query';
import { escribirSinPreguntar } from '#blocks/escritura/useEscritura.ts';
import { mismaVersion } from '#blocks/escritura/version.ts';
import { type CallError, isCallError, ServiceRejection, TransportFailure } from '#client/errors.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { familiaDe } from '#engine/family/familias.ts';
import { cargarNovedad, type LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { escribirAceptacion, escribirObservacion, idEstado, quitarDeDeclarados } from '#engine/notice/operations.ts';
import { cleanDate } from '#lib/dates.ts';
import type { Decision } from './decision.ts';
import { decidirMessages as textos } from './messages.ts';

/**
 * How a decision ended. 'no': certainly not done, for this reason. 'no se envió': no good answer came, so it may be tried
 * again by hand; `mudo`: none at all. 'sin sesión': the session was lost or ended, which also cancels reading, so nothing more
 * is sent.
 */
export type Fin =
  | { readonly tipo: 'hecha' }
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
  if (error instanceof ServiceRejection) return { tipo: 'no', motivo: error.message };
  if (!(error instanceof TransportFailure)) return { tipo: 'no se envió', motivo: error.message, mudo: false };
  const { kind, message } = error;
  if (kind === 'sesion') return { tipo: 'sin sesión' };
  if (kind === 'solicitud') return { tipo: 'no', motivo: message };
  if (kind === 'sinRespuesta') return { tipo: 'no se envió', motivo: sinRespuesta, mudo: true };
  return { tipo: 'no se envió', motivo: message, mudo: kind === 'sinConexion' };
}

const pedido = { aceptar: 'aceptado', observar: 'observado' } as const;

/** Whether a notice is the one the reviewer saw: its version, if the services keep one, and its declaration. */
function esLaVista({ visto }: Decision, { form }: LoadedNovedad): boolean {
  const { Version, FechaDeclaracion } = form.SegurosPersonasNovedad;
  if (mismaVersion(visto.version, Version) === false) return false;
  return cleanDate(visto.fechaDeclaracion) === cleanDate(FechaDeclaracion);
}

/** Reads the notice of a decision, without the cache: decided as asked, still as the reviewer saw it, or another (design D15). */
export async function releer(decision: Decision): Promise<Lectura> {
  try {
    const loaded = await cargarNovedad(decision.idPersonaNovedad);
    if (loaded.estado === pedido[decision.que]) return { tipo: 'hecha', loaded };
    return { tipo: loaded.estado === 'declarado' && esLaVista(decision, loaded) ? 'sigue' : 'cambió', loaded };
  } catch (error) {
    if (error instanceof CancelledError) return { tipo: 'sin leer', fin: { tipo: 'sin sesión' } };
    if (!isCallError(error)) throw error;
    return { tipo: 'sin leer', fin: finDe(error, textos.noEnviada) };
  }
}

async function definicionDe(idTipo: number): Promise<NovedadDefinition | undefined> {
  const { formularios } = (await familiaDe(idTipo)?.formularios()) ?? { formularios: [] };
  return formularios.find(({ idTipoPadre }) => idTipoPadre === idTipo);
}

/** Sends the write itself: the whole form for an acceptance, the state change for an observation (spec E 7, R 7.10). */
async function escribir(
  decision: Decision,
  definition: NovedadDefinition,
  { loaded, vigente }: { readonly loaded: LoadedNovedad; readonly vigente: () => boolean },
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
  const form = (que === 'aceptar' && (await definition.alAbrir?.(loaded.form))) || loaded.form;
  // Read here, where a failure has its place: afterwards the answer is cached.
  if (que === 'observar') await idEstado(definition.idTipoPadre, 'observado');
  if (!vigente()) return { tipo: 'sin sesión' };
  const done =
    que === 'aceptar'
      ? await escribirAceptacion(medio, form, nombre)
      : await escribirObservacion(medio, idPersonaNovedad, texto, nombre);
  if (done) return { tipo: 'hecha' };
  // A lost session is not reported: the lock-screen shows it.
  return fallado === null ? { tipo: 'sin sesión' } : finDe(fallado, textos.sinSaber);
}

/**
 * Sends one decision, after rereading its notice. Nothing is sent if it is no longer Declarado or not the one that was
 * seen. `asentando`: an earlier try may have been done, so a notice decided as asked counts as done. `vigente`: whether
 * the decision still stands; the session may have ended meanwhile. No failure is thrown but a defect.
 */
export async function enviar(
  decision: Decision,
  { asentando, vigente }: { readonly asentando: boolean; readonly vigente: () => boolean },
): Promise<Fin> {
  const read = await releer(decision);
  if (read.tipo === 'sin leer') return read.fin;
  if (read.tipo === 'hecha' && asentando) {
    quitarDeDeclarados(decision.idPersonaNovedad);
    return { tipo: 'hecha' };
  }
  if (read.tipo !== 'sigue') return { tipo: 'no', motivo: textos.cambio };
  try {
    const definition = await definicionDe(decision.idTipo);
    if (!definition) return { tipo: 'no', motivo: textos.sinFormulario };
    const fin = await escribir(decision, definition, { loaded: read.loaded, vigente });
    if (fin.tipo === 'hecha') quitarDeDeclarados(decision.idPersonaNovedad);
    return fin;
  } catch (error) {
    if (error instanceof CancelledError) return { tipo: 'sin sesión' };
    if (!isCallError(error)) throw error;
    return finDe(error, textos.noEnviada);
  }
}
