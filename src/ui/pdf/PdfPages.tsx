import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import { use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { Skeleton } from '../feedback/Skeleton.tsx';
import type { PdfFailure } from './CannotShow.tsx';
import { forgetPdfWorker, pdfWorker } from './pdfWorker.ts';

const waiting = <Skeleton lines={8} label="Cargando el documento…" />;

interface Props {
  file: Blob;
  page: number;
  zoom: number;
  /** Degrees to the right, added to the page's own. */
  rotation?: number;
  onPages: (pages: number) => void;
  onBroken: (why: PdfFailure) => void;
}

/** One page of a PDF at the width of its container times `zoom`, with selectable text. */
export default function PdfPages(props: Props) {
  const worker = use(pdfWorker());
  const { onBroken } = props;
  useEffect(() => {
    if (worker) return;
    forgetPdfWorker();
    onBroken('worker');
  }, [worker, onBroken]);
  return worker ? <Pages {...props} worker={worker} /> : null;
}

function Pages({ worker, file, page, zoom, rotation = 0, onPages, onBroken }: Props & { worker: Worker }) {
  // A worker passed in serves several documents in turn; the library's own worker ends with each document.
  const options = useMemo(
    () => ({ isEvalSupported: false, worker: pdfjs.PDFWorker.create({ port: worker }) }),
    [worker],
  );
  const spoiled = () => onBroken('file');
  const place = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  const [own, setOwn] = useState(0);
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
        onLoadError={spoiled}
        onSourceError={spoiled}
        // By default the library asks for the password in a browser prompt, in English.
        onPassword={spoiled}
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
            {...(rotation === 0 ? {} : { rotate: (own + rotation) % 360 })}
            onLoadSuccess={({ rotate }) => setOwn(rotate)}
            loading={waiting}
            error={null}
            className="pdf-page"
          />
        ) : null}
      </Document>
    </section>
  );
}
