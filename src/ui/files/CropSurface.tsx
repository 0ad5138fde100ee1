import 'react-easy-crop/react-easy-crop.css';
import Cropper from 'react-easy-crop';
import type { CropArea } from './cropImage.ts';
import { cropMessages } from './cropMessages.ts';
import { useObjectUrl } from './useObjectUrl.ts';

/** The part of the image inside the frame. */
export type Framing = { x: number; y: number; zoom: number; rotation: number };

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
          mediaProps={{ alt: cropMessages.chosen, onError }}
          cropperProps={{ role: 'group', 'aria-label': cropMessages.frame }}
        />
      ) : null}
    </div>
  );
}
