import type { Escritura } from '#blocks/escritura/asentar.ts';
import { negado } from '#blocks/escritura/negado.ts';
import type { Escribir } from '#blocks/escritura/useEscritura.ts';
import { decirHecho } from '#blocks/hecho/decirHecho.ts';
import type { OrdenRef } from '#blocks/orden-pago-control/abrirOrden.ts';
import { isCallError, ServiceRejection, TransportFailure } from '#client/errors.ts';
import { forget } from '#client/query.ts';
import type { Endpoint } from '#contract/endpoint.ts';
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
import { buscarConNovedades, comprobarContenido, comprobarEliminada, comprobarOrden } from './asentarOrden.ts';
import { ordenForm as textos } from './messagesForm.ts';
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
  // Nobody knows: not to be tried again as if nothing were written.
  if (error instanceof TransportFailure && error.kind === 'sinRespuesta') {
    toast.error(error.message);
    return;
  }
  const small = error instanceof TransportFailure ? { small: error.message } : {};
  toast.error(general.problemaAlRegistrar, small);
}

/** How the writes on an order are made: by the form's own `escribir`, after its question. */
export interface Medio {
  readonly escribir: Escribir;
  readonly preguntar: () => Promise<boolean>;
}

/**
 * Makes a write and tells how it ended; null when it was not done. `hecho` is said where the
 * services say nothing. After a failure the order is read again: what failed here may be
 * done, or done by somebody else.
 */
async function hacer<E extends Endpoint, T>(
  { escribir, preguntar }: Medio,
  escritura: Escritura<E, T>,
  hecho = escritura.llamada.success ?? '',
): Promise<{ readonly datos: T } | null> {
  const done = await escribir(escritura, {
    preguntar,
    fallo: (error) => {
      avisarFallo(error);
      return olvidarOrden();
    },
  });
  if (done) decirHecho(done.mensaje, hecho);
  return done;
}

/** Only a saved order has an id; without one its text is shown and nothing is called (spec R 5.5). */
export function exigeId({ IdOrdenPago }: Pick<OrdenPago, 'IdOrdenPago'>): boolean {
  if (IdOrdenPago > 0) return true;
  toast.warning(textos.idInvalido);
  return false;
}

const refDe = ({ IdOrdenPago, IdEmpresa }: OrdenRef) => ({ IdOrdenPago, IdEmpresa });

/** Saves an order, new or changed, and leaves its tracking. Answers its id, null when it was not saved. */
export async function grabarOrden(medio: Medio, orden: OrdenPago, contenido: Contenido): Promise<number | null> {
  const body = {
    ...orden,
    Observacion: contenido.Observacion,
    Novedades: [...contenido.Novedades],
    Total: totalDe(contenido) ?? undefined,
  };
  const exists = orden.IdOrdenPago > 0;
  const done = await hacer(
    medio,
    {
      llamada: ordenPago.registrar,
      entrada: { body },
      resultado: ({ datos }) => (datos > 0 ? datos : null),
      comprobar: exists
        ? comprobarContenido(orden, contenido)
        : buscarConNovedades(contenido.Novedades, { solas: true }),
    },
    exists ? textos.modificada : undefined,
  );
  if (!done) return null;
  await seguirGrabado(done.datos, exists ? orden : null, contenido);
  await olvidarOrden();
  return done.datos;
}

/** Deletes a draft; false when it is still there. */
export async function eliminarOrden(medio: Medio, orden: OrdenPago): Promise<boolean> {
  const done = await hacer(medio, {
    llamada: ordenPago.eliminar,
    entrada: { body: refDe(orden) },
    resultado: ({ datos, mensaje }) => datos || negado(mensaje),
    comprobar: comprobarEliminada(orden),
  });
  if (!done) return false;
  await seguirEliminado(orden);
  await forget(...deOrden.filter((endpoint) => endpoint !== ordenPago.obtener));
  return true;
}

/** A flag or a nought in the code's place says that there is none. */
const esCodigo = (codigo: string): boolean => !/^(0*|true|false)$/i.test(codigo);

/** Generates the request; false when there is none. An empty code is a failure (spec R 8, decision 18). */
export async function generarSolicitud(medio: Medio, orden: OrdenPago): Promise<boolean> {
  const done = await hacer(medio, {
    llamada: ordenPago.generarSolicitud,
    entrada: { body: refDe(orden) },
    resultado: ({ datos, mensaje }) => (esCodigo(datos) ? datos : negado(mensaje)),
    comprobar: comprobarOrden(orden, ({ CodigoTransaccion: now }) => (esCodigo(now) ? { hecha: now } : 'sin hacer')),
  });
  if (!done) return false;
  await seguirSolicitud(orden.IdOrdenPago, 'generada', done.datos);
  await olvidarOrden();
  return true;
}

/** Takes the request back; false when it still stands. */
export async function anularSolicitud(medio: Medio, orden: OrdenPago): Promise<boolean> {
  const done = await hacer(medio, {
    llamada: ordenPago.anularSolicitud,
    entrada: { body: refDe(orden) },
    resultado: ({ datos, mensaje }) => datos || negado(mensaje),
    comprobar: comprobarOrden(orden, (now) =>
      now.CodigoTransaccion === orden.CodigoTransaccion ? 'sin hacer' : { hecha: true },
    ),
  });
  if (!done) return false;
  await seguirSolicitud(orden.IdOrdenPago, 'anulada', orden.CodigoTransaccion);
  await olvidarOrden();
  return true;
}
