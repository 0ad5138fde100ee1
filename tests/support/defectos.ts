import { vi } from 'vitest';
import { atTestEnd } from './testEnd.ts';

/** An id that JSON cannot hold: a call with it fails before it is sent, with a TypeError, as a defect of the portal does. */
export const idDefectuoso = 1n as unknown as number;

/** From now on, in this test, what the portal reports to the browser as an error of its own. */
export function informados() {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  atTestEnd(() => void vi.unstubAllGlobals());
  return report;
}
