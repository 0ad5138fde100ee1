import { http } from 'msw';
import { setupServer } from 'msw/node';
import type { Services } from '#sandbox/serve.ts';
import { NOW } from './clock.ts';
import { onItsWay } from './slow.ts';

let also: ((at: Services) => void) | undefined;

// Loaded on first use, because most tests of controls never call a service.
async function freshSandbox() {
  const { createSandbox } = await import('#sandbox/app.ts');
  return createSandbox({ now: () => new Date(NOW), seed: 'small', ...(also ? { also } : {}) });
}

/** Adds services to the running test's sandbox. */
export function withServices(more: (at: Services) => void): void {
  also = more;
  // A last call of the test before may have made one without them.
  current = null;
}

let current: ReturnType<typeof freshSandbox> | null = null;

/** The sandbox of the running test, created on first use: fresh data, the fixed clock, nothing on disk. */
export function theSandbox(): ReturnType<typeof freshSandbox> {
  current ??= freshSandbox();
  return current;
}

/** Gives the next test a new sandbox. */
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

/** Sends every call of the fund's services to the sandbox. A test adds handlers for the faults it needs. */
export const server = setupServer(
  http.all('*/servicios/*', ({ request }) => {
    const reply = answer(request);
    answering.add(reply);
    return reply.finally(() => answering.delete(reply));
  }),
);

/**
 * Waits until every call to the sandbox is answered and has arrived. An answer that arrives after the page is gone fails the
 * run.
 */
export async function answered(): Promise<void> {
  // An answer may lead to another call, and its bytes are read in later turns.
  for (let turn = 0; turn < 5; turn += 1) {
    while (answering.size > 0) await Promise.allSettled(answering);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
