import type { Escritura } from '#blocks/escritura/asentar.ts';
import { leyendo } from '#blocks/escritura/leyendo.ts';
import { negado } from '#blocks/escritura/negado.ts';
import type { Escribir } from '#blocks/escritura/useEscritura.ts';
import { decirHecho } from '#blocks/hecho/decirHecho.ts';
import { decirMensaje } from '#blocks/hecho/decirMensaje.ts';
import type { OrdenRef } from '#blocks/orden-pago-control/abrirOrden.ts';
import { buscarConNovedades } from '#blocks/orden-pago-control/carrito.ts';
import {
  type Contenido,
  mismoContenido,
  seguirEliminado,
  seguirGrabado,
  seguirSolicitud,
  totalDe,
} from '#blocks/orden-pago-control/seguimientoOrden.ts';
import { call } from '#client/call.ts';
import { type CallError, isCallError, ServiceRejection, TransportFailure } from '#client/errors.ts';
import { forget } from '#client/query.ts';
import { writesUnderWay } from '#client/writes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { facturas } from '#contract/services/facturas.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { ordenPagoCobro } from '#contract/services/ordenPagoCobro.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { seguimiento } from '#contract/services/seguimiento.ts';
import { general } from '#messages/general.ts';
import { toast } from '#ui/feedback/toast.ts';
import { comprobarContenido, comprobarEliminada, comprobarOrden } from './asentarOrden.ts';
import { sobreLoActual } from './cambios.ts';
import { hechoDe, textosDeForm } from './textosOrden.ts';

const deOrden = [
  ordenPago.obtener,
  ordenPago.listar,
  ordenPago.novedades,
  ordenPago.novedadesCobrar,
  ordenPago.porNovedad,
  ordenPago.listaNovedad,
  seguimiento.lista,
] as const;

/** Makes stale what any write on an order changes. */
export const olvidarOrden = (): Promise<void> => forget(...deOrden);

/** Makes stale what a payment changes: the notices are paid wherever they are shown, and there is an invoice. */
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

/** Shows why a write was not done: the services' own words, otherwise the default text (decision 18). */
export function avisarFallo(error: unknown): void {
  if (!isCallError(error)) throw error;
  if (error instanceof ServiceRejection && error.mensaje.Descripcion) {
    decirMensaje(error.mensaje);
    return;
  }
  // The lock screen shows a lost session.
  if (error instanceof TransportFailure && error.kind === 'sesion') return;
  // Nobody knows whether it was written, so the text must not suggest that nothing was written.
  if (error instanceof TransportFailure && error.kind === 'sinRespuesta') {
    toast.error(error.message);
    return;
  }
  const small = error instanceof TransportFailure ? { small: error.message } : {};
  toast.error(general.problemaAlRegistrar, small);
}

/** How an order is written: `escribir` of the form, after its question if there is one. */
export interface Medio {
  readonly escribir: Escribir;
  readonly preguntar?: () => Promise<boolean>;
  /** Shows a failure; by default a toast. */
  readonly fallo?: (error: CallError) => void;
  /** Shows nothing when it is done: it is one of many acts, and only the last one shows a message. */
  readonly callado?: true;
}

/**
 * Sends a write and shows how it ended; null if it was not done. `hecho` is the text if the services say nothing. After
 * a failure the order is loaded again: the write may have been done anyway, or another user did it.
 */
async function hacer<E extends Endpoint, T>(
  { escribir, preguntar, fallo = avisarFallo, callado }: Medio,
  escritura: Escritura<E, T>,
  hecho = escritura.llamada.success ?? '',
): Promise<{ readonly datos: T } | null> {
  const done = await escribir(escritura, {
    ...(preguntar ? { preguntar } : {}),
    fallo: (error) => {
      fallo(error);
      return olvidarOrden();
    },
  });
  if (done && !callado) decirHecho(done.mensaje, hecho);
  return done;
}

/** Only a saved order has an id. Without one, its text is shown and no call is sent (spec R 5.5). */
export function exigeId({ IdOrdenPago }: Pick<OrdenPago, 'IdOrdenPago'>): boolean {
  if (IdOrdenPago > 0) return true;
  toast.warning(textosDeForm().idInvalido);
  return false;
}

