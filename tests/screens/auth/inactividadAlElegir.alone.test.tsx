import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { session } from '#client/session.ts';
import { sessionKeys, tab } from '#lib/storage.ts';
import { NOW } from '#support/clock.ts';
import { mount } from '#support/mount.tsx';
import { PASSWORD } from '#support/session.ts';

afterEach(() => vi.setSystemTime(NOW));

/** Nothing here imports the watch over an inactive session: the portal has to load it without its frame. */
test('[F-2.3-04] [F-4.1-06] [F-2.3-02] [F-4.1-10] [decision 123] whoever signs in and leaves the choice of company open is locked out too, and goes on there', async () => {
  const { user, router } = await mount('/auth');
  await user.type(await screen.findByLabelText('Usuario'), 'varias');
  await user.type(screen.getByLabelText('Contraseña'), PASSWORD);
  await user.click(screen.getByRole('checkbox', { name: /No soy un robot/ }));
  await user.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
  await screen.findByLabelText('Regional');
  const { token } = session.getState();
  // The watch counts from the moment in which it is there.
  let minutes = 0;
  await waitFor(() => {
    minutes += 16;
    vi.setSystemTime(new Date(NOW).getTime() + minutes * 60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(session.getState().token).not.toBe(token);
  });
  expect(token.startsWith(session.getState().token)).toBe(true);
  expect(tab.read(sessionKeys.sesion)).not.toContain(token);
  const dialog = within(await screen.findByRole('dialog', { name: 'Su sesión está bloqueada' }));
  await user.type(dialog.getByLabelText('Contraseña'), PASSWORD);
  await user.click(dialog.getByRole('checkbox', { name: /No soy un robot/ }));
  await user.click(dialog.getByRole('button', { name: 'Iniciar Sesión' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/auth/regional-module');
  expect(session.getState().token).toMatch(/\.[^.]+$/);
});
