import type { BrowserContext } from '@playwright/test';

/** `E2E_FECHA=2027-01-01T23:59` is the time in La Paz at which the tests start. Unset: the machine's time. */
const start = process.env.E2E_FECHA;
let shift = start ? new Date(`${start}:00-04:00`).getTime() - Date.now() : 0;

const HOUR = 60 * 60_000;
/** La Paz is four hours behind UTC, all year. */
const BEHIND = 4 * HOUR;

/** The time of the portal, the sandbox and the browser. It goes on like the machine's. */
export const now = (): Date => new Date(Date.now() + shift);

/**
 * From now on the time is that of the next month, if this one ends within a quarter of an hour. For tests that work for some
 * minutes on what belongs to one month.
 */
export function skipMonthEnd(): void {
  const time = now().getTime();
  const local = new Date(time - BEHIND);
  const end = Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 1) + BEHIND;
  if (end - time < HOUR / 4) shift += end - time;
}

/** The variables that give a sandbox this time. */
export const sandboxTime = (): NodeJS.ProcessEnv => (shift === 0 ? {} : { SANDBOX_FECHA: now().toISOString() });

/** Gives the pages of a browser this time. */
export async function moveClock(context: BrowserContext): Promise<void> {
  if (shift !== 0) await context.clock.install({ time: now() });
}
