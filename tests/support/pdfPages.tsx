import type { ReactNode } from 'react';
import { vi } from 'vitest';

/**
 * Replaces the PDF viewer, because jsdom cannot draw: it shows the size of the file. tests/e2e/facturas.spec.ts reads a real
 * one.
 */
vi.mock('#ui/pdf/PdfPages.tsx', () => ({ default: ({ file }: { file: Blob }) => <p>{`${file.size} bytes`}</p> }));
vi.mock('#ui/pdf/PdfThumb.tsx', () => ({ default: ({ instead }: { instead: ReactNode }) => instead }));
