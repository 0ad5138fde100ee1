import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { detener, ejemplo, recordCalls } from '#support/screens.ts';
import { signInAs } from '#support/session.ts';
import { recordPaths } from '../parametros/lista.ts';
import { abrir, EDITAR, formulario } from './formulario.ts';
import { abrirTransferencia } from './transferencia.ts';

test('[R-7.2-02, R-7.10-05, E-7.4-05, F-7.6-01] the person of a notice is not read after the lists of its type, but with them', async () => {
  const { novedad } = await ejemplo('pendiente');
  const answer = detener('*/ListarEstadosProcesoPorTipoNovedadVM/*');
  const people = recordCalls('Pacientes/ObtieneXId');
  const read = recordPaths('/PersonasNovedad/ObtenerXId');
  await signInAs('empresa');
  await formulario(`${EDITAR}?novedad=${novedad().IdPersonaNovedad}&tipo=1`);
  await waitFor(() => expect(people).toHaveLength(1));
  expect(screen.queryByRole('tab', { name: /^Datos Personales/ })).toBeNull();
  answer();
  expect(await screen.findByRole('tab', { name: /^Datos Personales/ })).toBeVisible();
  expect(people).toHaveLength(1);
  expect(read[0]).toMatch(new RegExp(`/ObtenerXIdOld/${novedad().IdPersonaNovedad}/0$`));
});

test('[E-7.4-05] [F-7.6-01] [F-7.7-01] [R-7.2-02] a saved transfer is read by ids: the notice, its person, what its type attaches, its place', async () => {
  const asked = recordPaths('/servicios/administrativo/');
  const { id, persona, row } = await abrirTransferencia('registrado');
  const paths = [
    `PersonasNovedad/ObtenerXIdOld/${id}/0`,
    `Pacientes/ObtieneXId/${persona.IdPersona}`,
    `Recursos/ObtenerRequisitosPorTipoNovedad/${row()?.IdTipoNovedad}`,
    `Parametros/BuscarLocalidadXId/${row()?.IdUbicacion}`,
  ].map((path) => `/servicios/administrativo/${path}`);
  await waitFor(() => expect(asked).toEqual(expect.arrayContaining(paths)));
});

test('[E-2.2-15] a photograph whose file is still being read is not said to be missing', async () => {
  const answer = detener('*/ValidacionDeAdjuntos/*');
  await abrir('pendiente');
  const photograph = await screen.findByRole('group', { name: /^Fotografía/ });
  expect(photograph).not.toHaveTextContent('Sin archivo');
  answer();
  expect(await within(photograph).findByRole('button', { name: /^Ver/ })).toBeVisible();
});
