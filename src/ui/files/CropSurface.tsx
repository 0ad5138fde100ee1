import 'react-easy-crop/react-easy-crop.css';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import type { Framing } from './CropDialog.tsx';
import type { CropArea } from './cropImage.ts';

/** The image behind its frame. Loaded with the dialog. */
export default function CropSurface({
  file,
  ratio,
  framing,
  onChange,
  maxZoom,
  onArea,
  onError,
}: {
  file: File;
  ratio: number;
  framing: Framing;
  onChange: (part: Partial<Framing>) => void;
  maxZoom: number;
  onArea: (area: CropArea) => void;
  onError: () => void;
}) {
  const url = useObjectUrl(file);
  return (
    <div className="crop-area">
      {url ? (
        <Cropper
          image={url}
          crop={framing}
          zoom={framing.zoom}
          rotation={framing.rotation}
          aspect={ratio}
          maxZoom={maxZoom}
          keyboardStep={4}
          disableAutomaticStylesInjection
          onCropChange={({ x, y }) => onChange({ x, y })}
          onZoomChange={(zoom) => onChange({ zoom })}
          onCropComplete={(_percent, pixels) => onArea(pixels)}
          mediaProps={{ alt: 'Fotografía elegida', onError }}
          cropperProps={{ role: 'group', 'aria-label': 'Encuadre; muévalo con las flechas' }}
        />
      ) : null}
    </div>
  );
}

/** Address of a file for as long as it is shown; an address is a resource of the browser that must be given back. */
function useObjectUrl(file: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
