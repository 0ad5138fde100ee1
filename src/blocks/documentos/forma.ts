import { extensionDe } from '#blocks/adjuntos/formatos.ts';
import { esImagen } from '#blocks/adjuntos/Miniatura.tsx';
import type { Recurso } from '#contract/entities/adjunto.ts';

/** How a stored file can be shown within the page. */
type Forma = 'imagen' | 'pdf' | 'otra';

/** By what the services say of it, otherwise by its name. */
export function formaDe(recurso: Recurso): Forma {
  if (esImagen(recurso)) return 'imagen';
  return recurso.TipoContenido === 'application/pdf' || extensionDe(recurso.NombreArchivo) === 'pdf' ? 'pdf' : 'otra';
}
