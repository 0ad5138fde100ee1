import { screen, waitFor, within } from '@testing-library/react';
import { AxiosError, getAdapter, type InternalAxiosRequestConfig } from 'axios';
import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { http as client } from '#client/http.ts';
import { server } from '#support/services.ts';
import { abrirLista, filas } from './lista.ts';

const CORTO = 'Son demasiados avisos para mostrarlos con rapidez: elija un rango de fechas más corto.';

test('[E-2.1-05, E-2.1-07, E-2.1-08, E-3-10] 12,000 notices are listed as few are: by their date, ten a page, and nothing is proposed', async () => {
  server.use(
    http.post('*/ListaNovedadesParametro/', async ({ request }) => {
      const { IdTipoNovedad } = (await request.clone().json()) as { IdTipoNovedad: number };
      const Datos = Array.from({ length: IdTipoNovedad === 1 ? 12_000 : 0 }, (_, at) => ({
        IdPersonaNovedad: at + 1,
        IdTipoNovedad: 2,
        NombreCompleto: `PERSONA ${at}`,
        FechaNovedad: `${String(1 + (at % 20)).padStart(2, '0')}/11/2026`,
        ...(at % 2 === 0 ? { EstadoProceso: 'Aceptado' } : {}),
      }));
      return HttpResponse.json({ ok: true, Datos });
    }),
  );
  await abrirLista();
  expect(screen.getByText('12000 resultados')).toBeInTheDocument();
  expect((await filas()).map(([nombre, , fecha]) => [nombre, fecha])).toEqual(
    Array.from({ length: 10 }, (_, at) => [`PERSONA ${19 + at * 20}`, '20/11/2026']),
  );
  expect(screen.queryByText(CORTO)).not.toBeInTheDocument();
  // Half of them came without a state. They are included in all, and have no button of their own.
  const states = within(screen.getByRole('group', { name: 'Mostrar por estado' })).getAllByRole('button');
  expect(states.map((state) => state.textContent)).toEqual(['Todos12000', 'Aceptado6000']);
});

test('[E-2.1-08] [decision 54] a search that runs out of time is named, and a shorter range proposed', async () => {
  const { adapter } = client.defaults;
  const connect = getAdapter(adapter);
  onTestFinished(() => {
    if (adapter) client.defaults.adapter = adapter;
  });
  client.defaults.adapter = (config: InternalAxiosRequestConfig) => {
    const body: unknown = config.url?.includes('ListaNovedadesParametro') ? JSON.parse(String(config.data)) : null;
    const late = (body as { IdTipoNovedad?: number } | null)?.IdTipoNovedad === 8;
    return late ? Promise.reject(new AxiosError('timeout', AxiosError.ECONNABORTED, config)) : connect(config);
  };
  await abrirLista();
  expect(await screen.findByText('No se pudo consultar: Alta de pasante.')).toBeVisible();
  expect(screen.getByText(CORTO)).toBeVisible();
  await waitFor(async () => expect((await filas()).length).toBeGreaterThan(0));
});
