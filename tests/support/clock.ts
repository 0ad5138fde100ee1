import { vi } from 'vitest';
import { atTestEnd } from './testEnd.ts';

/** The time at which every test runs, in the portal and in the sandbox. */
export const NOW = new Date('2026-11-20T14:00:00-04:00');
/** The same day in the format of the portal's forms. */
export const TODAY = '2026-11-20';

type Faked = NonNullable<NonNullable<Parameters<typeof vi.useFakeTimers>[0]>['toFake']>[number];

/**
 * Fixes the date, and stops these timers. All other timers run, so nothing waits for a clock that stands still. The date is
 * never the machine's: what was done at the fixed one would be days ago, and the session would be locked.
 */
export function fixDate(...also: readonly Faked[]): void {
  vi.useFakeTimers({ toFake: ['Date', ...also], now: NOW });
}

/**
 * Timers of this many milliseconds do not end by themselves, however long a busy machine takes; all others run. Returns the
 * function that ends those that wait.
 */
export function holdTimers(ms: number): () => void {
  const start = globalThis.setTimeout;
  let held: (() => void)[] = [];
  const timeout = (run: () => void, after?: number, ...rest: unknown[]) => {
    if (after !== ms) return start(run, after, ...rest);
    held.push(run);
    return 0;
  };
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(timeout as typeof setTimeout);
  atTestEnd(() => spy.mockRestore());
  return () => {
    const ending = held;
    held = [];
    for (const run of ending) run();
  };
}
