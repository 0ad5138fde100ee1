import { useMemo } from 'react';
import { pdfjs } from 'react-pdf';

/** Pixels of the largest picture that a document may have: a sheet of A3 at 600 dots per inch has 70 million. */
const MOST_PIXELS = 80_000_000;

/**
 * How the library reads a document: it evaluates nothing, and leaves out pictures that would fill the memory. A worker that is
 * passed in serves several documents in turn; the library's own worker ends with each document.
 */
export const useDocumentOptions = (worker: Worker) =>
  useMemo(
    () => ({
      isEvalSupported: false,
      maxImageSize: MOST_PIXELS,
      worker: pdfjs.PDFWorker.create({ port: worker }),
    }),
    [worker],
  );
