import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { trusted } from '#lib/trustedTypes.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';

// The worker is a file of its own beside the chunk: no other origin, no evaluation.
const worker = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();
pdfjs.GlobalWorkerOptions.workerSrc = worker;
trusted.scripts.push((address) => address === worker);
const options = { isEvalSupported: false };
const waiting = <Skeleton lines={8} label="Cargando el documento…" />;

/** One page of a PDF at the width of its place times `zoom`, with its text selectable. */
export default function PdfPages({
  file,
  page,
  zoom,
  onPages,
  onBroken,
}: {
  file: Blob;
  page: number;
  zoom: number;
  onPages: (pages: number) => void;
  onBroken: () => void;
}) {
  const place = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable to be scrolled by keys
    <section className="pdf-place" ref={place} tabIndex={0} aria-label="Contenido del documento">
      <Document
        file={file}
        options={options}
        onLoadSuccess={({ numPages }) => onPages(numPages)}
        onLoadError={onBroken}
        onSourceError={onBroken}
        // By itself the library asks for the password in a box of the browser, in English.
        onPassword={onBroken}
        loading={waiting}
        error={null}
        noData={null}
        externalLinkTarget="_blank"
        externalLinkRel="noopener noreferrer"
      >
        {width > 0 ? (
          <Page
            pageNumber={page}
            width={Math.min(width - 32, 880) * zoom}
            loading={waiting}
            error={null}
            className="pdf-page"
          />
        ) : null}
      </Document>
    </section>
  );
}
