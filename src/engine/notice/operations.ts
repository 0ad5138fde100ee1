import { cambiaronEnOtraPestana } from '#blocks/adjuntos/archivosDelServicio.ts';
import type { PorAtar } from '#blocks/adjuntos/atados.ts';
import { asentar, basta } from '#blocks/escritura/asentar.ts';
import { avisarSinLectura } from '#blocks/escritura/comoSeMuestra.ts';
import { cubierto } from '#blocks/escritura/escribir.ts';
import { leyendo } from '#blocks/escritura/leyendo.ts';
import type { Escribir } from '#blocks/escritura/useEscritura.ts';
import { decirHecho } from '#blocks/hecho/decirHecho.ts';
import {
  asentarSeguimiento,
  avisarSinSeguimiento,
  type Cambio,
  cambiosComoHtml,
  registrarSeguimiento,
} from '#blocks/seguimiento/seguimiento.ts';
import { isCallError, TransportFailure } from '#client/errors.ts';
import { changeCached, expire, forget, keyOf } from '#client/query.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import { type Estado, estadoPorNombre, tabla } from '#contract/enumerations.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { seguimiento } from '#contract/services/seguimiento.ts';
import type { Ids, NovedadDefinition } from '#engine/definition/definition.ts';
import { engineMessages, nombreEstado } from '#engine/definition/messages.ts';
import { transport } from '#messages/transport.ts';
import { notice } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { buscarInsertado, comprobarEliminado, comprobarEstado, comprobarModificado } from './asentarAviso.ts';
import type { LoadedNovedad } from './cargarNovedad.ts';
import { estadoDelTipo } from './estados.ts';

/** Calls with answers that change with any write on a notice. */
const tocadas = [
  personasNovedad.porId,
  listaNovedades.porFiltro,
  seguimiento.lista,
  ordenPago.porNovedad,
  personasNovedad.dePersona,
];

/** Writes a tracking entry. If that fails, the action counts as done and a warning is shown (fault 23). */
const track = (idPersonaNovedad: number, asunto: string, mensaje: string): Promise<boolean> =>
  registrarSeguimiento({ idTabla: idPersonaNovedad, tabla: tabla.novedad, asunto, mensaje });

/** How a notice is written: `escribir` of the form, with its question before and its handling of failures. */
export interface Medio {
  readonly escribir: Escribir;
  readonly definition: NovedadDefinition;
  readonly trato: Parameters<Escribir>[1];
}

const positivos = ({ idPersona, idPersonaNovedad }: Ids): boolean => idPersona > 0 && idPersonaNovedad > 0;

/** The write of a first save, with what the definition adds to the form. `comprobar` looks for it in the company's list. */
function escrituraDeInsercion(definition: NovedadDefinition, typed: NovedadForm) {
  const form = definition.alGrabar?.(typed) ?? typed;
  return {
    llamada: definition.endpoints.insertar,
    entrada: { body: form },
    resultado: ({ datos }: { readonly datos: unknown }) => {
      const ids = definition.idsDeInsercion(datos, form);
      return positivos(ids) ? ids : null;
    },
    comprobar: buscarInsertado(definition, form),
  };
}

/**
 * Sends a first save once and returns its new ids. Nothing is asked, shown or looked up. Throws the errors of `call`; a
 * TransportFailure 'sinRespuesta' if it is unknown whether it was done.
 */
export async function enviarInsercion(
  definition: NovedadDefinition,
  form: NovedadForm,
  options: { readonly signal?: AbortSignal } = {},
): Promise<Ids> {
  const end = await asentar({ ...escrituraDeInsercion(definition, form), comprobar: null }, options);
  if (end.tipo === 'hecha') return end.datos;
  throw new TransportFailure('sinRespuesta', 0, transport.sinRespuesta);
}

/** Writes the tracking entry of a first save; false if that failed. The notice is registered all the same. */
export function anotarRegistro({ messages }: NovedadDefinition, { idPersonaNovedad }: Ids): Promise<boolean> {
  const { sinEstado, transicion } = messages.seguimiento;
  return asentarSeguimiento({
    idTabla: idPersonaNovedad,
    tabla: tabla.novedad,
    asunto: engineMessages.asuntoRegistro,
    mensaje: transicion(sinEstado, nombreEstado.registrado),
  });
}

/**
 * False if the files of a person new to the fund are not those that the form shows, or cannot be read: the services
 * would attach files that another tab sent. A message is shown, and the form shows the current files.
 */
async function tieneSusArchivos({ BasePersonas, SegurosPersonasNovedad }: NovedadForm): Promise<boolean> {
  const { IdPersona: idPersona } = BasePersonas;
  const { IdTipoNovedad: idTipoNovedad } = SegurosPersonasNovedad;
  if (idPersona > 0) return true;
  try {
    if (!(await cubierto(() => cambiaronEnOtraPestana({ idPersona, idTipoNovedad })))) return true;
    await notice({ message: engineMessages.archivosDeOtraPestana });
  } catch (error) {
    if (!isCallError(error)) throw error;
    // The lock-screen shows a lost session.
    if (!(error instanceof TransportFailure && error.kind === 'sesion')) await avisarSinLectura();
  }
  return false;
}

/** First save: the notice becomes Registrado. Returns its new ids, or null if it was not saved. */
export async function insertar({ escribir, definition, trato }: Medio, form: NovedadForm): Promise<Ids | null> {
  const antes = () => tieneSusArchivos(form);
  const done = await escribir(escrituraDeInsercion(definition, form), { ...trato, antes });
  if (!done) return null;
  decirHecho(done.mensaje, definition.endpoints.insertar.success ?? '');
  if (!(await anotarRegistro(definition, done.datos))) avisarSinSeguimiento();
  await forget(...tocadas);
  return done.datos;
}

