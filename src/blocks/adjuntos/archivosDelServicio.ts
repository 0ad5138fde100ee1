import { hashKey, type Query } from '@tanstack/react-query';
import { asentar, basta, type Desenlace, type Hallazgo } from '#blocks/escritura/asentar.ts';
import { enUnaLinea } from '#blocks/hecho/enUnaLinea.ts';
import { call } from '#client/call.ts';
import { type CallError, isCallError, ServiceRejection, TransportFailure } from '#client/errors.ts';
import { keyOf, query, queryClient } from '#client/query.ts';
import type { Recurso } from '#contract/entities/adjunto.ts';
import { requisitoFotografia, tabla } from '#contract/enumerations.ts';
import { recursos } from '#contract/services/recursos.ts';
import { isCodeMissing } from '#lib/codeMissing.ts';
import { plainName } from '#lib/texts.ts';
import { transport } from '#messages/transport.ts';
import { toast } from '#ui/feedback/toast.ts';
import { adjuntosMessages } from './messages.ts';

/** The person and the kind of notice that pending files belong to. */
export interface Espera {
  readonly idPersona: number;
  readonly idTipoNovedad: number;
}

const preguntaDe = ({ idPersona, idTipoNovedad }: Espera) => ({
  body: { Tabla: tabla.novedad, IdPersona: idPersona, IdTipoNovedad: idTipoNovedad },
});

/** Cache key of the pending files of a notice. */
export const claveDeEspera = (espera: Espera) => keyOf(recursos.pendientes, preguntaDe(espera));

/**
 * The pending files of a notice. The request is a multipart form, so it is declared as a write; it changes nothing and
 * may be repeated.
 */
export const pedirPendientes = (espera: Espera, signal?: AbortSignal): Promise<Recurso[]> =>
  call(recursos.pendientes, preguntaDe(espera), { quiet: true, ...(signal ? { signal } : {}) });

/**
 * The result of a write, from its answer or from the check afterwards. Throws the errors of `call` if it was not done
 * or nobody knows. A connection that was lost stays one: sending or deleting a pending file once more does no harm.
 */
async function hecha<T>(writing: Promise<Desenlace<T>>): Promise<T> {
  const end = await writing;
  if (end.tipo === 'hecha') return end.datos;
  const known = end.tipo !== 'incierta' || (end.error instanceof TransportFailure && end.error.kind === 'sinConexion');
  throw known ? end.error : new TransportFailure('sinRespuesta', 0, transport.sinRespuesta);
}

/** Whether a cached list is of a person's pending files. A form asks for them by its notice's own type, so there are several. */
const esDePersona =
  ({ idPersona }: Espera) =>
  ({ queryKey: [, , asked] }: { readonly queryKey: readonly unknown[] }): boolean =>
    (asked as ReturnType<typeof preguntaDe> | undefined)?.body.IdPersona === idPersona;

/** Forgets what is cached of a person's pending files. */
const olvidarListas = (espera: Espera): void =>
  queryClient.removeQueries({ queryKey: keyOf(recursos.pendientes), predicate: esDePersona(espera) });

/** Deletes a person's pending files that were never saved. A toast names each file that could not be deleted. */
export async function soltarPendientes(espera: Espera): Promise<void> {
  await borrarTodos(espera, await pedirPendientes(espera));
  olvidarListas(espera);
}

/** The same, where nobody sees the files: throws the errors of `call` if one of them stays. */
export async function vaciarPendientes(espera: Espera): Promise<void> {
  const [stays] = await borrarCadaUno(espera, await pedirPendientes(espera));
  olvidarListas(espera);
  if (stays) throw stays.error;
}

const numeros = (files: readonly Recurso[] = []): string =>
  files
    .map(({ IdRecurso }) => IdRecurso)
    .sort()
    .join();

/**
 * Reads the pending files again, and shows them. True if they are not those that were shown: all new people wait under the
 * same id, so another tab may have sent or deleted some. Throws the errors of `call`.
 */
export async function cambiaronEnOtraPestana(espera: Espera): Promise<boolean> {
  const queryKey = claveDeEspera(espera);
  const shown = numeros(queryClient.getQueryData(queryKey));
  const waiting = await pedirPendientes(espera);
  queryClient.setQueryData(queryKey, waiting);
  return numeros(waiting) !== shown;
}

/**
 * Changes the cached list of pending files. A request for the list that is still running was sent before the change,
 * and its answer would undo the change: it is cancelled and sent again.
 */
export async function cambiarPendientes(
  espera: Espera,
  change: (files: readonly Recurso[]) => readonly Recurso[],
): Promise<void> {
  const queryKey = claveDeEspera(espera);
  const asked = queryClient.isFetching({ queryKey }) > 0;
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<readonly Recurso[]>(queryKey, (files) => change(files ?? []));
  if (asked) void queryClient.invalidateQueries({ queryKey });
  // The form may have changed to another type meanwhile, and shows the list of that type.
  const own = hashKey(queryKey);
  const others = {
    queryKey: keyOf(recursos.pendientes),
    predicate: (one: Query) => one.queryHash !== own && esDePersona(espera)(one),
  };
  queryClient.setQueriesData<readonly Recurso[]>(others, (files) => files && change(files));
  void queryClient.invalidateQueries(others);
}

