import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { later } from '#ui/later.tsx';
import { revisarArchivo } from './archivo.ts';
import { extensionDe } from './formatos.ts';
import type { AdjuntoSlot, Adjuntos } from './useAdjuntos.ts';

const CropDialog = later(async () => (await import('#ui/files/CropDialog.tsx')).CropDialog);

/** Limit for a photograph before it is cropped and encoded again: the original may be larger than the file that is sent. */
const originalMb = 20;

/** Width divided by height, as on an identity card. */
const proporcion = 4 / 5;

/** Width of the photograph that is sent, in pixels. */
const ancho = 600;

/** The name of the cropped photograph: the original name with the extension of the new format. */
function cutFile(original: File, cut: Blob): File {
  const format = cut.type === 'image/png' ? 'png' : 'jpg';
  const base = original.name.slice(0, original.name.lastIndexOf('.')) || 'fotografia';
  const name = extensionDe(original.name) === format ? original.name : `${base}.${format}`;
  return new File([cut], name, { type: cut.type });
}

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
    setPorEnviar({ slot, file: cutFile(file, cut) });
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
    elegir: async (slot, file) => {
      const refused = await revisarArchivo(file, { ...slot.requisito, TamanioMb: originalMb });
      setRechazo(refused);
      if (refused) return;
      const { wholeImage } = await import('#ui/files/cropImage.ts');
      const whole = await wholeImage(file, proporcion, ancho);
      if (whole) enviar(slot, file, whole);
      else setPorRecortar({ slot, file });
    },
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
