import type { Requisito } from '#contract/entities/adjunto.ts';
import { revisarArchivo } from './archivo.ts';
import { extensionDe } from './formatos.ts';
import { adjuntosMessages } from './messages.ts';

/** Limit for a photograph before it is cropped and encoded again: the original may be larger than the file that is sent. */
const originalMb = 20;

/** Width divided by height, as on an identity card. */
export const proporcionDeFotografia = 4 / 5;

/** Width of the photograph that is sent, in pixels. */
export const anchoDeFotografia = 600;

const recortes = () => import('#ui/files/cropImage.ts');

/** Why a picture cannot become the photograph, as a sentence; null if it can. What crops it is loaded then. */
export async function revisarFotografia(file: File, requisito: Requisito): Promise<string | null> {
  const rechazo = await revisarArchivo(file, { ...requisito, TamanioMb: originalMb });
  if (rechazo === null) await recortes();
  return rechazo;
}

/** The cropped photograph as a file: the original name with the extension of the new format. */
export function archivoDeRecorte(original: File, cut: Blob): File {
  const format = cut.type === 'image/png' ? 'png' : 'jpg';
  const base = original.name.replace(/\.[^.]*$/, '') || 'fotografia';
  const name = extensionDe(original.name) === format ? original.name : `${base}.${format}`;
  return new File([cut], name, { type: cut.type });
}

/** A photograph ready to be sent, or why there is none. */
type Recorte = { readonly archivo: File } | { readonly rechazo: string };

/**
 * Makes a photograph of a picture without asking: checked, cropped around its centre to the shape of a photograph and
 * encoded again, as the form does. A browser that decodes no pictures sends it as it is.
 */
export async function recortarAlCentro(file: File, requisito: Requisito): Promise<Recorte> {
  const rechazo = await revisarFotografia(file, requisito);
  if (rechazo) return { rechazo };
  const { centredImage } = await recortes();
  try {
    const cut = await centredImage(file, proporcionDeFotografia, anchoDeFotografia);
    return { archivo: cut ? archivoDeRecorte(file, cut) : file };
  } catch {
    // Decoding and encoding only fail if the browser cannot read the file as an image.
    return { rechazo: adjuntosMessages.imagenIlegible };
  }
}
