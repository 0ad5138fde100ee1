import { render } from '@testing-library/react';
import { createPortal } from '#app/portal.tsx';
import { forgetPeople } from './people.ts';
import { type DemoUser, signInAs } from './session.ts';
import { atTestEnd } from './testEnd.ts';
import { newUser } from './user.ts';

type Portal = ReturnType<typeof createPortal>;

let open: Portal | null = null;

function close() {
  open?.router.dispose();
  open = null;
  forgetPeople();
  window.history.replaceState(null, '', '/');
}

/**
 * The whole portal at a path, as a person sees it: its router, guards and shell, with the test's sandbox. Without `as` nobody
 * is signed in. Returns the router and a `user` that types and clicks.
 */
export async function mount(path: string, { as }: { as?: DemoUser } = {}) {
  open?.router.dispose();
  if (as) await signInAs(as);
  window.history.replaceState(null, '', path);
  atTestEnd(close);
  open = createPortal();
  const user = newUser();
  return { ...render(open.element), router: open.router, user };
}
