import { type ReactNode, use, useState } from 'react';
import { Document, Page } from 'react-pdf';
import { fitted } from './fitted.ts';
import { pdfWorker } from './pdfWorker.ts';
import { useDocumentOptions } from './useDocumentOptions.ts';

interface Props {
  readonly file: Blob;
  /** In pixels. */
  readonly width: number;
  readonly onPages: (pages: number) => void;
  /** Shown while the page is drawn, and if it cannot be. */
  readonly instead: ReactNode;
}

/** The first page, drawn by the library. */
export default function PdfThumbSurface(props: Props) {
  const worker = use(pdfWorker());
  return worker ? <Thumb {...props} worker={worker} /> : props.instead;
}

function Thumb({ worker, file, width, onPages, instead }: Props & { readonly worker: Worker }) {
  const options = useDocumentOptions(worker);
  const [ratio, setRatio] = useState(1);
  const drawn = fitted(width, ratio);
  return (
    <Document
      file={file}
      options={options}
      onLoadSuccess={({ numPages }) => onPages(numPages)}
      // By default the library asks for the password in a browser prompt, in English.
      onPassword={() => {}}
      loading={instead}
      error={instead}
      noData={instead}
    >
      {drawn === 0 ? (
        instead
      ) : (
        <Page
          pageNumber={1}
          width={drawn}
          renderTextLayer={false}
          renderAnnotationLayer={false}
          onLoadSuccess={({ originalWidth, originalHeight }) => setRatio(originalHeight / originalWidth)}
          loading={instead}
          error={instead}
        />
      )}
    </Document>
  );
}
