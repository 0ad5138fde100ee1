import './crop-dialog.css';
import { Suspense, useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Modal } from '../dialogs/Modal.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { later } from '../later.tsx';
import { kitMessages } from '../messages.ts';
import type { Framing } from './CropSurface.tsx';
import { type CropArea, cropImage } from './cropImage.ts';
import { cropMessages } from './cropMessages.ts';

const CropSurface = later(async () => (await import('./CropSurface.tsx')).default);

/** Width of the photograph that is sent: enough for a card, small enough for a slow connection. */
const photoWidth = 600;
const maxZoom = 4;

/** Crops a photograph to a fixed ratio (width / height), by pointer, arrow keys or zoom slider. Returns a JPEG. */
export function CropDialog({
  file,
  onDone,
  onClose,
  ratio = 1,
  title = cropMessages.title,
}: {
  file: File;
  onDone: (blob: Blob) => void;
  onClose: () => void;
  ratio?: number;
  title?: string;
}) {
  const [framing, setFraming] = useState<Framing>({ x: 0, y: 0, zoom: 1, rotation: 0 });
  const [area, setArea] = useState<CropArea | null>(null);
  const [state, setState] = useState<'ready' | 'busy' | 'bad'>('ready');
  const change = (part: Partial<Framing>) => setFraming((now) => ({ ...now, ...part }));

  const accept = async () => {
    if (!area) return;
    setState('busy');
    try {
      onDone(await cropImage(file, area, framing.rotation, photoWidth));
    } catch {
      // Decoding and encoding only fail if the browser cannot read the file as an image.
      setState('bad');
    }
  };
  return (
    <Modal
      title={title}
      onClose={onClose}
      locked={state === 'busy'}
      footer={
        <>
          <Button onClick={onClose}>{kitMessages.cancel}</Button>
          <Button
            tone="primary"
            busy={state === 'busy'}
            disabled={!area || state === 'bad'}
            onClick={() => void accept()}
          >
            {cropMessages.use}
          </Button>
        </>
      }
    >
      {state === 'bad' ? (
        <Alert tone="bad" live>
          {cropMessages.unreadable}
        </Alert>
      ) : (
        <Suspense fallback={<Skeleton lines={6} />}>
          <CropSurface
            file={file}
            ratio={ratio}
            framing={framing}
            onChange={change}
            maxZoom={maxZoom}
            onArea={setArea}
            onError={() => setState('bad')}
          />
        </Suspense>
      )}
      <div className="crop-tools">
        <label className="crop-zoom">
          {cropMessages.zoom}
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={0.05}
            value={framing.zoom}
            onChange={(event) => change({ zoom: Number(event.target.value) })}
          />
        </label>
        <Button icon="rotate" onClick={() => change({ rotation: (framing.rotation + 90) % 360 })}>
          {cropMessages.rotate}
        </Button>
      </div>
      <p className="field-hint">{cropMessages.hint}</p>
    </Modal>
  );
}
