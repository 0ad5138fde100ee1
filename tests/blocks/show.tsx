import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { usePreguntaAlMover } from '#blocks/cerrar/useGuardia.ts';
import { queryClient } from '#client/query.ts';
import { session } from '#client/session.ts';
import { forgetPeople } from '#support/people.ts';
import { theSandbox } from '#support/services.ts';
import { type DemoUser, signInAs } from '#support/session.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { newUser } from '#support/user.ts';
import { DialogHost } from '#ui/dialogs/DialogHost.tsx';
import { ToastRegion } from '#ui/feedback/ToastRegion.tsx';
import { keepFocus } from '#ui/focus/lostFocus.ts';

/** The frame of a screen: it asks before navigation that would lose something, and has room for dialogs and toasts. */
function Marco({ children }: { readonly children: ReactNode }) {
  usePreguntaAlMover();
  useEffect(keepFocus, []);
  return (
    <>
      {children}
      <DialogHost />
      <ToastRegion />
    </>
  );
}

/**
 * Shows one block (or the function that makes it, once the session exists) on its own page with dialogs and toasts, for a
 * signed-in user of the test's sandbox.
 */
export async function show(block: ReactNode | (() => ReactNode), { as = 'empresa' }: { as?: DemoUser } = {}) {
  atTestEnd(forgetPeople);
  if (session.getState().user?.usuario !== as) await signInAs(as);
  const page = <Marco>{typeof block === 'function' ? block() : block}</Marco>;
  const router = createMemoryRouter([{ path: '*', element: page }]);
  // `applyAccept: false`: the system's dialog lets people choose any file.
  const user = newUser({ applyAccept: false });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { user, router };
}

/** A notice of the demo company in one of the states whose numbers are in the specification. */
export async function noticeIn(state: number, tipo = 2) {
  const { db } = await theSandbox();
  if (session.getState().user === null) await signInAs('empresa');
  const { empresa, user } = session.getState();
  const found = db.novedades
    .all()
    .find(
      (one) =>
        one.IdEstadoProceso === state &&
        one.IdTipoNovedad === tipo &&
        one.IdEmpresa === empresa.IdEmpresa &&
        one.IdRegional === user?.id_regional,
    );
  if (!found) throw new Error(`No notice in state ${state}`);
  return found;
}
