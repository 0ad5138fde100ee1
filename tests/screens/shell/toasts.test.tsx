import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { call } from '#client/call.ts';
import { session } from '#client/session.ts';
import { accesosExternos } from '#contract/services/accesosExternos.ts';
import { mount } from '#support/mount.tsx';
import { listenToToasts } from '#support/reader.ts';
import { toastSays } from '#support/screens.ts';
import { theSandbox } from '#support/services.ts';
import { PASSWORD } from '#support/session.ts';
import { toast } from '#ui/feedback/toast.ts';

const EXPIRADA = 'Su sesión ha expirado. Por favor vuelva a iniciar sesión.';

type User = Awaited<ReturnType<typeof mount>>['user'];

const regions = () => [...document.querySelectorAll('.toast-region, .toast-region [aria-live]')];

async function entrar(user: User, usuario?: string) {
  if (usuario !== undefined) await user.type(screen.getByLabelText('Usuario'), usuario);
  await user.type(screen.getByLabelText('Contraseña'), PASSWORD);
  await user.click(screen.getByRole('checkbox', { name: /No soy un robot/ }));
  await user.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
}

async function perderSesion() {
  (await theSandbox()).expireTokens();
  const { user } = session.getState();
  await act(async () => {
    await call(accesosExternos.regionales, { query: { IdUsuario: user?.id_usuario ?? 0 } }).catch(() => undefined);
  });
}

test('[F-8-06] [F-2.3-05] from the login to the shell, the lock-screen and back the region of toasts is one, and says each of them once', async () => {
  const { user, router } = await mount('/auth');
  await screen.findByRole('heading', { name: 'Iniciar Sesión' });
  const before = regions();
  expect(before).toHaveLength(3);
  const heard = listenToToasts();

  act(() => void toast.info('En el ingreso.'));
  await waitFor(() => expect(heard).toContain('En el ingreso.'));
  await entrar(user, 'empresa');
  await screen.findByRole('heading', { level: 1, name: /Carla/ });
  expect(regions()).toEqual(before);

  act(() => void toast.success('En el portal.'));
  await waitFor(() => expect(heard).toContain('En el portal.'));
  await act(() => router.navigate('/seguros/orden-pago-admin-ex'));
  await screen.findByLabelText('Nombre Empleado');
  expect(regions()).toEqual(before);

  await perderSesion();
  await toastSays(EXPIRADA);
  await screen.findByRole('dialog', { name: 'Su sesión está bloqueada' });
  expect(screen.getByRole('dialog')).toContainElement(document.querySelector('.toast-region'));
  expect(regions()).toEqual(before);
  await entrar(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(regions()).toEqual(before);

  act(() => void toast.success('De nuevo en el portal.'));
  await waitFor(() => expect(heard).toContain('De nuevo en el portal.'));
  await waitFor(() => expect(regions()[0]?.parentElement).toBe(document.body));
  expect(heard).toEqual(['En el ingreso.', 'En el portal.', EXPIRADA, 'De nuevo en el portal.']);
});
