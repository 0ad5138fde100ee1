import { afterEach, beforeEach, expect, vi } from 'vitest';
import { NOW } from './clock.ts';

const report = vi.fn();

/** Removes and returns the errors reported so far, for a test that causes one on purpose. */
export function takeConsoleErrors(): unknown[][] {
  const calls = [...report.mock.calls];
  report.mockClear();
  return calls;
}

beforeEach(() => {
  // Only the date is fixed. Timers run, so nothing waits for a clock that stands still.
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  report.mockClear();
  vi.spyOn(console, 'error').mockImplementation(report);
});

afterEach(() => {
  vi.useRealTimers();
  const errors = takeConsoleErrors();
  vi.restoreAllMocks();
  expect(errors, 'the console reported errors').toEqual([]);
});
