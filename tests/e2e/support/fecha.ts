import type { BrowserContext } from '@playwright/test';

/** `E2E_FECHA=2027-01-01T23:59` is the time in La Paz at which the tests start. Unset: the machine's time. */
const start = process.env.E2E_FECHA;
const shift = start ? new Date(`${start}:00-04:00`).getTime() - Date.now() : 0;

/** The time of the portal, the sandbox and the browser. It goes on like the machine's. */
export const now = (): Date => new Date(Date.now() + shift);

/** The variables that give a sandbox this time. */
export const sandboxTime = (): NodeJS.ProcessEnv => (start ? { SANDBOX_FECHA: now().toISOString() } : {});

/** Gives the pages of a browser this time. */
export async function moveClock(context: BrowserContext): Promise<void> {
  if (start) await context.clock.install({ time: now() });
}
