import { extensionDe } from '#blocks/adjuntos/formatos.ts';
import { esImagen } from '#blocks/adjuntos/Miniatura.tsx';
import type { Recurso, Requisito } from '#contract/entities/adjunto.ts';
import { fold } from '#lib/texts.ts';

/** How a stored file can be shown within the page. */
type Forma = 'imagen' | 'pdf' | 'otra';

/** By what the services say of it, otherwise by its name. */
export function formaDe(recurso: Recurso): Forma {
  if (esImagen(recurso)) return 'imagen';
  return recurso.TipoContenido === 'application/pdf' || extensionDe(recurso.NombreArchivo) === 'pdf' ? 'pdf' : 'otra';
}

/** What the services call an identity document. Only the photograph's id is documented (spec E 9), so its name tells. */
const IDENTIDAD = /\b(?:identidad|identificacion|carnet|cedula|c\.? ?i\.?|pasaporte)(?:\b|$)/;

/** True for the requirement of the person's identity document. */
export const esDocumentoDeIdentidad = ({ Nombre }: Pick<Requisito, 'Nombre'>): boolean => IDENTIDAD.test(fold(Nombre));
