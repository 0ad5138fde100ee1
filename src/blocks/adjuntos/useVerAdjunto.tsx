import { type ReactNode, useState } from 'react';
import { useVisorPdf } from '#blocks/visor-pdf/useVisorPdf.tsx';
import { isCallError } from '#client/errors.ts';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { ImagenDeArchivo } from './ImagenDeArchivo.tsx';
import { esImagen } from './Miniatura.tsx';
import type { AdjuntoSlot, Adjuntos } from './useAdjuntos.ts';

/** Opens a slot's file: images in a dialog, everything else in the PDF viewer. `element` goes into the page. */
export function useVerAdjunto(adjuntos: Adjuntos): { ver: (slot: AdjuntoSlot) => Promise<void>; element: ReactNode } {
  const visor = useVisorPdf();
  const [imagen, setImagen] = useState<{ title: string; file: Blob } | null>(null);
  const ver = async (slot: AdjuntoSlot) => {
    if (!slot.recurso) return;
    const title = slot.requisito.Nombre;
    if (!esImagen(slot.recurso)) return visor.show(title, slot.recurso.NombreArchivo, () => adjuntos.open(slot));
    try {
      setImagen({ title, file: await adjuntos.open(slot) });
    } catch (error) {
      if (!isCallError(error)) throw error; // announced by the client
    }
  };
  const element = (
    <>
      {visor.element}
      {imagen ? (
        <Modal title={imagen.title} size="l" onClose={() => setImagen(null)}>
          <ImagenDeArchivo file={imagen.file} alt={imagen.title} className="adjunto-grande" />
        </Modal>
      ) : null}
    </>
  );
  return { ver, element };
}
