import { vi } from 'vitest';

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
