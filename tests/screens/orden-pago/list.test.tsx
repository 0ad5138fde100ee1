import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { mount } from '#support/mount.tsx';
import { server } from '#support/services.ts';

const open = async () => {
  const mounted = await mount('/seguros/orden-pago-admin-ex', { as: 'empresa' });
  await screen.findByRole('table', { name: 'Listado de órdenes de pago' });
  return mounted;
};
const bodies: Record<string, unknown>[] = [];
function record() {
  bodies.length = 0;
  server.events.on('request:start', async ({ request }) => {
    if (request.url.includes('OrdenPagoListar')) bodies.push(await request.clone().json());
  });
}

test('[R-2.6-01] [R-2.6-02] it asks from the first of the previous month to today', async () => {
  record();
  await open();
  expect(screen.getByLabelText('Fecha desde')).toHaveValue('01/10/2026');
  expect(screen.getByLabelText('Fecha hasta')).toHaveValue('20/11/2026');
  await waitFor(() =>
    expect(bodies[0]).toMatchObject({ FechaInicio: '2026-10-01', FechaFin: '2026-11-20', NombrePersona: '' }),
  );
});

test('[R-2.6-03] it shows the documented columns', async () => {
  await open();
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent?.trim());
  for (const name of [
    'Fecha Orden de Pago',
    'Detalle Novedades',
    'Código Transacción',
    'Total Bs.',
    'Datos del Pago',
    'Observación',
  ])
    expect(headers.some((header) => header?.includes(name))).toBe(true);
  expect((await screen.findAllByText(/^\d+\.\d{2}$/)).length).toBeGreaterThan(0);
});

test('Enter searches by the employee’s name, which is kept nowhere', async () => {
  record();
  const { user, router } = await open();
  await user.type(screen.getByLabelText('Nombre Empleado'), 'quispe{Enter}');
  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ NombrePersona: 'QUISPE' }));
  expect(router.state.location.search).not.toContain('QUISPE');
  expect(JSON.stringify({ ...localStorage })).not.toContain('QUISPE');
});

test('dates are required and in order', async () => {
  const { user } = await open();
  const desde = screen.getByLabelText('Fecha desde');
  await user.clear(desde);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(desde).toHaveAccessibleDescription(expect.stringContaining('Debe ingresar la fecha desde.'));
  await user.type(desde, '21/11/2026');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(screen.getByLabelText('Fecha hasta')).toHaveAccessibleDescription(
    expect.stringContaining('La fecha hasta no puede ser menor que la fecha desde.'),
  );
});

test('nothing found, and a failure with the way to try again', async () => {
  server.use(http.post('*/OrdenPagoListar/', () => HttpResponse.json({ ok: true, Datos: [] }), { once: true }));
  const { user } = await open();
  expect(await screen.findByText('No se encontraron registros.')).toBeVisible();
  server.use(http.post('*/OrdenPagoListar/', () => new HttpResponse('', { status: 500 }), { once: true }));
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  const failure = within(await screen.findByRole('main'));
  expect(await failure.findByText('Ha ocurrido un error técnico. Pedimos disculpas.')).toBeVisible();
  await user.click(failure.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('table', { name: 'Listado de órdenes de pago' });
});
