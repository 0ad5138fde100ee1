import { HERE, type Numbered } from './answering.ts';
import { trusted } from './trustedTypes.ts';

/** Work that a worker does outside the page's main thread. */
interface Aside<Question, Part> {
  /** Loads the worker's file and starts it in advance, so that it is ready for the first question. */
  open(): void;
  /**
   * Asks the worker. `onPart` gets its answer part by part, each in its own task, and returns true for the last one. Resolves
   * with false if there is no worker: then nothing was sent or transferred, and the caller does the work itself. Rejects if
   * the worker fails.
   */
  ask(question: Question, onPart: (part: Part) => boolean, transfer?: Transferable[]): Promise<boolean>;
}

/** Starts the worker at an address. Null if its file did not load or workers do not exist. */
function start(address: string): Promise<Worker | null> {
  if (typeof Worker === 'undefined') return Promise.resolve(null);
  return new Promise((resolve) => {
    const worker = new Worker(address, { type: 'module' });
    worker.addEventListener('message', ({ data }) => data === HERE && resolve(worker), { once: true });
    worker.addEventListener('error', () => resolve(null), { once: true });
  });
}

/** Sends one question and receives the parts of its answer. */
function converse<Question, Part>(
  worker: Worker,
  question: Numbered<Question>,
  { onPart, transfer }: { onPart: (part: Part) => boolean; transfer: Transferable[] },
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const { signal } = over;
    const take = ({ data }: MessageEvent<Numbered<Part>>) => {
      if (data.id !== question.id || !onPart(data.body)) return;
      over.abort();
      resolve(true);
    };
    const broken = () => {
      over.abort();
      reject(new Error('The worker broke off'));
    };
    worker.addEventListener('message', take, { signal });
    worker.addEventListener('error', broken, { signal });
    worker.postMessage(question, transfer);
  });
}

/** A worker, started when it is first needed. If it did not start, or failed, the next use starts it again. */
export function createAside<Question, Part>(address: string): Aside<Question, Part> {
  trusted.scripts.push((asked) => asked === address);
  let worker: Promise<Worker | null> | null = null;
  let last = 0;
  const opened = async (): Promise<Worker | null> => {
    worker ??= start(address);
    const there = await worker;
    if (!there) worker = null;
    return there;
  };
  return {
    open: () => void opened(),
    async ask(question, onPart, transfer = []) {
      const there = await opened();
      if (!there) return false;
      last += 1;
      try {
        return await converse(there, { id: last, body: question }, { onPart, transfer });
      } catch (error) {
        there.terminate();
        worker = null;
        throw error;
      }
    },
  };
}
