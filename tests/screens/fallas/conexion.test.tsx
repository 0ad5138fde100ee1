import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { escrituraMessages as duda } from '#blocks/escritura/messages.ts';
import { transport } from '#messages/transport.ts';
import { mount } from '#support/mount.tsx';
import { leido, question, recordCalls, toastSays } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { abrir, dialogo } from '../parametros/lista.ts';

const TEXTO = /^Sin conexión con el servicio\. Lo que escribió sigue en la pantalla/;
const SIN_LEER = 'El servicio no está disponible o no tiene conexión a Internet.';
const GRABAR = '/GrabarTipoAseguradoVM';
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

test('[F-8-10] a read without a connection fails at once and raises the banner; trying the connection reads it, once (fault 9)', async () => {
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

test('[F-7.7-08] [decision 136] a write whose answer goes with the connection is in doubt, and is read before it is sent again', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  onTestFinished(() => online.mockRestore());
  const { app } = await theSandbox();
  const { user } = await abrir('/seguros/tipo-asegurado-admin', 'Tipos de asegurado');
  await user.click(screen.getByRole('button', { name: 'Nuevo' }));
  const form = await dialogo('Nuevo tipo de asegurado');
  await user.type(form.getByLabelText(/^Tipo de asegurado/), 'sin red');
  const sent = recordCalls(GRABAR);
  server.use(
    http.all('*/servicios/*', ({ request }) => {
      if (!navigator.onLine) return HttpResponse.error();
      if (!request.url.endsWith(GRABAR)) return undefined;
      online.mockReturnValue(false);
      return Promise.resolve(app.fetch(request)).then(() => HttpResponse.error());
    }),
  );
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await screen.findByText(transport.sinRespuesta);
  expect(form.getByLabelText(/^Tipo de asegurado/)).toHaveValue('SIN RED');

  // Offline, reading fails too: it can be sent again only after a question, and then nothing leaves.
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  const asked = await question(duda.pregunta);
  await user.click(asked.getByRole('button', { name: duda.otraVez }));
  await screen.findByText(SIN_LEER);
  online.mockReturnValue(true);
  server.resetHandlers();
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await toastSays('El Tipo de Asegurado se registró correctamente.');
  expect(sent).toHaveLength(2);
});
