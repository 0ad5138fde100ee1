import { useEffect, useState } from 'react';
import { config } from '#lib/config.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { CropDialog } from '#ui/files/CropDialog.tsx';
import { FileButton } from '#ui/files/FileButton.tsx';
import { FileDrop } from '#ui/files/FileDrop.tsx';
import { FolderDrop } from '#ui/files/FolderDrop.tsx';
import { ImageSheet } from '#ui/image/ImageSheet.tsx';
import { ImageViewer } from '#ui/image/ImageViewer.tsx';
import { MapPicker } from '#ui/map/MapPicker.tsx';
import { PdfSheet } from '#ui/pdf/PdfSheet.tsx';
import { PdfThumb } from '#ui/pdf/PdfThumb.tsx';
import { PdfViewer } from '#ui/pdf/PdfViewer.tsx';
import { Group, Part, State } from '../Shown.tsx';
import { texts } from '../texts.ts';

/** The smallest document that can be read: two empty pages. */
const pdf = new Blob(
  [
    '%PDF-1.4\n',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n',
    '2 0 obj<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 300 200]>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R>>endobj\n4 0 obj<</Type/Page/Parent 2 0 R>>endobj\n',
    'trailer<</Root 1 0 R>>\n%%EOF',
  ],
  { type: 'application/pdf' },
);
const noPdf = new Blob([texts.broken], { type: 'application/pdf' });
const noPicture = new Blob([texts.broken], { type: 'image/png' });

const nothing = () => {};

/** A picture that is drawn here: the catalogue sends no requests. */
function usePicture(): File | null {
  const [picture, setPicture] = useState<File | null>(null);
  useEffect(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [480, 640];
    const pen = canvas.getContext('2d');
    if (!pen) return;
    for (const [at, colour] of ['#cfe3dc', '#2b6f6a', '#f2c9a0'].entries()) {
      pen.fillStyle = colour;
      pen.fillRect(at * 60, at * 90, 480 - at * 120, 640 - at * 180);
    }
    canvas.toBlob((blob) => setPicture(blob && new File([blob], 'foto.png', { type: blob.type })));
  }, []);
  return picture;
}

/** Files, pictures and places. */
export function Files() {
  const picture = usePicture();
  const [open, setOpen] = useState<'crop' | 'pdf' | 'map' | 'shown' | null>(null);
  const close = () => setOpen(null);
  const told = () => {
    toast.success(texts.saved);
    close();
  };
  return (
    <Group id="archivos" title={texts.groups.archivos}>
      <Part name="FileDrop">
        <State name={texts.states.usual}>
          <FileDrop label={texts.open} accept=".pdf,.jpg,.png" onFile={told}>
            {texts.fileHint}
          </FileDrop>
        </State>
        <State name={texts.states.disabled}>
          <FileDrop label={texts.open} accept=".pdf" onFile={told} disabled>
            {texts.fileHint}
          </FileDrop>
        </State>
      </Part>
      <Part name="FileButton">
        <State name={texts.states.usual}>
          <FileButton accept=".pdf" icon="upload" onFile={told}>
            {texts.open}
          </FileButton>
        </State>
        <State name={texts.states.busy}>
          <FileButton accept=".pdf" icon="upload" onFile={told} busy>
            {texts.open}
          </FileButton>
        </State>
      </Part>
      <Part name="FolderDrop">
        <State name={texts.states.usual}>
          <FolderDrop label={texts.people} onFiles={told}>
            {texts.fileHint}
          </FolderDrop>
        </State>
        <State name={texts.states.disabled}>
          <FolderDrop label={texts.people} onFiles={told} disabled>
            {texts.fileHint}
          </FolderDrop>
        </State>
      </Part>
      <Part name="ImageViewer">
        <State name={texts.states.filled}>
          {picture ? <ImageViewer file={picture} alt={texts.picture} /> : <Skeleton />}
        </State>
        <State name={texts.states.failed}>
          <ImageViewer file={noPicture} alt={texts.picture} />
        </State>
      </Part>
      <Part name="ImageSheet">
        <State name={texts.states.filled}>
          {picture ? (
            <ImageSheet file={picture} alt={texts.picture} zoom={1} rotation={90} onZoom={nothing} />
          ) : (
            <Skeleton />
          )}
        </State>
      </Part>
      <Part name="PdfSheet">
        <State name={texts.states.filled}>
          <PdfSheet file={pdf} page={1} zoom={1} onPages={nothing} />
        </State>
        <State name={texts.states.failed}>
          <PdfSheet file={noPdf} page={1} zoom={1} onPages={nothing} />
        </State>
      </Part>
      <Part name="PdfThumb">
        <State name={texts.states.filled}>
          <PdfThumb file={pdf} width={120} onPages={nothing} instead={<Skeleton />} />
        </State>
      </Part>
      <Part name="PdfViewer, CropDialog, MapPicker">
        <State name={texts.states.usual}>
          <div className="acts">
            <Button onClick={() => setOpen('pdf')}>{texts.document}</Button>
            <Button onClick={() => setOpen('crop')} disabled={!picture}>
              {texts.crop}
            </Button>
            <Button onClick={() => setOpen('map')}>{texts.map}</Button>
            <Button onClick={() => setOpen('shown')}>{`${texts.map} (${texts.states.readOnly})`}</Button>
          </div>
        </State>
      </Part>
      {open === 'pdf' ? <PdfViewer file={pdf} fileName="documento.pdf" title={texts.document} onClose={close} /> : null}
      {open === 'crop' && picture ? <CropDialog file={picture} onDone={told} onClose={close} /> : null}
      {open === 'map' || open === 'shown' ? (
        <MapPicker
          lat={-16.5}
          lng={-68.15}
          tiles={config().teselas}
          onClose={close}
          {...(open === 'map' ? { onPick: told } : {})}
        />
      ) : null}
    </Group>
  );
}
