import { vi } from 'vitest';
import { probarCasos } from './documentadas.ts';
import { deImpresos } from './filasImpresos.ts';

// What the viewer draws needs a browser: tests/e2e/facturas.spec.ts reads it there.
vi.mock('#ui/pdf/PdfPages.tsx', () => ({ default: ({ file }: { file: Blob }) => <p>{`${file.size} bytes`}</p> }));

probarCasos(deImpresos);
