import { writesUnderWay } from './writes.ts';

/** Something that must reach the services before the session ends or is locked. */
interface Work {
  readonly pending: () => boolean;
  /** Resolves when it is answered, or cannot be: it never waits longer than its calls do. */
  readonly finish: () => Promise<void>;
}

const works = new Set<Work>();

/** Registers work that must be finished before the session ends. Returns a function that removes it. */
export function beforeSessionEnds(work: Work): () => void {
  works.add(work);
  return () => void works.delete(work);
}

const count = (change: number) => writesUnderWay.setState((s) => ({ count: s.count + change }));

/** Finishes all pending work; the page is covered meanwhile. */
export async function finishWork(): Promise<void> {
  const pending = [...works].filter((work) => work.pending());
  if (pending.length === 0) return;
  count(1);
  try {
    await Promise.all(pending.map((work) => work.finish()));
  } finally {
    count(-1);
  }
}

/** Calls the function when no work is pending: at once, or after the pending work. */
export function onceFinished(then: () => void): void {
  if ([...works].some((work) => work.pending())) void finishWork().finally(then);
  else then();
}
