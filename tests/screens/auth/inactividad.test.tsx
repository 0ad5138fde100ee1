import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { INACTIVE_AFTER } from '#app/lock/inactivity.ts';
import { page } from '#app/page.ts';
import { call } from '#client/call.ts';
import { isPersonal, session } from '#client/session.ts';
import { accesosExternos } from '#contract/services/accesosExternos.ts';
import { sessionKeys, tab } from '#lib/storage.ts';
import { NOW } from '#support/clock.ts';
import { mount } from '#support/mount.tsx';
import { toasts } from '#support/screens.ts';
import { PASSWORD } from '#support/session.ts';

afterEach(() => {
  vi.setSystemTime(NOW);
  vi.restoreAllMocks();
});
const minutes = (count: number) => vi.setSystemTime(new Date(NOW).getTime() + count * 60_000);
const locked = () => screen.queryByRole('dialog', { name: 'Su sesión está bloqueada' });
const back = () => document.dispatchEvent(new Event('visibilitychange'));

test('[F-8-06] [F-4.1-11] [F-4.1-10] [F-2.3-02] a portal nobody touches for 15 minutes locks itself, its token is worth nothing, and what was typed waits', async () => {
  expect(INACTIVE_AFTER).toBe(15 * 60_000);
  const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
  const { user } = await mount('/seguros/orden-pago-admin-ex', { as: 'empresa' });
  const field = await screen.findByLabelText('Nombre Empleado');
  await user.type(field, 'ROSA');
  const before = session.getState().token;
  minutes(14);
  await user.keyboard('x');
  minutes(28);
  back();
  expect(session.getState().token).toBe(before);
  minutes(30);
  back();
  const dialog = within(await screen.findByRole('dialog'));
  expect(toasts()).toContain('Su sesión ha expirado. Por favor vuelva a iniciar sesión.');
  const useless = session.getState().token;
  expect(before.startsWith(useless)).toBe(true);
  expect(useless.endsWith('.')).toBe(true);
  expect(tab.read(sessionKeys.sesion)).not.toContain(before);
  await expect(call(accesosExternos.regionales, { query: { IdUsuario: 1 } }, { quiet: true })).rejects.toMatchObject({
    kind: 'sesion',
  });
  expect(session.getState().user?.usuario).toBe('empresa');

  await user.type(dialog.getByLabelText('Contraseña'), PASSWORD);
  await user.click(dialog.getByRole('checkbox', { name: /No soy un robot/ }));
  await user.click(dialog.getByRole('button', { name: 'Iniciar Sesión' }));
  await waitFor(() => expect(locked()).not.toBeInTheDocument());
  expect(session.getState().token).not.toBe(useless);
  expect(field).toHaveValue('ROSAX');
  expect(reload).not.toHaveBeenCalled();
});

test('[F-2.3-02] [F-6-01] the key that wakes a machine after a night comes too late', async () => {
  const { user } = await mount('/system', { as: 'personal' });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Shift}');
  minutes(12 * 60);
  await user.keyboard('{Shift}');
  await screen.findByRole('dialog', { name: 'Su sesión está bloqueada' });
  // The screen below stays a staff screen: nothing typed on it is lost.
  expect(isPersonal()).toBe(true);
});

test('without a session nothing locks', async () => {
  await mount('/auth');
  minutes(60);
  back();
  expect(locked()).not.toBeInTheDocument();
  expect(screen.queryByText(/ha expirado/)).not.toBeInTheDocument();
});
