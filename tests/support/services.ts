import { http } from 'msw';
import { setupServer } from 'msw/node';
import { NOW } from './clock.ts';

// Loaded on first use: most tests of controls never call a service.
async function freshSandbox() {
  const { createSandbox } = await import('#sandbox/app.ts');
  return createSandbox({ now: () => new Date(NOW), seed: 'small' });
}

let current: ReturnType<typeof freshSandbox> | null = null;

/** The sandbox of the running test, made when it is first asked for: fresh data, the fixed clock, nothing on disk. */
export function theSandbox(): ReturnType<typeof freshSandbox> {
  current ??= freshSandbox();
  return current;
}

/** The next test gets a sandbox of its own. */
export function forgetSandbox(): void {
  current = null;
}

/** Every call of the fund's services goes to the sandbox. A test adds handlers for the faults it is about. */
export const server = setupServer(
  http.all('*/servicios/*', async ({ request }) => (await theSandbox()).app.fetch(request)),
);