/**
 * Uploads a file as pending under its person and requirement, with IdTabla 0. A previous pending file is deleted first,
 * so that the same file may be sent again. Throws the errors of `call`.
 */
export async function enviar(
  espera: Espera,
  { idRequisito, archivo }: { readonly idRequisito: number; readonly archivo: File },
  options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
): Promise<void> {
  const NombreArchivo = plainName(archivo.name);
  const body = {
    archivo,
    NombreArchivo,
    ...preguntaDe(espera).body,
    IdTabla: 0,
    IdRequisito: idRequisito,
  };
  const before = queryClient.getQueryData<readonly Recurso[]>(claveDeEspera(espera)) ?? [];
  const isNew = (file: Recurso) =>
    file.IdRequisito === idRequisito &&
    file.NombreArchivo === NombreArchivo &&
    !before.some(({ IdRecurso }) => IdRecurso === file.IdRecurso);
  const escritura = {
    llamada: recursos.grabarPendiente,
    entrada: { body },
    resultado: ({ datos }: { readonly datos: Recurso }) => datos,
    comprobar: async (): Promise<Hallazgo<Recurso>> => {
      const found = (await pedirPendientes(espera)).find(isNew);
      return found ? { hecha: found } : 'no aparece';
    },
  };
  const saved = await hecha(asentar(escritura, options));
  await cambiarPendientes(espera, (files) => [...files.filter((one) => one.IdRequisito !== idRequisito), saved]);
}

/** Parameters of a stored file. */
const ubicacionDe = (recurso: Recurso) => ({
  params: { tabla: tabla.novedad, idTabla: recurso.IdTabla, idRecurso: recurso.IdRecurso },
});

/** The query of a stored file's bytes. They never change: another file has another id. */
export const consultaDeArchivo = (recurso: Recurso) => ({
  ...query(recursos.obtener, ubicacionDe(recurso)),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The pending files of a notice (0), or the files of a saved one. */
const archivosDe = (espera: Espera, idPersonaNovedad: number): Promise<readonly Recurso[]> =>
  idPersonaNovedad === 0
    ? pedirPendientes(espera)
    : call(recursos.deNovedad, { params: { idPersonaNovedad, idTipoNovedad: espera.idTipoNovedad } }, { quiet: true });

/** Deletes one stored file; throws the errors of `call`. */
export const borrar = (espera: Espera, recurso: Recurso): Promise<true> =>
  hecha(
    asentar({
      llamada: recursos.eliminar,
      entrada: ubicacionDe(recurso),
      resultado: basta,
      comprobar: async () => {
        const files = await archivosDe(espera, recurso.IdTabla);
        return files.some((one) => one.IdRecurso === recurso.IdRecurso) ? 'sin hacer' : { hecha: true };
      },
    }),
  );

/** The text for a file that could not be deleted. */
export const noSeQuito = (idRequisito: number): string =>
  idRequisito === requisitoFotografia ? adjuntosMessages.noSeQuitoFoto : adjuntosMessages.noSeQuito;

/** Deletes files one by one, also after one that fails. Returns those that stay, each with its error. */
async function borrarCadaUno(espera: Espera, files: readonly Recurso[]) {
  const stay: { readonly file: Recurso; readonly error: CallError }[] = [];
  for (const file of files) {
    try {
      await borrar(espera, file);
    } catch (error) {
      if (!isCallError(error)) throw error;
      stay.push({ file, error });
    }
  }
  return stay;
}

/** Deletes files one by one. If one fails, a toast says so and the rest are still deleted. */
export async function borrarTodos(espera: Espera, files: readonly Recurso[]): Promise<void> {
  for (const { file } of await borrarCadaUno(espera, files)) toast.error(noSeQuito(file.IdRequisito));
}

/** The bytes of a stored file, from the cache if possible. A failure is shown and thrown. */
export async function abrir(recurso: Recurso): Promise<Blob> {
  const input = ubicacionDe(recurso);
  const key = keyOf(recursos.obtener, input);
  const kept = queryClient.getQueryData<Blob>(key);
  if (kept) return kept;
  const blob = await call(recursos.obtener, input);
  queryClient.setQueryData(key, blob);
  return blob;
}

/** The error message of the services or of the connection, or that a part of the portal is missing; '' if it helps nobody. */
export function detalleDe(error: unknown): string {
  if (isCodeMissing(error)) return adjuntosMessages.sinRevision;
  if (error instanceof ServiceRejection) return enUnaLinea(error, error.mensaje.Descripcion);
  const telling = error instanceof TransportFailure && error.kind !== 'tecnico' && error.kind !== 'sesion';
  return telling ? error.message : '';
}

/** The text for files that could not be loaded, with the code from the check of a notice's attachments (spec R 7.6). */
export const noSeLeyeron = (error: unknown): string =>
  isCallError(error) ? enUnaLinea(error, adjuntosMessages.noSeLeyeron) : adjuntosMessages.noSeLeyeron;

/** True if the user cancelled the call: no message is needed. */
export const seCancelo = (error: unknown): boolean => error instanceof TransportFailure && error.kind === 'cancelado';
