import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { fixDate } from './clock.ts';
import { putBack } from './testEnd.ts';

const report = vi.fn();

/** Removes and returns the errors reported so far, for a test that causes one on purpose. */
export function takeConsoleErrors(): unknown[][] {
  const calls = [...report.mock.calls];
  report.mockClear();
  return calls;
}

// Also for what a file reads or prepares before its first test and between two of them.
fixDate();

beforeEach(() => {
  fixDate();
  report.mockClear();
  vi.spyOn(console, 'error').mockImplementation(report);
});

afterEach(() => {
  putBack();
  fixDate();
  const errors = takeConsoleErrors();
  vi.restoreAllMocks();
  expect(errors, 'the console reported errors').toEqual([]);
});

afterAll(() => {
  vi.useRealTimers();
});
