import 'react-easy-crop/react-easy-crop.css';
import { useLayoutEffect, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useObjectUrl } from '../files/useObjectUrl.ts';
import { imageMessages } from './messages.ts';

/** The view of a picture: moved by pixels, enlarged by a factor, rotated by degrees to the right. */
export type View = { x: number; y: number; zoom: number; rotation: number };

interface Props {
  readonly file: Blob;
  readonly alt: string;
  readonly view: View;
  readonly maxZoom: number;
  readonly onChange: (part: Partial<View>) => void;
  readonly onError: () => void;
}

/** The picture, moved by pointer, by touch and by the arrow keys. The component's crop frame covers the whole area. */
export default function ImageSurface({ file, alt, view, maxZoom, onChange, onError }: Props) {
  const url = useObjectUrl(file);
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setSize({ width: box.clientWidth, height: box.clientHeight }));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="image-place" ref={place}>
      {url ? (
        <Cropper
          image={url}
          crop={view}
          zoom={view.zoom}
          rotation={view.rotation}
          {...(size ? { cropSize: size } : {})}
          minZoom={1}
          maxZoom={maxZoom}
          showGrid={false}
          keyboardStep={24}
          restrictPosition={false}
          disableAutomaticStylesInjection
          onCropChange={({ x, y }) => onChange({ x, y })}
          onZoomChange={(zoom) => onChange({ zoom })}
          classes={{ cropAreaClassName: 'image-frame' }}
          mediaProps={{ alt, onError }}
          cropperProps={{ role: 'group', 'aria-label': imageMessages.move }}
        />
      ) : null}
    </div>
  );
}
