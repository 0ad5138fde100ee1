import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo } from '#support/screens.ts';
import { server } from '#support/services.ts';

const falla = () => new HttpResponse('', { status: 500 });
const IGUALES = 'Los datos de la caja y de la BDPA son los mismos.';

/** The comparison of one of the seed's people, while some of its calls are on their way or have failed. */
async function comparar(who: Ejemplo) {
  const { persona } = await ejemplo(who);
  return mount(`/seguros/personas-admin?persona=${persona.IdPersona}`, { as: 'personal' });
}
const panel = async () => within(await screen.findByRole('region', { name: 'Validación con la BDPA' }));

/** A call that is answered when it is let go. */
function detener(path: string): () => void {
  let soltar = (): void => undefined;
  const gate = new Promise<undefined>((resolve) => {
    soltar = () => resolve(undefined);
  });
  server.use(http.post(path, () => gate));
  return () => soltar();
}

test('that two records are the same is claimed when they have been compared, not before', async () => {
  const soltar = detener('*/CompararBDPACSBP');
  await comparar('activo');
  const told = await panel();
  expect(told.getByText('Comparando…')).toBeVisible();
  expect(told.queryByText(IGUALES)).toBeNull();
  soltar();
  expect(await told.findByText(IGUALES)).toBeVisible();
  expect(told.queryByText('Comparando…')).toBeNull();
});

test('records that could not be compared are not called the same, until they are', async () => {
  server.use(http.post('*/CompararBDPACSBP', falla, { once: true }));
  const { user } = await comparar('activo');
  const told = await panel();
  expect(await told.findByText('No se informaron diferencias.')).toBeVisible();
  expect(told.queryByText(IGUALES)).toBeNull();
  const table = within(screen.getByRole('region', { name: 'Los registros, lado a lado' }));
  await user.click(await table.findByRole('button', { name: 'Reintentar' }));
  expect(await told.findByText(IGUALES)).toBeVisible();
});

test('a datum agrees once every register has answered', async () => {
  const soltar = detener('*/SEGIPconsultaDatosPersonaV1');
  await comparar('activo');
  const found = () => screen.getByRole('rowheader', { name: 'Apellido paterno' }).closest('tr');
  await screen.findByRole('rowheader', { name: 'Apellido paterno' });
  // The fund and the registry have answered: what is missing is the identity service, and the verdict with it.
  await waitFor(() =>
    expect([...(found()?.querySelectorAll('td') ?? [])].filter((cell) => cell.textContent === 'Consultando…')).toEqual([
      found()?.querySelectorAll('td')[2],
      found()?.querySelectorAll('td')[3],
    ]),
  );
  soltar();
  await waitFor(() => expect(found()).toHaveTextContent(/Coincide$/));
});
