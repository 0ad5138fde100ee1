import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { PdfSheet } from '#ui/pdf/PdfSheet.tsx';

vi.unmock('#ui/pdf/PdfPages.tsx');
vi.mock('react-pdf', () => ({
  Document: ({ options }: { options: { worker: { port: unknown } } }) => (
    <p>{options.worker.port instanceof FakeWorker ? 'Documento' : 'Sin nadie que lo lea'}</p>
  ),
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
