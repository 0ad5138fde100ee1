import { useState } from 'react';
import { fill } from '#lib/texts.ts';
import { ErrorBlock } from '../feedback/ErrorBlock.tsx';
import { pdfMessages } from './messages.ts';

/** Why a document cannot be shown: the file itself, or the worker that reads it did not load. */
export type PdfFailure = 'file' | 'worker';

/**
 * The failure of a document, and a function to retry. From the second failure on, it says that reloading the page may be
 * needed.
 */
export function usePdfFailure() {
  const [failure, setFailure] = useState<PdfFailure | null>(null);
  const [tries, setTries] = useState(0);
  const retry = () => {
    setFailure(null);
    setTries(tries + 1);
  };
  return { failure, setFailure, again: tries > 0, retry };
}

/** Shown instead of a document: what failed, and what can be done. `way` says how to get the file all the same. */
export function CannotShow({ failed, way }: { failed: ReturnType<typeof usePdfFailure>; way: string }) {
  if (failed.failure === 'file') return <ErrorBlock text={fill(pdfMessages.broken, { way })} />;
  return (
    <ErrorBlock
      text={failed.again ? pdfMessages.viewerStillMissing : pdfMessages.viewerMissing}
      onRetry={failed.retry}
    />
  );
}
