import { render } from '@testing-library/react';
import { afterEach } from 'vitest';
import { createPortal } from '#app/portal.tsx';
import { queryClient } from '#client/query.ts';
import { endSession } from '#client/session.ts';
import { type DemoUser, signInAs } from './session.ts';
import { newUser } from './user.ts';

type Portal = ReturnType<typeof createPortal>;

let open: Portal | null = null;

afterEach(() => {
  open?.router.dispose();
  open = null;
  endSession();
  queryClient.clear();
  window.history.replaceState(null, '', '/');
});

/**
 * The whole portal at a path, as a person sees it: its router, guards and shell, on the test's sandbox.
 * Without `as` nobody is signed in. Returns the router and a `user` that types and clicks.
 */
export async function mount(path: string, { as }: { as?: DemoUser } = {}) {
  open?.router.dispose();
  if (as) await signInAs(as);
  window.history.replaceState(null, '', path);
  open = createPortal();
  const user = newUser();
  return { ...render(open.element), router: open.router, user };
}
