import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { detener, ejemplo, recordCalls } from '#support/screens.ts';
import { signInAs } from '#support/session.ts';
import { EDITAR, formulario } from './formulario.ts';

test('the person of a notice is not read after the lists of its type, but with them', async () => {
  const { novedad } = await ejemplo('pendiente');
  const answer = detener('*/ListarEstadosProcesoPorTipoNovedadVM/*');
  const people = recordCalls('Pacientes/ObtieneXId');
  await signInAs('empresa');
  await formulario(`${EDITAR}?novedad=${novedad().IdPersonaNovedad}&tipo=1`);
  await waitFor(() => expect(people).toHaveLength(1));
  expect(screen.queryByRole('tab', { name: /^Datos Personales/ })).toBeNull();
  answer();
  expect(await screen.findByRole('tab', { name: /^Datos Personales/ })).toBeVisible();
  expect(people).toHaveLength(1);
});
