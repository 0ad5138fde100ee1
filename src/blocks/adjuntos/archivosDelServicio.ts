import { asentar, basta, type Desenlace, type Hallazgo } from '#blocks/escritura/asentar.ts';
import { call } from '#client/call.ts';
import { isCallError, ServiceRejection, TransportFailure } from '#client/errors.ts';
import { keyOf, queryClient } from '#client/query.ts';
import type { Recurso } from '#contract/entities/adjunto.ts';
import { requisitoFotografia, tabla } from '#contract/enumerations.ts';
import { recursos } from '#contract/services/recursos.ts';
import { fill, plainName } from '#lib/texts.ts';
import { transport } from '#messages/transport.ts';
import { toast } from '#ui/feedback/toast.ts';
import { adjuntosMessages } from './messages.ts';

/** Whose files wait, and for which kind of notice. */
export interface Espera {
  readonly idPersona: number;
  readonly idTipoNovedad: number;
}

const preguntaDe = ({ idPersona, idTipoNovedad }: Espera) => ({
  body: { Tabla: tabla.novedad, IdPersona: idPersona, IdTipoNovedad: idTipoNovedad },
});

/** Cache key of the files that wait for a notice. */
export const claveDeEspera = (espera: Espera) => keyOf(recursos.pendientes, preguntaDe(espera));

/**
 * The files that wait for a notice. The question travels as a multipart form, so it is declared as a write; it changes
 * nothing and may be repeated.
 */
export const pedirPendientes = (espera: Espera, signal?: AbortSignal): Promise<Recurso[]> =>
  call(recursos.pendientes, preguntaDe(espera), { quiet: true, ...(signal ? { signal } : {}) });

/** What a write said or was found to have done; throws the errors of `call` where it was not done, or nobody knows. */
async function hecha<T>(writing: Promise<Desenlace<T>>): Promise<T> {
  const end = await writing;
  if (end.tipo === 'hecha') return end.datos;
  throw end.tipo === 'incierta' ? new TransportFailure('sinRespuesta', 0, transport.sinRespuesta) : end.error;
}

/** Lets go of files that wait for somebody and were never saved. */
export async function soltarPendientes(espera: Espera): Promise<void> {
  await borrarTodos(espera, await pedirPendientes(espera));
  queryClient.removeQueries({ queryKey: claveDeEspera(espera) });
}

/**
 * Changes the cached list of waiting files. A question for the list that is still on its way was asked before the change,
 * and its answer would take the change back: it is dropped, and asked again.
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
}

/**
 * Sends a file to wait under its person and requirement with IdTabla 0; a former one makes room, so that the same file may
 * be sent again. Throws the errors of `call`.
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
export const ubicacionDe = (recurso: Recurso) => ({
  params: { tabla: tabla.novedad, idTabla: recurso.IdTabla, idRecurso: recurso.IdRecurso },
});

/** The files that wait for a notice (0), or those of a saved one. */
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

/** Deletes files one by one; one that can't be deleted is told in a toast and the rest goes on. */
export async function borrarTodos(espera: Espera, files: readonly Recurso[]): Promise<void> {
  for (const file of files) {
    try {
      await borrar(espera, file);
    } catch (error) {
      if (!isCallError(error)) throw error;
      toast.error(noSeQuito(file.IdRequisito));
    }
  }
}

/** The bytes of a stored file, from the cache when they are there; a failure is announced and thrown. */
export async function abrir(recurso: Recurso): Promise<Blob> {
  const input = ubicacionDe(recurso);
  const key = keyOf(recursos.obtener, input);
  const kept = queryClient.getQueryData<Blob>(key);
  if (kept) return kept;
  const blob = await call(recursos.obtener, input);
  queryClient.setQueryData(key, blob);
  return blob;
}

/** What the services or the line said about a failure, when it helps the person; '' otherwise. */
export function detalleDe(error: unknown): string {
  if (error instanceof ServiceRejection) return error.mensaje.Descripcion;
  const telling = error instanceof TransportFailure && error.kind !== 'tecnico' && error.kind !== 'sesion';
  return telling ? error.message : '';
}

/** The text for files that could not be read, with the code the check of a notice's attachments answered (spec R 7.6). */
export function noSeLeyeron(error: unknown): string {
  const code = error instanceof ServiceRejection ? error.mensaje.IdMensaje : '';
  return code ? fill(adjuntosMessages.noSeLeyeronCodigo, { codigo: code }) : adjuntosMessages.noSeLeyeron;
}

/** True when a call ended because the person stopped it: nobody needs to be told. */
export const seCancelo = (error: unknown): boolean => error instanceof TransportFailure && error.kind === 'cancelado';
