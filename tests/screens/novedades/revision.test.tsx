import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { mount } from '#support/mount.tsx';
import { ejemplo, recordCalls, toastSays } from '#support/screens.ts';
import { server } from '#support/services.ts';

const LISTADO = '/ListaNovedadesParametro/';

async function filas() {
  const table = await screen.findByRole('table', { name: 'Avisos declarados' });
  await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'));
  return within(table).getAllByRole('row').slice(1);
}
const abrir = async () => {
  const mounted = await mount('/seguros/revision-admin', { as: 'personal' });
  await filas();
  return mounted;
};

test('[E-1-03] the staff sees what is declared in the regional, of every company, the one that waits longest first', async () => {
  const { db, nombre } = await ejemplo('declarado');
  const calls = recordCalls(LISTADO);
  await abrir();
  expect(calls.map((body) => (body as { IdTipoNovedad: number }).IdTipoNovedad).sort((a, b) => a - b)).toEqual([
    1, 8, 10,
  ]);
  for (const body of calls) expect(body).toMatchObject({ IdEmpresa: 0, IdRegional: 1 });
  const states = new Set(calls.map((body) => (body as { IdEstadoProceso: number }).IdEstadoProceso));
  const waiting = db.novedades.all().filter((n) => n.IdRegional === 1 && states.has(n.IdEstadoProceso));
  const rows = await filas();
  expect(rows).toHaveLength(Math.min(10, waiting.length));
  expect(screen.getByText(new RegExp(`^${waiting.length} por revisar · el más antiguo, `))).toBeVisible();
  const oldest = waiting.map((n) => n.FechaDeclaracion).sort()[0] ?? '';
  expect(rows[0]).toHaveTextContent(oldest.split('-').reverse().join('/'));
  expect(screen.getByRole('link', { name: `Revisar aviso de ${nombre}` })).toBeVisible();
});

test('[E-2.2-04] it leads to the notice, and Salir leads back; what was accepted waits no longer', async () => {
  const { nombre } = await ejemplo('declarado');
  const { user, router } = await abrir();
  await user.type(screen.getByLabelText('Filtrar resultados'), nombre);
  await user.click(await screen.findByRole('link', { name: `Revisar aviso de ${nombre}` }));
  await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Aceptar' }));
  await toastSays('La novedad se aceptó correctamente.');
  await user.click(screen.getByRole('button', { name: 'Salir' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/seguros/revision-admin'));
  await filas();
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: `Revisar aviso de ${nombre}` })).not.toBeInTheDocument(),
  );
});

test('[decision 54] one type that fails is named, the others are there', async () => {
  server.use(
    http.post(`*${LISTADO}`, async ({ request }) => {
      const { IdTipoNovedad } = (await request.clone().json()) as { IdTipoNovedad: number };
      return IdTipoNovedad === 8 ? new HttpResponse('', { status: 500 }) : undefined;
    }),
  );
  await abrir();
  expect(await screen.findByText('No se pudo consultar: Altas de pasantes.')).toBeVisible();
  expect((await filas()).length).toBeGreaterThan(0);
});

test('when nothing could be read it does not say that nothing waits', async () => {
  server.use(http.post(`*${LISTADO}`, () => new HttpResponse('', { status: 500 })));
  await mount('/seguros/revision-admin', { as: 'personal' });
  await screen.findByText(/^No se pudo consultar/);
  expect(screen.queryByText('Nada por revisar')).not.toBeInTheDocument();
  expect(screen.queryByText('No hay avisos declarados por revisar.')).not.toBeInTheDocument();
});

test('nothing that waits is said so', async () => {
  server.use(http.post(`*${LISTADO}`, () => HttpResponse.json({ ok: true, Datos: [] })));
  await mount('/seguros/revision-admin', { as: 'personal' });
  expect(await screen.findByText('No hay avisos declarados por revisar.')).toBeVisible();
  expect(screen.getByText('Nada por revisar')).toBeVisible();
});
