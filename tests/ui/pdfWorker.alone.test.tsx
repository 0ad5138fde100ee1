import { act, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense, useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { PdfSheet } from '#ui/pdf/PdfSheet.tsx';
import { PdfViewer } from '#ui/pdf/PdfViewer.tsx';

/** What the library is given. A file without bytes is no document. */
interface Documento {
  readonly file: Blob;
  readonly options: { readonly worker: { readonly port: unknown } };
  readonly onLoadError: () => void;
}

vi.unmock('#ui/pdf/PdfPages.tsx');
vi.mock('react-pdf', () => ({
  Document: ({ file, options, onLoadError }: Documento) => {
    useEffect(() => {
      if (file.size === 0) onLoadError();
    }, [file, onLoadError]);
    return <p>{options.worker.port instanceof FakeWorker ? 'Documento' : 'Sin nadie que lo lea'}</p>;
  },
  Page: () => null,
  pdfjs: { PDFWorker: { create: ({ port }: { port: unknown }) => ({ port }) } },
}));

/** The workers that were created. Each does nothing until the test decides. */
const asked: FakeWorker[] = [];
class FakeWorker extends EventTarget {
  constructor() {
    super();
    asked.push(this);
  }
}

const becomes = async (at: number, event: 'message' | 'error') => {
  await waitFor(() => expect(asked).toHaveLength(at + 1));
  await act(async () => void asked[at]?.dispatchEvent(new Event(event)));
};

/** Presses Reintentar and waits for the result, which takes two renders because it waits for a worker. */
const retry = () => act(async () => screen.getByRole('button', { name: 'Reintentar' }).click());

test('a viewer whose worker does not arrive asks for it again, and says that there may be a newer version (fault 39)', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  const shown = () =>
    render(
      <Suspense>
        <PdfSheet file={new Blob(['%PDF-1.7'])} page={1} zoom={1} onPages={() => {}} />
      </Suspense>,
    );
  const { unmount } = shown();
  await becomes(0, 'error');
  expect(await screen.findByText(/^No se pudo descargar el visor de documentos\./)).toBeVisible();
  await retry();
  await becomes(1, 'error');
  expect(await screen.findByText(/guarde lo que está llenando y actualice la página/)).toBeVisible();
  await retry();
  await becomes(2, 'message');
  expect(await screen.findByText('Documento')).toBeVisible();
  unmount();
  shown();
  expect(await screen.findByText('Documento')).toBeVisible();
  expect(asked, 'the one that is there reads the next document too').toHaveLength(3);
});

test('[F-8-12] a file that is no document says so, and how to have it all the same', async () => {
  vi.stubGlobal('Worker', FakeWorker);
  render(
    <Suspense>
      <PdfViewer file={new Blob([])} fileName="factura.pdf" title="Factura 12" onClose={() => {}} />
    </Suspense>,
  );
  await waitFor(() => expect(asked).not.toHaveLength(0));
  await act(async () => void asked.at(-1)?.dispatchEvent(new Event('message')));
  const dialog = within(screen.getByRole('dialog', { name: 'Factura 12' }));
  expect(await dialog.findByText(/^No se pudo mostrar el documento\. Descárguelo/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Descargar' })).toBeEnabled();
});
