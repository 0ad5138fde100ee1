import { http } from 'msw';
import { setupServer } from 'msw/node';
import type { Services } from '#sandbox/serve.ts';
import { NOW } from './clock.ts';
import { onItsWay } from './slow.ts';

let also: ((at: Services) => void) | undefined;

// Loaded on first use: most tests of controls never call a service.
async function freshSandbox() {
  const { createSandbox } = await import('#sandbox/app.ts');
  return createSandbox({ now: () => new Date(NOW), seed: 'small', ...(also ? { also } : {}) });
}

/** The running test's sandbox serves more than the fund's services. */
export function withServices(more: (at: Services) => void): void {
  also = more;
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
  also = undefined;
}

const answering = new Set<Promise<Response>>();

async function answer(request: Request): Promise<Response> {
  const { app } = await theSandbox();
  await onItsWay();
  const reply = await app.fetch(request);
  await onItsWay();
  return reply;
}

/** Every call of the fund's services goes to the sandbox. A test adds handlers for the faults it is about. */
export const server = setupServer(
  http.all('*/servicios/*', ({ request }) => {
    const reply = answer(request);
    answering.add(reply);
    return reply.finally(() => answering.delete(reply));
  }),
);

/** What the sandbox was asked is answered and has arrived: an answer that finds no page any more fails the run. */
export async function answered(): Promise<void> {
  // An answer may lead to another question; its bytes are read in turns of their own.
  for (let turn = 0; turn < 5; turn += 1) {
    while (answering.size > 0) await Promise.allSettled(answering);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
