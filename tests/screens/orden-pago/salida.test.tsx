import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { endSession } from '#client/session.ts';
import { routePaths } from '#lib/routes.ts';
import { mount } from '#support/mount.tsx';
import { asking, detener, question } from '#support/screens.ts';

/** A new order with an unsaved note, while the person goes to another screen. */
async function leaving() {
  const mounted = await mount(`${routePaths['orden-pago-editar-ex']}?orden=0`, { as: 'empresa' });
  await mounted.user.type(await screen.findByLabelText(/^Observaciones/), 'nota');
  await mounted.user.click(await screen.findByRole('link', { name: 'Facturas' }));
  return { ...mounted, dialog: await question(/sin guardar/i) };
}

test('[R-4.4-07] whoever chose to lose what was typed is asked once, however long the next screen takes', async () => {
  const { user, router, dialog } = await leaving();
  const soltar = detener('*/Acceso/*');
  await user.click(dialog.getByRole('button', { name: 'Salir sin guardar' }));
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  expect(asking()).toBe(false);
  soltar();
  await waitFor(() => expect(router.state.location.pathname).toBe(routePaths['lista-facturas']));
  expect(asking()).toBe(false);
});

test('a session that ends while it is asked leaves nothing behind', async () => {
  const { router } = await leaving();
  endSession();
  await waitFor(() => expect(router.state.location.pathname).toBe(routePaths.login));
  expect(asking()).toBe(false);
  expect(await screen.findByRole('button', { name: 'Iniciar Sesión' })).toBeVisible();
});
