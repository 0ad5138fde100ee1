import { useEffect } from 'react';
import { vi } from 'vitest';

/**
 * Replaces the PDF viewer, because jsdom cannot draw: it shows the size of the file. tests/e2e/facturas.spec.ts reads a real
 * one.
 */
vi.mock('#ui/pdf/PdfPages.tsx', () => ({ default: ({ file }: { file: Blob }) => <p>{`${file.size} bytes`}</p> }));

/** Its small pictures: each has as many pages as its bytes say, one for the files of the sandbox. */
vi.mock('#ui/pdf/PdfThumbSurface.tsx', () => ({ default: Thumb }));

function Thumb({ file, onPages }: { file: Blob; onPages: (pages: number) => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, as the library does
  useEffect(() => onPages(1), [file]);
  return <span data-testid="miniatura" />;
}
