import './image-viewer.css';
import { Suspense, useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { Panel } from '../feedback/Panel.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { later } from '../later.tsx';
import type { View } from './ImageSurface.tsx';
import { imageMessages } from './messages.ts';

const ImageSurface = later(async () => (await import('./ImageSurface.tsx')).default);

const whole: View = { x: 0, y: 0, zoom: 1, rotation: 0 };
const MAX_ZOOM = 5;
const STEP = 0.5;

interface Props {
  readonly file: Blob;
  /** Describes the picture for people who cannot see it. */
  readonly alt: string;
}

/** A picture to look at closely: it can be enlarged, rotated, and moved by pointer, touch or arrow keys. */
export function ImageViewer({ file, alt }: Props) {
  const [broken, setBroken] = useState(false);
  const [view, setView] = useState<View>(whole);
  const change = (part: Partial<View>) => setView((now) => ({ ...now, ...part }));
  const zoomBy = (step: number) => change({ zoom: Math.min(MAX_ZOOM, Math.max(1, view.zoom + step)) });
  if (broken) return <Alert tone="bad">{imageMessages.broken}</Alert>;
  return (
    <div className="image-viewer">
      <div className="image-bar" role="toolbar" aria-label={imageMessages.tools}>
        <Button
          icon="zoom-out"
          aria-label={imageMessages.zoomOut}
          disabled={view.zoom <= 1}
          onClick={() => (view.zoom - STEP <= 1 ? change({ x: 0, y: 0, zoom: 1 }) : zoomBy(-STEP))}
        />
        <span className="image-zoom num" role="status">
          {Math.round(view.zoom * 100)} %
        </span>
        <Button
          icon="zoom-in"
          aria-label={imageMessages.zoomIn}
          disabled={view.zoom >= MAX_ZOOM}
          onClick={() => zoomBy(STEP)}
        />
        <Button icon="rotate" onClick={() => change({ rotation: view.rotation + 90 })}>
          {imageMessages.rotate}
        </Button>
        <Button onClick={() => setView(whole)}>{imageMessages.whole}</Button>
      </div>
      <Panel>
        <Suspense fallback={<Skeleton lines={8} />}>
          <ImageSurface {...{ file, alt, view }} maxZoom={MAX_ZOOM} onChange={change} onError={() => setBroken(true)} />
        </Suspense>
      </Panel>
    </div>
  );
}
