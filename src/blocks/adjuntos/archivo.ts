import type { Requisito } from '#contract/entities/adjunto.ts';
import { own } from '#lib/own.ts';
import { fill } from '#lib/texts.ts';
import {
  canonico,
  esPeligroso,
  extensionDe,
  formatosDe,
  formatosEnPalabras,
  maximoBytes,
  megabytes,
} from './formatos.ts';
import { adjuntosMessages as textos } from './messages.ts';
import { seMueve } from './movimiento.ts';

/** The most pixels an image may have. A larger image is refused by its header, before anything decodes it (fault 37). */
const maxPixels = 40_000_000;
/** How long a browser may take to decode an image before it is refused (fault 37). */
const decodePatienceMs = 10_000;

const images = new Set(['jpg', 'png', 'apng', 'gif', 'webp', 'avif', 'heic']);
/** Formats that all browsers can decode: if decoding fails, the file is damaged. */
const decodable = new Set(['jpg', 'png', 'gif', 'webp']);
/**
 * Old Office files share one container signature. New ones are detected as zip archives if their parts are in an
 * unusual order. An animated PNG counts as a PNG here; a later check refuses it with its own message.
 */
const containers: Readonly<Record<string, readonly string[]>> = {
  doc: ['cfb'],
  xls: ['cfb'],
  ppt: ['cfb'],
  docx: ['zip'],
  xlsx: ['zip'],
  png: ['apng'],
  heif: ['heic'],
  heic: ['heif'],
};

function revisarExtension(extension: string, requisito: Requisito): string | null {
  const allowed = formatosDe(requisito.Extension);
  if (allowed.length === 0) {
    if (extension === '') return textos.sinExtension;
    return esPeligroso(extension) ? fill(textos.noSeAcepta, { extension }) : null;
  }
  if (allowed.includes(extension)) return null;
  const formatos = formatosEnPalabras(requisito);
  return fill(extension ? textos.debeSer : textos.debeSerSinExtension, { formatos, extension });
}

/** Refuses an empty file and one over the requirement's limit, even by one byte (fault 35). */
function revisarTamanio(size: number, requisito: Requisito): string | null {
  if (size === 0) return textos.vacio;
  const most = maximoBytes(requisito);
  return size > most ? fill(textos.pesa, { peso: megabytes(size), maximo: megabytes(most) }) : null;
}

const pareceMarcado = (bytes: Uint8Array): boolean =>
  /<(!doctype|html|svg|script|body|iframe)/i.test(new TextDecoder().decode(bytes.subarray(0, 2048)));

async function revisarFirma(bytes: Uint8Array, extension: string): Promise<string | null> {
  const { fileTypeFromBuffer, supportedExtensions } = await import('file-type/core');
  const found = canonico((await fileTypeFromBuffer(bytes))?.ext ?? '');
  const wrong = fill(textos.danado, { formato: extension.toUpperCase() });
  // No signature is fine for formats that have none (txt, csv), unless the content is markup.
  if (found === '')
    return [...supportedExtensions].map(canonico).includes(extension) || pareceMarcado(bytes) ? wrong : null;
  return found === extension || own(containers, extension)?.includes(found) ? null : wrong;
}

async function seAbre(file: Blob): Promise<boolean> {
  // Without a decoder there is nothing to protect, and the header has already been checked.
  if (typeof createImageBitmap !== 'function') return true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), decodePatienceMs);
  });
  const bitmap = await Promise.race([createImageBitmap(file).catch(() => null), late]);
  clearTimeout(timer);
  bitmap?.close();
  return bitmap !== null;
}

async function revisarImagen(file: Blob, bytes: Uint8Array, format: string): Promise<string | null> {
  if (seMueve(bytes)) return textos.imagenMovil;
  const { imageDimensionsFromData } = await import('image-dimensions');
  const size = imageDimensionsFromData(bytes);
  if (!size || size.width * size.height === 0) return textos.imagenIlegible;
  if (size.width * size.height > maxPixels) return fill(textos.imagenEnorme, { ancho: size.width, alto: size.height });
  return !decodable.has(format) || (await seAbre(file)) ? null : textos.imagenIlegible;
}

/**
 * Why a file is not accepted for a requirement, as a sentence for the user; null if it is accepted. The checks run in
 * this order: extension, empty, size, signature against extension, and for images their dimensions (spec E 9, decision
 * 41).
 */
export async function revisarArchivo(file: File, requisito: Requisito): Promise<string | null> {
  const extension = extensionDe(file.name);
  const wrongOutside = revisarExtension(extension, requisito) ?? revisarTamanio(file.size, requisito);
  if (wrongOutside) return wrongOutside;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const wrongInside = await revisarFirma(bytes, extension);
  if (wrongInside) return wrongInside;
  return images.has(extension) ? revisarImagen(file, bytes, extension) : null;
}

/** Whether the browser refused to read a file because it is not the one that was chosen any more. */
export const sePerdio = (error: unknown): boolean => error instanceof DOMException && error.name !== 'AbortError';

/** The same for a file that waits in the form: also a sentence if it was moved or changed since it was chosen. */
export async function revisarElegido(
  file: File,
  requisito: Requisito,
  revisar = revisarArchivo,
): Promise<string | null> {
  try {
    return await revisar(file, requisito);
  } catch (error) {
    if (!sePerdio(error)) throw error;
    return textos.perdido;
  }
}
