import { useQuery } from '@tanstack/react-query';
import { consultaDeArchivo } from '#blocks/adjuntos/archivosDelServicio.ts';
import { extensionDe } from '#blocks/adjuntos/formatos.ts';
import { ImagenDeArchivo } from '#blocks/adjuntos/ImagenDeArchivo.tsx';
import type { Recurso } from '#contract/entities/adjunto.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { PdfThumb } from '#ui/pdf/PdfThumb.tsx';
import { formaDe } from './forma.ts';

const ANCHO = 240;

/** A file as a small picture: itself, its first page, or a sheet with the name of its format. */
export function MiniaturaDeDocumento({
  recurso,
  alContar,
}: {
  readonly recurso: Recurso;
  readonly alContar: (paginas: number) => void;
}) {
  const forma = formaDe(recurso);
  const file = useQuery({ ...consultaDeArchivo(recurso), enabled: forma !== 'otra' });
  const sheet = (
    <span className="documento-hoja" aria-hidden="true">
      <Icon name={forma === 'imagen' ? 'image' : 'file-text'} />
      <span>{extensionDe(recurso.NombreArchivo).toUpperCase()}</span>
    </span>
  );
  if (!file.data || forma === 'otra') return sheet;
  if (forma === 'imagen') return <ImagenDeArchivo file={file.data} alt="" className="documento-imagen" />;
  return <PdfThumb file={file.data} width={ANCHO} onPages={alContar} instead={sheet} />;
}
