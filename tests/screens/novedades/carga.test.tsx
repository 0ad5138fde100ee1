import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { ejemplo, recordCalls } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { EDITAR, formulario } from './formulario.ts';

test('the person of a notice is not read after the lists of its type, but with them', async () => {
  const { novedad } = await ejemplo('pendiente');
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.all('*/ListarEstadosProcesoPorTipoNovedadVM/*', async ({ request }) => {
      await held;
      return (await theSandbox()).app.fetch(request.clone());
    }),
  );
  const people = recordCalls('Pacientes/ObtieneXId');
  await signInAs('empresa');
  await formulario(`${EDITAR}?novedad=${novedad().IdPersonaNovedad}&tipo=1`);
  await waitFor(() => expect(people).toHaveLength(1));
  expect(screen.queryByRole('tab', { name: /^Datos Personales/ })).toBeNull();
  answer();
  expect(await screen.findByRole('tab', { name: /^Datos Personales/ })).toBeVisible();
  expect(people).toHaveLength(1);
});
