import type { Outcome } from './network.ts';

const TRIES = 6;

/**
 * Makes a write until it is certain. After any answer but success it reads what the services have, as the portal does, and
 * writes again only if they do not have it. Throws the last answer if they never take it.
 */
export async function settled<D>(write: () => Promise<Outcome<D>>, find: () => Promise<D | null>): Promise<D> {
  let last = '';
  for (let count = 0; count < TRIES; count += 1) {
    const outcome = await write();
    if (outcome.kind === 'done') return outcome.datos;
    last = outcome.text;
    const found = await find();
    if (found !== null) return found;
  }
  throw new Error(`not done after ${TRIES} tries: ${last}`);
}

/** A write of which only matters whether it was done. `isDone` reads that after a doubtful answer. */
export async function ensured(write: () => Promise<Outcome<unknown>>, isDone: () => Promise<boolean>): Promise<void> {
  await settled<unknown>(write, async () => ((await isDone()) ? true : null));
}
