import { trusted } from '#lib/trustedTypes.ts';

// The worker is a file of its own beside the chunk: no other origin, no evaluation.
const address = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();
trusted.scripts.push((asked) => asked === address);

let started: Promise<Worker | null> | null = null;

/** A new worker once it has said that it is there; null when its file did not arrive. */
const start = () =>
  new Promise<Worker | null>((resolve) => {
    const worker = new Worker(address, { type: 'module' });
    worker.addEventListener('message', () => resolve(worker), { once: true });
    worker.addEventListener('error', () => resolve(null), { once: true });
  }).catch(() => null);

/** The worker all documents share, started with the first of them; null when it could not be. */
export function pdfWorker(): Promise<Worker | null> {
  started ??= start();
  return started;
}

/** Makes the next document ask for the worker's file again. The library, left alone, keeps a failure as long as the page. */
export function forgetPdfWorker(): void {
  started = null;
}
