import './pdf-viewer.css';
import { Suspense } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { later } from '../later.tsx';
import { CannotShow, usePdfFailure } from './CannotShow.tsx';
import { pdfMessages } from './messages.ts';

const PdfPages = later(async () => (await import('./PdfPages.tsx')).default);

/** One page of a PDF within the page, to read beside other content. What is shown is decided around it. */
export function PdfSheet({
  file,
  page,
  zoom,
  rotation = 0,
  onPages,
}: {
  file: Blob;
  page: number;
  zoom: number;
  /** Degrees to the right. */
  rotation?: number;
  onPages: (pages: number) => void;
}) {
  const failed = usePdfFailure();
  if (failed.failure) return <CannotShow failed={failed} way={pdfMessages.openIt} />;
  return (
    <div className="pdf-sheet">
      <Suspense fallback={<Skeleton lines={8} label={pdfMessages.loading} />}>
        <PdfPages {...{ file, page, zoom, rotation, onPages }} onBroken={failed.setFailure} />
      </Suspense>
    </div>
  );
}
