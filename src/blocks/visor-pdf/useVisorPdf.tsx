import { type ReactNode, useCallback, useState } from 'react';
import { isCallError } from '#client/errors.ts';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { withItsCode } from '#ui/feedback/withItsCode.ts';
import { later } from '#ui/later.tsx';

const PdfViewer = later(async () => (await import('#ui/pdf/PdfViewer.tsx')).PdfViewer);

interface Abierto {
  readonly title: string;
  readonly fileName: string;
  readonly file: Blob;
}

export interface VisorPdf {
  /** Loads a document and opens it; resolves once it is open. A failed call has been shown and opens nothing. */
  show(title: string, fileName: string, load: () => Promise<Blob>): Promise<void>;
  /** Render it in the page. */
  readonly element: ReactNode;
}

/** The PDF viewer of a screen. The viewer and its library load with the first document. */
export function useVisorPdf(): VisorPdf {
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const show = useCallback(async (title: string, fileName: string, load: () => Promise<Blob>) => {
    PdfViewer.ahead();
    await withItsCode(async () => {
      try {
        setAbierto({ title, fileName, file: await load() });
      } catch (error) {
        if (!isCallError(error)) throw error; // the client shows it
      }
    });
  }, []);
  const element = abierto ? (
    <DialogPart onClose={() => setAbierto(null)}>
      <PdfViewer {...abierto} onClose={() => setAbierto(null)} />
    </DialogPart>
  ) : null;
  return { show, element };
}
