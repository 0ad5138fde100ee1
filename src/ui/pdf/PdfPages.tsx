import 'react-pdf/dist/Page/AnnotationLayer.css';
import 'react-pdf/dist/Page/TextLayer.css';
import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Document, Page } from 'react-pdf';
import { ErrorBlock } from '../feedback/ErrorBlock.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import type { PdfFailure } from './CannotShow.tsx';
import { fitted } from './fitted.ts';
import { pdfMessages } from './messages.ts';
import { forgetPdfWorker, pdfWorker } from './pdfWorker.ts';
import { useDocumentOptions } from './useDocumentOptions.ts';

/** Links alone: the others that draw themselves ask for pictures that the portal does not have. */
const LINK = 2;

const waiting = <Skeleton lines={8} label={pdfMessages.loading} />;
const noPage = <ErrorBlock text={pdfMessages.pageBroken} />;

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
  const options = useDocumentOptions(worker);
  const spoiled = () => onBroken('file');
  const place = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  const [own, setOwn] = useState(0);
  /** Height by width of a page without rotation; 0 if it could not be drawn. */
  const [shape, setShape] = useState({ page: 0, ratio: 1 });
  const turned = (own + rotation) % 360;
  const ratio = shape.page === page ? shape.ratio : 1;
  const drawn = fitted(Math.min(width - 32, 880) * zoom, turned % 180 === 0 ? ratio : 1 / ratio);
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
    <section className="pdf-place" ref={place} tabIndex={0} aria-label={pdfMessages.content}>
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
        {width > 0 && drawn > 0 ? (
          <Page
            pageNumber={page}
            width={drawn}
            {...(rotation === 0 ? {} : { rotate: turned })}
            onLoadSuccess={({ rotate, originalWidth, originalHeight }) => {
              setOwn(rotate);
              setShape({ page, ratio: originalHeight / originalWidth });
            }}
            filterAnnotations={({ annotations }) => annotations.filter((one) => one.annotationType === LINK)}
            onRenderError={() => setShape({ page, ratio: 0 })}
            loading={waiting}
            error={noPage}
            className="pdf-page"
          />
        ) : null}
        {width > 0 && drawn === 0 ? noPage : null}
      </Document>
    </section>
  );
}
