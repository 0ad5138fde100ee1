import { waitFor } from '@testing-library/react';
import axios, { AxiosError } from 'axios';
import { expect, onTestFinished, test } from 'vitest';
import { http } from '#client/http.ts';
import { altaCotizante } from '#contract/services/altaCotizante.ts';
import { recordCalls, toastSays } from '#support/screens.ts';
import { abrir } from './formulario.ts';

test('[E-8-01] [E-7.5-03] a change nobody answers in time: nobody knows, the notice is read again, what is typed stays (fault 10)', async () => {
  const pagina = await abrir('pendiente');
  await pagina.user.click(pagina.boton('Editar'));
  await pagina.pestana('Aviso de alta');
  await pagina.escribir(/^Cargo/, 'cajera');
  const usual = http.defaults.adapter;
  const send = axios.getAdapter(usual);
  http.defaults.adapter = (config) =>
    config.endpoint?.path === altaCotizante.modificar.path
      ? Promise.reject(new AxiosError('timeout', AxiosError.ECONNABORTED, config))
      : send(config);
  onTestFinished(() => {
    if (usual) http.defaults.adapter = usual;
  });
  const read = recordCalls('/ObtenerXId');
  await pagina.grabar();
  await toastSays('No sabemos si se guardó. Revise el listado antes de volver a intentar.');
  // Once to find out the outcome, and once for the screen.
  await waitFor(() => expect(read).toHaveLength(2));
  expect(pagina.campo(/^Cargo/)).toHaveValue('CAJERA');
});
