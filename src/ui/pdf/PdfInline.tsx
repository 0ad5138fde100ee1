import './pdf-viewer.css';
import { Suspense, useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { later } from '../later.tsx';
import { CannotShow, usePdfFailure } from './CannotShow.tsx';

const PdfPages = later(async () => (await import('./PdfPages.tsx')).default);

/** A PDF within the page, one of its pages at a time, to read beside other content. */
export function PdfInline({ file }: { file: Blob }) {
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(0);
  const failed = usePdfFailure();
  if (failed.failure) return <CannotShow failed={failed} way="Ábralo para descargarlo en su equipo." />;
  return (
    <div className="pdf-inline">
      <Suspense fallback={<Skeleton lines={8} label="Cargando el documento…" />}>
        <PdfPages file={file} page={page} zoom={1} onPages={setPages} onBroken={failed.setFailure} />
      </Suspense>
      {pages > 1 ? (
        <div className="pdf-group pdf-inline-bar">
          <Button
            icon="chevron-left"
            aria-label="Página anterior"
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          />
          <span className="pdf-count" role="status">
            Página {page} de {pages}
          </span>
          <Button
            icon="chevron-right"
            aria-label="Página siguiente"
            disabled={page >= pages}
            onClick={() => setPage(page + 1)}
          />
        </div>
      ) : null}
    </div>
  );
}
