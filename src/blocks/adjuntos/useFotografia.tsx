import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { withItsCode } from '#ui/feedback/withItsCode.ts';
import { later } from '#ui/later.tsx';
import { revisarElegido } from './archivo.ts';
import {
  anchoDeFotografia,
  archivoDeRecorte,
  proporcionDeFotografia as proporcion,
  revisarFotografia,
} from './fotografia.ts';
import { adjuntosMessages } from './messages.ts';
import type { AdjuntoSlot, Adjuntos } from './useAdjuntos.ts';

const CropDialog = later(async () => (await import('#ui/files/CropDialog.tsx')).CropDialog);

interface UsoDeFotografia {
  /** Checks a picture. With the right ratio it is used as it is; otherwise it is cropped first. */
  readonly elegir: (slot: AdjuntoSlot, file: File) => Promise<void>;
  /** Opens the crop with the photograph that the notice has. */
  readonly ajustar: (slot: AdjuntoSlot) => Promise<void>;
  /** Why the last picture was refused. */
  readonly rechazo: string | null;
  /** The open crop; render it. */
  readonly element: ReactNode;
}

/** Choosing a photograph. `volver` gets the focus back when the button that was pressed is replaced by the upload. */
export function useFotografia(adjuntos: Adjuntos, volver: () => void): UsoDeFotografia {
  const [porRecortar, setPorRecortar] = useState<{ readonly slot: AdjuntoSlot; readonly file: File } | null>(null);
  const [rechazo, setRechazo] = useState<string | null>(null);
  const [porEnviar, setPorEnviar] = useState<{ readonly slot: AdjuntoSlot; readonly file: File } | null>(null);
  const cerrar = () => setPorRecortar(null);
  const enviar = (slot: AdjuntoSlot, file: File, cut: Blob) => {
    cerrar();
    setPorEnviar({ slot, file: archivoDeRecorte(file, cut) });
  };
  const preparar = useRef(adjuntos.preparar);
  preparar.current = adjuntos.preparar;
  // The picture is on its way until its crop is answered.
  useEffect(() => {
    if (!porRecortar) return;
    preparar.current(porRecortar.slot, true);
    return () => preparar.current(porRecortar.slot, false);
  }, [porRecortar]);
  /** Whether the picture is on its way: it is uploaded, or its crop opens. */
  const revisar = async (slot: AdjuntoSlot, file: File): Promise<boolean> => {
    const refused = await revisarElegido(file, slot.requisito, revisarFotografia);
    setRechazo(refused);
    if (refused) return false;
    const { wholeImage } = await import('#ui/files/cropImage.ts');
    // Decoding and encoding only fail if the browser cannot read the file as an image.
    const whole = await wholeImage(file, proporcion, anchoDeFotografia).catch(() => 'unreadable' as const);
    if (whole === 'unreadable') {
      setRechazo(adjuntosMessages.imagenIlegible);
      return false;
    }
    if (whole) {
      volver();
      void adjuntos.upload(slot, archivoDeRecorte(file, whole));
    } else setPorRecortar({ slot, file });
    return true;
  };
  const subir = useRef(() => {});
  subir.current = () => {
    if (!porEnviar) return;
    volver();
    void adjuntos.upload(porEnviar.slot, porEnviar.file);
    setPorEnviar(null);
  };
  // The closing dialog gives the focus back to its opener, which the upload replaces: so it is moved after that.
  useEffect(() => {
    if (porEnviar) subir.current();
  }, [porEnviar]);
  return {
    elegir: (slot, file) =>
      withItsCode(async () => {
        let enCamino = false;
        adjuntos.preparar(slot, true);
        try {
          enCamino = await revisar(slot, file);
        } finally {
          if (!enCamino) adjuntos.preparar(slot, false);
        }
      }),
    ajustar: async (slot) => {
      const blob = await adjuntos.open(slot);
      setPorRecortar({
        slot,
        file: new File([blob], slot.recurso?.NombreArchivo ?? 'fotografia.jpg', { type: blob.type }),
      });
    },
    rechazo,
    element: porRecortar ? (
      <DialogPart onClose={cerrar}>
        <CropDialog
          file={porRecortar.file}
          ratio={proporcion}
          onDone={(cut) => enviar(porRecortar.slot, porRecortar.file, cut)}
          onClose={cerrar}
        />
      </DialogPart>
    ) : null,
  };
}
