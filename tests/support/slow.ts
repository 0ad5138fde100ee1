const slow = process.env.SLOW === '1';
const timeout = globalThis.setTimeout;
/** The longest delay that a timer allows. */
const LONGEST = 2 ** 31 - 1;

/** Often 0, otherwise up to `most` milliseconds, short delays more often than long ones. */
const aWhile = (most: number): number => (Math.random() < 0.4 ? 0 : Math.random() ** 2 * most);

/** With SLOW=1 the answer of a service takes a random time. Without it there is no delay. */
export async function onItsWay(): Promise<void> {
  const wait = slow ? aWhile(60) : 0;
  if (wait > 0) await new Promise((resolve) => timeout(resolve, wait));
}

/** With SLOW=1 timers fire late by a random time, as on a busy machine. */
export function delayTimers(): void {
  if (!slow) return;
  const late = (act: () => void, wait = 0, ...given: unknown[]) =>
    timeout(act, Math.min(wait + aWhile(15), LONGEST), ...given);
  globalThis.setTimeout = Object.assign(late, timeout) as typeof setTimeout;
}

/** What `toast.ts` of the portal waits before it takes a message away. */
const TOAST = 5000;

/**
 * Toasts stay until the test ends: on a busy machine their five seconds can pass before the next line of a test looks for them.
 * In a test that moves the clock itself they go as people see them go.
 */
export function keepToasts(): void {
  const start = globalThis.setTimeout;
  const keep = (act: () => void, wait = 0, ...given: unknown[]) => {
    const isToast = wait === TOAST && new Error().stack?.includes('/feedback/toast.ts');
    return start(act, isToast ? LONGEST : wait, ...given);
  };
  globalThis.setTimeout = Object.assign(keep, start) as typeof setTimeout;
}
