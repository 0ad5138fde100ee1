import './image-viewer.css';
import { Suspense, useState } from 'react';
import { Alert } from '../feedback/Alert.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { later } from '../later.tsx';
import { imageMessages } from './messages.ts';

const ImageSurface = later(async () => (await import('./ImageSurface.tsx')).default);

const MAX_ZOOM = 5;

interface Props {
  readonly file: Blob;
  /** Describes the picture for people who cannot see it. */
  readonly alt: string;
  readonly zoom: number;
  /** Degrees to the right. */
  readonly rotation: number;
  /** The picture was enlarged by a wheel or by two fingers. */
  readonly onZoom: (zoom: number) => void;
}

/** A picture within the page, to look at beside other content: moved here, enlarged and rotated by what is around it. */
export function ImageSheet({ file, alt, zoom, rotation, onZoom }: Props) {
  const [broken, setBroken] = useState(false);
  const [moved, setMoved] = useState({ x: 0, y: 0 });
  const place = zoom === 1 ? { x: 0, y: 0 } : moved;
  if (broken) return <Alert tone="bad">{imageMessages.broken}</Alert>;
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <ImageSurface
        {...{ file, alt }}
        view={{ ...place, zoom, rotation }}
        maxZoom={MAX_ZOOM}
        onChange={({ x, y, zoom: next }) => {
          if (x !== undefined && y !== undefined) setMoved({ x, y });
          if (next !== undefined && next !== zoom) onZoom(next);
        }}
        onError={() => setBroken(true)}
      />
    </Suspense>
  );
}