const refDe = ({ IdOrdenPago, IdEmpresa }: OrdenRef) => ({ IdOrdenPago, IdEmpresa });

/** Loads an order while the page is covered, so that nothing is typed between this and its write. */
async function leerAntes(orden: OrdenPago): Promise<OrdenPago | null> {
  const count = (change: number) => writesUnderWay.setState((s) => ({ count: s.count + change }));
  count(1);
  const read = await leyendo(() => call(ordenPago.obtener, { body: refDe(orden) }, { quiet: true })).finally(() =>
    count(-1),
  );
  return read?.leido ?? null;
}

/**
 * Saves a changed order: only what this user changed, over what the services have now (the save replaces the whole
 * list). Returns its id, or null if it was not saved.
 */
export async function grabarCambios(medio: Medio, orden: OrdenPago, contenido: Contenido): Promise<number | null> {
  const now = await leerAntes(orden);
  if (!now) return null;
  const merged = sobreLoActual(orden, contenido, now);
  // Also true if an earlier try, whose answer was lost, wrote it: then it is recognised by what is sent.
  if (mismoContenido(merged, contenido)) return grabarOrden(medio, orden, contenido);
  const id = await grabarOrden(medio, now, merged);
  if (id !== null) toast.info(textosDeForm().otraPersona);
  return id;
}

/** Saves a new or changed order and writes its tracking. Returns its id, or null if it was not saved. */
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
    exists ? textosDeForm().modificada : hechoDe('registrar'),
  );
  if (!done) return null;
  await seguirGrabado(done.datos, exists ? orden : null, contenido);
  await olvidarOrden();
  return done.datos;
}

/** Deletes a draft; false if it still exists. */
export async function eliminarOrden(medio: Medio, orden: OrdenPago): Promise<boolean> {
  const done = await hacer(
    medio,
    {
      llamada: ordenPago.eliminar,
      entrada: { body: refDe(orden) },
      resultado: ({ datos, mensaje }) => datos || negado(mensaje),
      comprobar: comprobarEliminada(orden),
    },
    hechoDe('eliminar'),
  );
  if (!done) return false;
  await seguirEliminado(orden);
  await forget(...deOrden.filter((endpoint) => endpoint !== ordenPago.obtener));
  return true;
}

/** A boolean or a zero instead of the code means that there is no code. */
const esCodigo = (codigo: string): boolean => !/^(0*|true|false)$/i.test(codigo);

/** Generates the request; false if there is none. An empty code is a failure (spec R 8, decision 18). */
export async function generarSolicitud(medio: Medio, orden: OrdenPago): Promise<boolean> {
  const done = await hacer(
    medio,
    {
      llamada: ordenPago.generarSolicitud,
      entrada: { body: refDe(orden) },
      resultado: ({ datos, mensaje }) => (esCodigo(datos) ? datos : negado(mensaje)),
      comprobar: comprobarOrden(orden, ({ CodigoTransaccion: now }) => (esCodigo(now) ? { hecha: now } : 'sin hacer')),
    },
    hechoDe('generarSolicitud'),
  );
  if (!done) return false;
  await seguirSolicitud(orden.IdOrdenPago, 'generada', done.datos);
  await olvidarOrden();
  return true;
}

/** Cancels the request; false if it still exists. */
export async function anularSolicitud(medio: Medio, orden: OrdenPago): Promise<boolean> {
  const done = await hacer(
    medio,
    {
      llamada: ordenPago.anularSolicitud,
      entrada: { body: refDe(orden) },
      resultado: ({ datos, mensaje }) => datos || negado(mensaje),
      comprobar: comprobarOrden(orden, (now) =>
        now.CodigoTransaccion === orden.CodigoTransaccion ? 'sin hacer' : { hecha: true },
      ),
    },
    hechoDe('anularSolicitud'),
  );
  if (!done) return false;
  await seguirSolicitud(orden.IdOrdenPago, 'anulada', orden.CodigoTransaccion);
  await olvidarOrden();
  return true;
}
