import { HERE, type Numbered } from '#lib/answering.ts';

type Work = (question: never, send: (part: unknown) => void) => void | Promise<void>;

/** What a stand-in for a worker saw: the addresses it was started from, and how many parts it answered in. */
interface Watched {
  readonly started: string[];
  parts: number;
}

/**
 * A worker in the test's own thread that does `work`; its answers are copied, as between threads. Or one whose file does
 * not arrive, or that breaks off at the first question. To be stubbed in place of `Worker`.
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
