import './pdf-viewer.css';
import { Suspense, useState } from 'react';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '../buttons/Button.tsx';
import { Modal } from '../dialogs/Modal.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { toast } from '../feedback/toast.ts';
import { later } from '../later.tsx';
import { download } from '../table/exportTable.ts';
import { CannotShow, usePdfFailure } from './CannotShow.tsx';
import { pdfMessages } from './messages.ts';

const PdfPages = later(async () => (await import('./PdfPages.tsx')).default);

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
/** After this time the new tab has read its document; the object URL cannot be revoked at once. */
const addressLivesMs = 60_000;

/** How often to check a tab that is to be printed, in milliseconds. */
const lookMs = 250;

/** Opens the file in a new tab; null if the browser did not allow it. */
function openTab(file: Blob): Window | null {
  const url = URL.createObjectURL(file);
  const tab = window.open(url, '_blank');
  setTimeout(() => URL.revokeObjectURL(url), addressLivesMs);
  if (!tab) toast.warning(pdfMessages.noTab);
  return tab;
}

/** Prints the document of a tab once it is there. Firefox shows it in a page of its own, which only the person can print. */
function printTab(tab: Window): void {
  const looking = setInterval(() => {
    try {
      if (tab.closed || !tab.document) clearInterval(looking);
    } catch {
      clearInterval(looking);
      toast.info(pdfMessages.printThere);
    }
  }, lookMs);
  tab.addEventListener('load', () => {
    clearInterval(looking);
    tab.print();
  });
}

/** Shows a PDF over the page: page n of N, zoom, download, print, new tab. A file that cannot be shown can be downloaded. */
export function PdfViewer({
  file,
  fileName,
  title,
  onClose,
}: {
  file: Blob;
  fileName: string;
  title: string;
  onClose: () => void;
}) {
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState<number | null>(null);
  const [zoom, setZoom] = useState(2);
  const failed = usePdfFailure();
  const print = () => {
    const tab = openTab(file);
    if (tab) printTab(tab);
  };
  return (
    <Modal title={title} onClose={onClose} size="xl" className="pdf-modal">
      <div className="pdf-bar" role="toolbar" aria-label={pdfMessages.tools}>
        <div className="pdf-group">
          <Button
            icon="chevron-left"
            aria-label={pdfMessages.previous}
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          />
          <span className="pdf-count" role="status">
            {pages === null ? (
              '…'
            ) : (
              <>
                <span className="pdf-word">{pdfMessages.page} </span>
                {fill(pdfMessages.pageOf, { page, pages })}
              </>
            )}
          </span>
          <Button
            icon="chevron-right"
            aria-label={pdfMessages.next}
            disabled={pages === null || page >= pages}
            onClick={() => setPage(page + 1)}
          />
        </div>
        <div className="pdf-group">
          <Button
            icon="zoom-out"
            aria-label={pdfMessages.zoomOut}
            disabled={zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          />
          <span className="pdf-count pdf-zoom">{Math.round((zooms[zoom] ?? 1) * 100)} %</span>
          <Button
            icon="zoom-in"
            aria-label={pdfMessages.zoomIn}
            disabled={zoom === zooms.length - 1}
            onClick={() => setZoom(zoom + 1)}
          />
        </div>
        <div className="pdf-group pdf-acts">
          <Button icon="download" onClick={() => download(file, fileName)}>
            <span className="pdf-word">{pdfMessages.download}</span>
          </Button>
          <Button icon="print" onClick={print}>
            <span className="pdf-word">{general.imprimir}</span>
          </Button>
          <Button icon="external" onClick={() => openTab(file)}>
            <span className="pdf-word">{pdfMessages.openTab}</span>
          </Button>
        </div>
      </div>
      {failed.failure ? (
        <CannotShow failed={failed} way={pdfMessages.downloadIt} />
      ) : (
        <Suspense fallback={<Skeleton lines={8} label={pdfMessages.loading} />}>
          <PdfPages file={file} page={page} zoom={zooms[zoom] ?? 1} onPages={setPages} onBroken={failed.setFailure} />
        </Suspense>
      )}
    </Modal>
  );
}
