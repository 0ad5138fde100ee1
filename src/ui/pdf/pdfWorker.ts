import { trusted } from '#lib/trustedTypes.ts';

// The worker is a separate file beside the chunk: no other origin, no evaluation.
const address = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();
trusted.scripts.push((asked) => asked === address);

let started: Promise<Worker | null> | null = null;

/** A new worker after it has reported that it started; null if its file did not load. */
const start = () =>
  new Promise<Worker | null>((resolve) => {
    const worker = new Worker(address, { type: 'module' });
    worker.addEventListener('message', () => resolve(worker), { once: true });
    worker.addEventListener('error', () => resolve(null), { once: true });
  }).catch(() => null);

/** The worker that all documents share, started with the first of them; null if it did not start. */
export function pdfWorker(): Promise<Worker | null> {
  started ??= start();
  return started;
}

/**
 * Makes the next document load the worker's file again. By default the library keeps a failure until the page is reloaded.
 */
export function forgetPdfWorker(): void {
  started = null;
}
