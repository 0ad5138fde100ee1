import { createStore } from 'zustand';
import { onOtherTabs, tellOtherTabs } from '#lib/otherTabs.ts';

const CHANNEL = 'locks';

/** Gives a lock back to the browser. */
export type Release = () => void;

/** The names of the locks that other tabs of this browser have. */
export const lockedElsewhere = createStore<{ readonly names: ReadonlySet<string> }>(() => ({ names: new Set() }));

/** The locks of this tab. */
const own = new Set<string>();
/** The last try of this tab for each lock: it resolves when the browser has the lock back. */
const tries = new Map<string, Promise<void>>();

/** The browser has locks and refused the last one, as it does when storage is blocked. */
let refused = false;

const known = (): boolean => typeof navigator.locks?.request === 'function';

/** Whether this browser has locks. Without them two tabs cannot know of each other. */
export const hasLocks = (): boolean => known() && !refused;

const tell = (): void => tellOtherTabs(CHANNEL);

/** Takes a lock for this tab; null if another tab has it, or if the browser has no locks. It ends with the tab. */
export function takeLock(name: string): Promise<Release | null> {
  if (!known()) return Promise.resolve(null);
  return new Promise((resolve) => {
    const refuse = () => {
      refused = true;
      resolve(null);
    };
    const take = () =>
      navigator.locks.request(name, { ifAvailable: true }, (lock) => {
        refused = false;
        if (lock === null) return resolve(null);
        own.add(name);
        tell();
        return new Promise<void>((release) => {
          resolve(() => {
            own.delete(name);
            release();
          });
        });
      });
    // A lock that this tab has just released may still be on its way back.
    const earlier = tries.get(name) ?? Promise.resolve();
    tries.set(name, earlier.then(take).then(tell, refuse));
  });
}

/** Reads which locks other tabs have: the browser knows, even after a tab crashed. */
async function readLocks(): Promise<void> {
  // A browser that refuses its storage may refuse this too: then nothing is known of the other tabs.
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }));
  const names = held.flatMap(({ name = '' }) => (own.has(name) ? [] : [name]));
  lockedElsewhere.setState({ names: new Set(names) });
}

/** Follows which locks other tabs have; returns a function that stops it. */
export function followLocks(): () => void {
  if (!hasLocks()) return () => undefined;
  const read = () => void readLocks();
  const stop = onOtherTabs(CHANNEL, read);
  document.addEventListener('visibilitychange', read);
  read();
  return () => {
    stop();
    document.removeEventListener('visibilitychange', read);
  };
}
