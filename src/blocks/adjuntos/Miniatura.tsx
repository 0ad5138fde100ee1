import { useQuery } from '@tanstack/react-query';
import type { Recurso } from '#contract/entities/adjunto.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { consultaDeArchivo } from './archivosDelServicio.ts';
import { extensionDe } from './formatos.ts';
import { ImagenDeArchivo } from './ImagenDeArchivo.tsx';

/** True for the image formats that browsers display. */
export const esImagen = (recurso: Recurso): boolean => /^image\/(jpeg|png|gif|webp)$/.test(recurso.TipoContenido);

/** A thumbnail of a stored file: the image itself, or a sheet with the name of the format. Widths from spec E 9. */
export function Miniatura({ recurso, alt, width }: { recurso: Recurso; alt: string; width: 150 | 100 }) {
  const imagen = useQuery({ ...consultaDeArchivo(recurso), enabled: esImagen(recurso) });
  if (imagen.data) return <ImagenDeArchivo file={imagen.data} alt={alt} width={width} className="miniatura-imagen" />;
  return (
    <span className="miniatura-hoja" aria-hidden="true">
      <Icon name={esImagen(recurso) ? 'image' : 'file-text'} />
      <span>{extensionDe(recurso.NombreArchivo).toUpperCase()}</span>
    </span>
  );
}
