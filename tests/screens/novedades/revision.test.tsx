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
  const asked = calls.map((body) => (body as { IdTipoNovedad: number }).IdTipoNovedad);
  expect(asked.toSorted((a, b) => a - b)).toEqual(expect.arrayContaining([1, 6, 7, 8, 9, 10, 11]));
  expect(new Set(asked).size).toBe(asked.length);
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

test('the next notice opens by a key, observing and accepting too, and the list is as it was left', async () => {
  const { user, router } = await abrir();
  await user.click(screen.getByRole('button', { name: /^Altas ?\d/ }));
  await user.click(screen.getByRole('button', { name: 'Revisar el más antiguo' }));
  expect(await screen.findByRole('group', { name: /^Aviso 1 de \d+ por revisar/ })).toBeVisible();
  const first = router.state.location.search;
  await user.keyboard('{Control>}{ArrowRight}{/Control}');
  expect(await screen.findByRole('group', { name: /^Aviso 2 de \d+ por revisar/ })).toBeVisible();
  expect(router.state.location.search).not.toBe(first);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await user.keyboard('{Control>}.{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Observación' });
  await user.type(within(dialog).getByRole('textbox'), 'Falta el contrato');
  await user.click(within(dialog).getByRole('button', { name: 'Grabar' }));
  await toastSays('Se observó correctamente la novedad.');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('{Control>}{ArrowLeft}{/Control}');
  expect(await screen.findByRole('group', { name: /^Aviso 1 de \d+ por revisar/ })).toBeVisible();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Aceptar' }));
  await toastSays('La novedad se aceptó correctamente.');
  await user.click(screen.getByRole('button', { name: 'Salir' }));
  await filas();
  expect(screen.getByRole('button', { name: /^Altas ?\d/ })).toHaveAttribute('aria-pressed', 'true');
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

test('the selected notices are reviewed one after the other; one that is not selected, among all', async () => {
  const { user } = await abrir();
  const rows = await filas();
  const boxes = rows.map((row) => within(row).getByRole('checkbox'));
  await user.click(boxes[1] ?? document.body);
  await user.click(boxes[3] ?? document.body);
  await user.click(within(rows[3] ?? document.body).getByRole('link', { name: /^Revisar aviso de/ }));
  expect(await screen.findByText('2 de 2')).toBeVisible();
});