/** An edit: the notice as it was loaded, the form to send, the differences in words, and the files to attach. */
export interface Edicion {
  readonly before: LoadedNovedad;
  readonly sent: NovedadForm;
  readonly cambios: readonly Cambio[];
  readonly archivos: readonly PorAtar[];
}

/** Saves an edit; true if it was saved. An observed notice goes back to Registrado (spec E 4). */
export async function modificar({ escribir, definition, trato }: Medio, edicion: Edicion): Promise<boolean> {
  const { before, sent, cambios } = edicion;
  const { modificar: llamada } = definition.endpoints;
  const comprobar = comprobarModificado(definition, edicion);
  const done = await escribir({ llamada, entrada: { body: sent }, resultado: basta, comprobar }, trato);
  if (!done) return false;
  decirHecho(done.mensaje, llamada.success ?? '');
  const id = sent.SegurosPersonasNovedad.IdPersonaNovedad;
  const back =
    before.estado === 'observado'
      ? `<p>${definition.messages.seguimiento.transicion(nombreEstado.observado, nombreEstado.registrado)}</p>`
      : '';
  if (back || cambios.length > 0) await track(id, engineMessages.asuntoActualizado, back + cambiosComoHtml(cambios));
  await forget(...tocadas);
  return true;
}

/** Deletes a notice; true if it was deleted. The services also remove it from its payment order (decision 51). */
export async function eliminar({ escribir, definition, trato }: Medio, form: NovedadForm): Promise<boolean> {
  const { eliminar: llamada } = definition.endpoints;
  const comprobar = comprobarEliminado(definition, form);
  const done = await escribir({ llamada, entrada: { body: form }, resultado: basta, comprobar }, trato);
  if (!done) return false;
  decirHecho(done.mensaje, llamada.success ?? '');
  await forget(...tocadas, ordenPago.listar, ordenPago.obtener);
  return true;
}

/** The number of a state within the notice's own type, by its name (decision 16). */
export async function idEstado(idTipoPadre: number, estado: Estado): Promise<number> {
  const found = await estadoDelTipo(idTipoPadre, (state) => estadoPorNombre(state.Nombre) === estado);
  if (!found) throw new Error(`Type ${idTipoPadre} has no state ${estado}`);
  return found.IdEstadoProceso;
}

/** Drops the cached answers that a write on a notice changes. */
export const olvidarAvisos = (): Promise<void> => forget(...tocadas);

/**
 * The same without asking again what the screen shows: for one of many decisions, after which the list is known. A
 * notice that is no longer Declarado leaves the cached lists of the declared ones.
 */
export async function quitarDeDeclarados(idPersonaNovedad: number): Promise<void> {
  const sigue = (row: FilaNovedad) =>
    row.IdPersonaNovedad !== idPersonaNovedad || estadoPorNombre(row.EstadoProceso) !== 'declarado';
  await changeCached<readonly FilaNovedad[]>(keyOf(listaNovedades.porFiltro), (rows) =>
    rows.some((row) => !sigue(row)) ? rows.filter(sigue) : rows,
  );
  expire(...tocadas);
}

/**
 * The staff send a notice back with what has to be corrected; true if that was done. `nombre` is the person's name, for
 * messages where the notice is no longer in view. Cached answers stay: the caller drops them.
 */
export async function escribirObservacion(
  { escribir, definition, trato }: Medio,
  id: number,
  observacion: string,
  nombre = '',
): Promise<boolean> {
  const read = await leyendo(() => idEstado(definition.idTipoPadre, 'observado'));
  if (!read) return false;
  const IdEstadoProceso = read.leido;
  const entrada = { body: { IdPersonaNovedad: id, IdEstadoProceso, Observacion: observacion, Anular: false } };
  const comprobar = comprobarEstado(definition, id, { desde: 'declarado', a: 'observado' });
  const done = await escribir({ llamada: personasNovedad.observar, entrada, resultado: basta, comprobar }, trato);
  if (!done) return false;
  toast.success(personasNovedad.observar.success ?? '', nombre ? { small: nombre } : {});
  return true;
}

/** The same, and drops the cached answers. */
export async function observar(medio: Medio, id: number, observacion: string): Promise<boolean> {
  const done = await escribirObservacion(medio, id, observacion);
  if (done) await olvidarAvisos();
  return done;
}

/**
 * The staff accept a notice; true if that was done. The services store its snapshot and write the tracking entry, as
 * they do for an observation. `nombre` and the cached answers: as for an observation.
 */
export async function escribirAceptacion(
  { escribir, definition, trato }: Medio,
  form: NovedadForm,
  nombre = '',
): Promise<boolean> {
  const { aceptar: llamada } = definition.endpoints;
  const { IdPersonaNovedad } = form.SegurosPersonasNovedad;
  const comprobar = comprobarEstado(definition, IdPersonaNovedad, { desde: 'declarado', a: 'aceptado' });
  const done = await escribir({ llamada, entrada: { body: form }, resultado: basta, comprobar }, trato);
  if (!done) return false;
  decirHecho(done.mensaje, llamada.success ?? '', 'success', nombre);
  return true;
}

/** The same, and drops the cached answers. */
export async function aceptar(medio: Medio, form: NovedadForm): Promise<boolean> {
  const done = await escribirAceptacion(medio, form);
  if (done) await olvidarAvisos();
  return done;
}
