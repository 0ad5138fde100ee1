import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { mount } from '#support/mount.tsx';
import { detener, ejemplo } from '#support/screens.ts';
import { server } from '#support/services.ts';

const falla = () => new HttpResponse('', { status: 500 });
const IGUALES = 'Los datos de la caja y de la BDPA son los mismos.';

/** The comparison of one of the seed's people, while some of its calls are pending or have failed. */
async function comparar(who: Ejemplo) {
  const { persona } = await ejemplo(who);
  return mount(`/seguros/personas-admin?persona=${persona.IdPersona}`, { as: 'personal' });
}
const panel = async () => within(await screen.findByRole('region', { name: 'Validación con la BDPA' }));

test('[F-7.5-08] that two records are the same is claimed when they have been compared, not before', async () => {
  const soltar = detener('*/CompararBDPACSBP');
  await comparar('activo');
  const told = await panel();
  expect(told.getByText('Comparando…')).toBeVisible();
  expect(told.queryByText(IGUALES)).toBeNull();
  soltar();
  expect(await told.findByText(IGUALES)).toBeVisible();
  expect(told.queryByText('Comparando…')).toBeNull();
});

test('[F-7.5-08] records that could not be compared are not called the same, until they are', async () => {
  server.use(http.post('*/CompararBDPACSBP', falla, { once: true }));
  const { user } = await comparar('activo');
  const told = await panel();
  expect(await told.findByText('No se informaron diferencias.')).toBeVisible();
  expect(told.queryByText(IGUALES)).toBeNull();
  const table = within(screen.getByRole('region', { name: 'Los registros, lado a lado' }));
  await user.click(await table.findByRole('button', { name: 'Reintentar' }));
  expect(await told.findByText(IGUALES)).toBeVisible();
});

test('[F-7.5-07] a datum agrees once every register has answered', async () => {
  const soltar = detener('*/SEGIPconsultaDatosPersonaV1');
  await comparar('activo');
  const found = () => screen.getByRole('rowheader', { name: 'Apellido paterno' }).closest('tr');
  await screen.findByRole('rowheader', { name: 'Apellido paterno' });
  // The fund and the registry have answered. The identity service is missing, and so is the verdict.
  await waitFor(() =>
    expect([...(found()?.querySelectorAll('td') ?? [])].filter((cell) => cell.textContent === 'Consultando…')).toEqual([
      found()?.querySelectorAll('td')[2],
      found()?.querySelectorAll('td')[3],
    ]),
  );
  soltar();
  await waitFor(() => expect(found()).toHaveTextContent(/Coincide$/));
});

test.each([
  ['BuscarPersonaCotizanteBDPA', 'Registro en la BDPA', 'Observado por la BDPA'],
  ['BDPASegurosPaciente', 'Seguros registrados en la BDPA', 'CSBP'],
])(
  '[F-7.4-01, F-7.5-08] %s: what the registry could not be asked for keeps its card, and is asked again',
  async (path, card, text) => {
    server.use(http.post(`*/${path}`, falla, { once: true }));
    const { user } = await comparar('bdpaObservado');
    const told = within(await screen.findByRole('region', { name: card }));
    await user.click(await told.findByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(within(screen.getByRole('region', { name: card })).getByText(text)).toBeVisible());
  },
);

test('[F-7.5-07] an identity service that was not reached is not one without a record of the person', async () => {
  let down = true;
  server.use(http.post('*/SEGIPconsultaDatosPersonaV1', () => (down ? falla() : undefined)));
  const { user } = await comparar('activo');
  const table = within(await screen.findByRole('region', { name: 'Los registros, lado a lado' }));
  expect(await table.findByText('No se pudo leer el registro de la persona en el SEGIP.')).toBeVisible();
  await waitFor(() => expect(table.getAllByText('Sin respuesta')).toHaveLength(6));
  expect(table.queryByText('Sin registro')).toBeNull();
  await waitFor(() => expect(table.getAllByText('Sin comparar con SEGIP')).toHaveLength(6));
  expect(table.queryByText('Coincide')).toBeNull();
  down = false;
  await user.click(table.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(table.queryByText('Sin respuesta')).toBeNull());
  await waitFor(() => expect(table.getAllByText('Coincide')).toHaveLength(6));
});

test('[F-7.5-01] a register that could not be asked is asked again where it is named', async () => {
  server.use(http.post('*/ValidarAsegurado', falla, { once: true }));
  const { user } = await comparar('activo');
  await user.click(await screen.findByRole('button', { name: 'Reintentar la consulta: Caja' }));
  expect(await screen.findByText('Asegurada')).toBeVisible();
});
