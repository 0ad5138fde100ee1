import './adjuntos.css';
import { type ReactNode, useState } from 'react';
import { useVisorPdf } from '#blocks/visor-pdf/useVisorPdf.tsx';
import { isCallError } from '#client/errors.ts';
import type { Recurso } from '#contract/entities/adjunto.ts';
import { plainName } from '#lib/texts.ts';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Panel } from '#ui/feedback/Panel.tsx';
import { later } from '#ui/later.tsx';
import { esImagen } from './Miniatura.tsx';

// Loaded only when a picture is opened.
const ImageViewer = later(async () => (await import('#ui/image/ImageViewer.tsx')).ImageViewer);

interface VerArchivo {
  /** Shows a file under a title once `read` has loaded it. The client shows a failed call. */
  readonly ver: (recurso: Recurso, title: string, read: () => Promise<Blob>) => Promise<void>;
  readonly element: ReactNode;
}

/** Opens a stored file: images in a dialog, other files in the PDF viewer. Render `element` in the page. */
export function useVerArchivo(): VerArchivo {
  const visor = useVisorPdf();
  const [imagen, setImagen] = useState<{ title: string; file: Blob } | null>(null);
  const ver: VerArchivo['ver'] = async (recurso, title, read) => {
    if (!esImagen(recurso)) return visor.show(title, plainName(recurso.NombreArchivo), read);
    try {
      setImagen({ title, file: await read() });
    } catch (error) {
      if (!isCallError(error)) throw error; // the client shows it
    }
  };
  const element = (
    <>
      {visor.element}
      {imagen ? (
        <Modal title={imagen.title} size="xl" onClose={() => setImagen(null)}>
          <Panel>
            <ImageViewer file={imagen.file} alt={imagen.title} />
          </Panel>
        </Modal>
      ) : null}
    </>
  );
  return { ver, element };
}
