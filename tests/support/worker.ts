import { HERE, type Numbered } from '#lib/answering.ts';

type Work = (question: never, send: (part: unknown) => void) => void | Promise<void>;

/** What a fake worker recorded: the addresses it was started with, and the number of parts in its answers. */
interface Watched {
  readonly started: string[];
  parts: number;
}

/**
 * A worker in the test's own thread that does `work`. Its answers are copied, as between threads. It can also be one whose
 * file does not load, or that breaks off at the first question. Use it to stub `Worker`.
 */
export function workerThat(work: Work | 'does not arrive' | 'breaks off') {
  const watched: Watched = { started: [], parts: 0 };
  class StandIn extends EventTarget {
    constructor(address: string) {
      super();
      watched.started.push(address);
      queueMicrotask(() =>
        this.dispatchEvent(
          work === 'does not arrive' ? new Event('error') : new MessageEvent('message', { data: HERE }),
        ),
      );
    }

    async postMessage({ id, body }: Numbered<never>): Promise<void> {
      if (typeof work === 'string') {
        this.dispatchEvent(new Event('error'));
        return;
      }
      await work(body, (part) => {
        watched.parts += 1;
        this.dispatchEvent(new MessageEvent('message', { data: structuredClone({ id, body: part }) }));
      });
    }

    terminate(): void {}
  }
  return { StandIn, watched };
}
