import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import '#app/familias.ts';
import { queryClient } from '#client/query.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { estadoAlta } from '#contract/enumerations.ts';
import { Cola } from '#features/revision/Cola.tsx';
import { sinFiltro } from '#features/revision/filtro.ts';
import { buildFilaNovedad } from '#support/builders.ts';
import { conCandados } from '#support/candados.ts';
import { cola, ESCRITORIO, listoParaDecidir } from '#support/escritorio.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';

const MUCHAS = 10_000;
/** Rows that are in view or near it. */
const A_LA_VISTA = 60;

/** The declared hires of the services, and as many made-up ones after them, declared today. */
async function conMuchas(): Promise<void> {
  const { app } = await theSandbox();
  server.use(
    http.post('*/ListaNovedadesParametro/', async ({ request }) => {
      const body = (await request.clone().json()) as { IdEstadoProceso: number; IdTipoNovedad: number };
      const reply = await (await app.fetch(request.clone())).json();
      const rows = reply.Datos as FilaNovedad[];
      const [row] = rows;
      if (!row || body.IdTipoNovedad !== 1 || body.IdEstadoProceso !== estadoAlta.declarado)
        return HttpResponse.json(reply);
      const more = Array.from({ length: MUCHAS }, (_, n) => ({
        ...{ ...row, IdPersonaNovedad: 5_000_000 + n, NombreCompleto: `PERSONA ${n}`, FechaDeclaracion: '20/11/2026' },
      }));
      return HttpResponse.json({ ...reply, Datos: [...rows, ...more] });
    }),
  );
}

const filas = () => [...document.querySelectorAll<HTMLElement>('.cola-filas li')];
const nombres = () => filas().map((row) => row.querySelector('b')?.textContent);
const titulo = () => screen.getByRole('heading', { level: 1 });

beforeEach(() => conCandados());

test('[D2] [D27] 10,000 notices wait: only those near the one in view are drawn; it moves and filters as ever (fault 34)', async () => {
  await conMuchas();
  const { nombre } = await ejemplo('declarado');
  const { user } = await mount(ESCRITORIO, { as: 'personal' });
  await waitFor(() => expect(cola().getByRole('tab', { name: /^Por revisar ?10\d\d\d$/ })).toBeVisible());
  await waitFor(() => expect(filas().length).toBeGreaterThan(5));
  const total = Number(filas()[0]?.getAttribute('aria-setsize'));
  expect(total).toBeGreaterThan(MUCHAS);
  expect(filas().length).toBeLessThan(A_LA_VISTA);
  expect(document.querySelectorAll('*').length).toBeLessThan(3000);

  await listoParaDecidir();
  const [, second] = nombres();
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  await waitFor(() => expect(titulo()).toHaveTextContent(second ?? '?'));
  expect(screen.getByText(`2 de ${total}`)).toBeVisible();

  await user.click(cola().getByRole('button', { name: /^Filtrar/ }));
  const filtro = cola().getByLabelText('Filtrar resultados');
  const filtrar = async (text: string) => {
    await user.clear(filtro);
    await user.click(filtro);
    await user.paste(text);
    await waitFor(() => expect(nombres()).toEqual([text]));
  };
  await filtrar('PERSONA 9999');
  await filtrar(nombre);
  await waitFor(() => expect(titulo()).toHaveTextContent(nombre));
  await listoParaDecidir();
  await user.clear(filtro);
  await waitFor(() => expect(filas().length).toBeGreaterThan(5));
  expect(filas().length).toBeLessThan(A_LA_VISTA);
  expect(titulo()).toHaveTextContent(nombre);
});

test('[D2] what is counted of the waiting notices is counted when they arrive, not each time the queue is drawn (fault 34)', () => {
  let read = 0;
  const rows = Array.from({ length: MUCHAS }, (_, n) =>
    Object.defineProperty(
      { ...buildFilaNovedad({ IdPersonaNovedad: n + 1, NombreCompleto: `PERSONA ${n}` }) },
      'FechaDeclaracion',
      {
        get: () => {
          read += 1;
          return '2026-11-20';
        },
      },
    ),
  );
  const cuerpo = { contando: false, failed: [], why: { message: '' }, failedAll: false, retry: () => undefined };
  const filtro = { filtro: sinFiltro, alAcotar: () => undefined, alElegirVarios: null };
  const acto = { direccionDe: () => '/', alAbrir: () => undefined, marcaDe: () => null, enCursoDe: () => '' };
  const de = { rows, ...cuerpo };
  const dibujar = (actual: number) => (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Cola cola={de} shown={rows} texto="" actual={actual} conSeguimiento={false} {...filtro} {...acto} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(dibujar(1));
  fireEvent.click(screen.getByRole('button', { name: 'Filtrar' }));
  expect(read).toBeGreaterThan(MUCHAS);
  read = 0;
  rerender(dibujar(2));
  expect(filas().length).toBeGreaterThan(5);
  expect(read).toBeLessThan(MUCHAS / 10);
});
