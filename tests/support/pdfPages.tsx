import { vi } from 'vitest';

/** The drawing of a PDF, which jsdom cannot do: a viewer tells the size of what it was given. tests/e2e/facturas.spec.ts reads one. */
vi.mock('#ui/pdf/PdfPages.tsx', () => ({ default: ({ file }: { file: Blob }) => <p>{`${file.size} bytes`}</p> }));
