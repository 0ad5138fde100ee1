import type { Requisito } from '#contract/entities/adjunto.ts';
import { requisitoFotografia, tabla } from '#contract/enumerations.ts';
import type { Database } from '../db/database.ts';
import type { Archivo } from '../db/rows.ts';
import { padreDe, requisitosDe } from './catalogo.ts';
import { textos } from './texts.ts';

const MB = 1_048_576;
/** The maximum size of a file in megabytes if its requirement names none (decision 41). */
export const SERVER_MAXIMUM_MB = 20;

const kinds: readonly { ext: readonly string[]; tipo: string; magic: readonly number[] }[] = [
  { ext: ['pdf'], tipo: 'application/pdf', magic: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { ext: ['jpg', 'jpeg'], tipo: 'image/jpeg', magic: [0xff, 0xd8, 0xff] },
  { ext: ['png'], tipo: 'image/png', magic: [0x89, 0x50, 0x4e, 0x47] },
];

/** The formats a requirement allows: separated by comma, semicolon, bar or space, with or without a dot (decision 41). */
const formatos = (extension: string): string[] =>
  extension
    .toLowerCase()
    .split(/[,;|\s]+/)
    .map((e) => e.replace(/^\./, ''))
    .filter(Boolean);

/** The type of a file by its first bytes, or null if no requirement asks for it. */
export const tipoPorBytes = (bytes: Uint8Array): string | null =>
  kinds.find((k) => k.magic.every((byte, i) => bytes[i] === byte))?.tipo ?? null;

/** Why a file does not meet a requirement, or null if it does. */
export function impideArchivo(requisito: Requisito, nombre: string, bytes: Uint8Array): string | null {
  const allowed = formatos(requisito.Extension ?? '');
  const extension = /\.([^.]+)$/.exec(nombre)?.[1]?.toLowerCase() ?? '';
  if (bytes.length === 0) return `El archivo ${nombre} está vacío.`;
  if (allowed.length > 0 && !allowed.includes(extension))
    return `El archivo ${nombre} no tiene un formato permitido: ${allowed.join(', ').toUpperCase()}.`;
  const tipo = tipoPorBytes(bytes);
  if (!tipo || !kinds.some((k) => k.tipo === tipo && k.ext.includes(extension)))
    return `El contenido del archivo ${nombre} no corresponde a su extensión.`;
  const maximum = requisito.TamanioMb || SERVER_MAXIMUM_MB;
  return bytes.length > maximum * MB ? `El archivo ${nombre} supera el tamaño permitido de ${maximum} MB.` : null;
}

/** The files a user uploaded that wait for a person's notice of a family. */
export const archivosPendientes = (
  db: Database,
  who: { idUsuario: number; idPersona: number; idTipoNovedad: number },
): Archivo[] =>
  db.archivos
    .by('registro', `${tabla.novedad}|0`)
    .filter(
      (f) =>
        f.IdUsuario === who.idUsuario &&
        f.IdPersona === who.idPersona &&
        f.IdTipoNovedadPadre === padreDe(db, who.idTipoNovedad),
    );

/** The files of a notice. */
export const archivosDe = (db: Database, idPersonaNovedad: number): Archivo[] =>
  db.archivos.by('registro', `${tabla.novedad}|${idPersonaNovedad}`);

/**
 * The text about the first file that is missing for a type, or null: first the photo, then the attachments (spec E 5.6). The
 * photo is needed wherever it is listed, or only if its requirement says so (decision 20).
 */
export function faltanArchivos(
  db: Database,
  idTipoNovedad: number,
  files: readonly Archivo[],
  { fotografiaSegunRequisito = false } = {},
): string | null {
  const has = (id: number) => files.some((f) => f.IdRequisito === id);
  const wanted = requisitosDe(db, idTipoNovedad);
  const photo = wanted.find((r) => r.IdRequisito === requisitoFotografia);
  if (photo && !has(requisitoFotografia) && (photo.Requerido || !fotografiaSegunRequisito)) return textos.sinFotografia;
  return wanted.every((r) => !r.Requerido || has(r.IdRequisito)) ? null : textos.sinAdjuntos;
}
