import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mount } from '#support/mount.tsx';
import { leido, recordCalls } from '#support/screens.ts';
import { server } from '#support/services.ts';

const TEXTO = /^Sin conexión con el servicio\. Lo que escribió sigue en la pantalla/;
const SIN_LEER = 'El servicio no está disponible o no tiene conexión a Internet.';
const LISTA = '/seguros/orden-pago-admin-ex';
const banner = () => screen.queryByText(TEXTO);
const probar = () => screen.getByRole('button', { name: 'Probar la conexión' });

test('a browser that goes offline says so over the screen, politely, until it is online again (fault 9)', async () => {
  const { user } = await mount(LISTA, { as: 'empresa' });
  const field = await screen.findByLabelText('Fecha desde');
  // A pending answer would show that there is a connection.
  await leido();
  expect(banner()).not.toBeInTheDocument();
  field.focus();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  const region = banner()?.closest('[role="status"]');
  expect(region).toBeInTheDocument();
  expect(region?.closest('main')).not.toBeNull();
  expect(field).toHaveFocus();
  await user.click(probar());
  expect(banner()).toBeInTheDocument();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(banner()).not.toBeInTheDocument();
});

test('a read without a connection fails at once and raises the banner; trying the connection reads it, once (fault 9)', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // The query library listens to the browser itself.
  window.dispatchEvent(new Event('offline'));
  onTestFinished(() => {
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
  });
  const { user, router } = await mount('/system', { as: 'empresa' });
  await screen.findByRole('heading', { level: 1 });
  await leido();
  server.use(http.post('*/OrdenPagoListar/', () => HttpResponse.error()));
  await act(() => router.navigate(LISTA));
  expect((await screen.findAllByText(SIN_LEER))[0]).toBeVisible();
  expect(banner()).toBeInTheDocument();
  server.resetHandlers();
  const calls = recordCalls('OrdenPagoListar');
  await user.click(probar());
  await waitFor(() => expect(banner()).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByText(SIN_LEER)).not.toBeInTheDocument());
  expect(calls).toHaveLength(1);
});
