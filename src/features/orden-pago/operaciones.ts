import type { OrdenRef } from '#blocks/orden-pago-control/abrirOrden.ts';
import { callWithMessage, type Reply } from '#client/call.ts';
import { isCallError, ServiceRejection, TransportFailure } from '#client/errors.ts';
import { forget } from '#client/query.ts';
import { writesUnderWay } from '#client/writes.ts';
import type { Endpoint, Input } from '#contract/endpoint.ts';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import type { Mensaje } from '#contract/envelope.ts';
import { facturas } from '#contract/services/facturas.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { ordenPagoCobro } from '#contract/services/ordenPagoCobro.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { seguimiento } from '#contract/services/seguimiento.ts';
import { general } from '#messages/general.ts';
import { toast } from '#ui/feedback/toast.ts';
import { ordenForm } from './messagesForm.ts';
import { type Contenido, seguirEliminado, seguirGrabado, seguirSolicitud, totalDe } from './seguimientoOrden.ts';

const deOrden = [
  ordenPago.obtener,
  ordenPago.listar,
  ordenPago.novedades,
  ordenPago.novedadesCobrar,
  ordenPago.porNovedad,
  ordenPago.listaNovedad,
  seguimiento.lista,
] as const;

/** What changes with any write on an order. */
export const olvidarOrden = (): Promise<void> => forget(...deOrden);

/** What changes with a payment: the notices are paid wherever they are shown, and there is an invoice. */
export const olvidarPago = (): Promise<void> =>
  forget(
    ...deOrden,
    ordenPago.verificarPago,
    ordenPagoCobro.porPersona,
    ordenPagoCobro.totalPorPagarPersona,
    facturas.listar,
    personasNovedad.porId,
    personasNovedad.porIdActual,
    personasNovedad.dePersona,
    listaNovedades.porFiltro,
  );

function tellMessage({ TipoMensaje, Descripcion }: Mensaje): void {
  toast[TipoMensaje](Descripcion);
}

/** Tells why a write was not done: the services' own words, else the text for it (decision 18). */
export function avisarFallo(error: unknown): void {
  if (!isCallError(error)) throw error;
  if (error instanceof ServiceRejection && error.mensaje.Descripcion) {
    tellMessage(error.mensaje);
    return;
  }
  // The lock-screen says that the session ended.
  if (error instanceof TransportFailure && error.kind === 'sesion') return;
  const small = error instanceof TransportFailure ? { small: error.message } : {};
  toast.error(general.problemaAlRegistrar, small);
}

/** Covers the page until something ends. */
async function cubierto<T>(task: Promise<T>): Promise<T> {
  const count = (change: number) => writesUnderWay.setState((s) => ({ count: s.count + change }));
  count(1);
  return task.finally(() => count(-1));
}

/**
 * Makes a write and tells how it ended; null when it failed, which includes an answer `isDone` does not take for one.
 * Either way the order is read again: what failed here may be done, or done by somebody else.
 */
async function escribir<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  isDone: (reply: Reply<E>) => boolean,
): Promise<Reply<E> | null> {
  try {
    // Quiet, because the text of a failure is another one here; the page is covered all the same.
    const reply = await cubierto(callWithMessage(endpoint, input, { quiet: true }));
    if (isDone(reply)) {
      toast.success(reply.mensaje?.Descripcion || endpoint.success || '');
      return reply;
    }
    if (reply.mensaje?.Descripcion) tellMessage({ ...reply.mensaje, TipoMensaje: 'warning' });
    else toast.error(general.problemaAlRegistrar);
  } catch (error) {
    avisarFallo(error);
  }
  await olvidarOrden();
  return null;
}

/** Only a saved order has an id; without one its text is shown and nothing is called (spec R 5.5). */
export function exigeId({ IdOrdenPago }: Pick<OrdenPago, 'IdOrdenPago'>): boolean {
  if (IdOrdenPago > 0) return true;
  toast.warning(ordenForm.idInvalido);
  return false;
}

const refDe = ({ IdOrdenPago, IdEmpresa }: OrdenRef) => ({ IdOrdenPago, IdEmpresa });

/** Saves an order, new or changed, and leaves its tracking. Answers its id, null when it was not saved. */
export async function grabarOrden(orden: OrdenPago, contenido: Contenido): Promise<number | null> {
  const body = {
    ...orden,
    Observacion: contenido.Observacion.trim(),
    Novedades: [...contenido.Novedades],
    Total: totalDe(contenido),
  };
  const reply = await escribir(ordenPago.registrar, { body }, ({ datos }) => datos > 0);
  if (!reply) return null;
  await seguirGrabado(reply.datos, orden.IdOrdenPago > 0 ? orden : null, contenido);
  await olvidarOrden();
  return reply.datos;
}

/** Deletes a draft; false when it is still there. */
export async function eliminarOrden(orden: OrdenPago): Promise<boolean> {
  const reply = await escribir(ordenPago.eliminar, { body: refDe(orden) }, ({ datos }) => datos);
  if (!reply) return false;
  await seguirEliminado(orden);
  await forget(...deOrden.filter((endpoint) => endpoint !== ordenPago.obtener));
  return true;
}

/** Generates the request; false when there is none. An empty code is a failure (spec R 8, decision 18). */
export async function generarSolicitud(orden: OrdenPago): Promise<boolean> {
  const reply = await escribir(ordenPago.generarSolicitud, { body: refDe(orden) }, ({ datos }) => datos !== '');
  if (!reply) return false;
  await seguirSolicitud(orden.IdOrdenPago, 'generada', reply.datos);
  await olvidarOrden();
  return true;
}

/** Takes the request back; false when it still stands. */
export async function anularSolicitud(orden: OrdenPago): Promise<boolean> {
  const reply = await escribir(ordenPago.anularSolicitud, { body: refDe(orden) }, ({ datos }) => datos);
  if (!reply) return false;
  await seguirSolicitud(orden.IdOrdenPago, 'anulada', orden.CodigoTransaccion);
  await olvidarOrden();
  return true;
}
