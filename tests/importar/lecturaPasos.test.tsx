import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '#client/session.ts';
import { borrarCopia } from '#features/importar/registrar/copia.ts';
import { barrerDiarios } from '#features/importar/registrar/diario.ts';
import { localKeys } from '#lib/storage.ts';
import { conCandados } from '#support/candados.ts';
import { mount } from '#support/mount.tsx';
import { atTestEnd } from '#support/testEnd.ts';
import { fixture } from './apoyo.ts';

const RUTA = '/seguros/importar-planilla';
/** Longer than any journal is kept, in milliseconds. */
const MUCHO = 31 * 24 * 3_600_000;

const PROPIAS = new File(
  [
    [
      'Novedad;Carnet;Paterno;Materno;Nombre(s);F. Nac.;Fecha ingreso;Puesto;Sueldo Bs;Agencia',
      'ALTA;6843217;APAZA;CHOQUE;ROSA;12/05/1994;03/11/2026;CAJERA;3500;Agencia Central',
      'ALTA;12345678;FERNÁNDEZ DE CÓRDOVA Y PEÑARANDA;VDA. DE GUTIÉRREZ-IBÁÑEZ;MARÍA DE LOS ÁNGELES GUADALUPE;12/05/1994;03/11/2026;CAJERA;3500;Agencia Central',
      'ALTA;5120984;VARGAS;TÓRREZ;JUAN PABLO;12/05/1994;03/11/2026;CHOFER;3200;Sucursal El Alto',
    ].join('\n'),
  ],
  'propias.csv',
);

type User = Awaited<ReturnType<typeof mount>>['user'];

const boton = (name: string) => screen.findByRole('button', { name });

/** Leaves the screen, and forgets what it would offer to go on with. */
async function salir(): Promise<void> {
  const { user, empresa } = session.getState();
  cleanup();
  await borrarCopia({ usuario: user?.id_usuario ?? 0, empresa: empresa.IdEmpresa });
  await barrerDiarios(Date.now() + MUCHO);
}

async function enColumnas(): Promise<User> {
  const mounted = await mount(RUTA, { as: 'empresa' });
  await mounted.user.upload(await screen.findByLabelText('Elegir planilla'), PROPIAS);
  await waitFor(async () => expect(await boton('Continuar')).toBeEnabled());
  await mounted.user.click(await boton('Continuar'));
  await screen.findByRole('heading', { name: 'Columnas de su archivo' });
  return mounted.user;
}

const fila = (name: RegExp) => screen.findByRole('row', { name });
const lugares = () => screen.findByRole('region', { name: 'Ubicación empresa' });

beforeEach(() => {
  conCandados();
  atTestEnd(() => localStorage.removeItem(localKeys.columnas));
});

afterEach(salir);

test('[F4] step 1 tells how the file was read: its rows, what it is, and the empty rows that do not count', async () => {
  const { user } = await mount(RUTA, { as: 'empresa' });
  await user.upload(await screen.findByLabelText('Elegir planilla'), fixture('03-coma-sin-bom.csv'));
  expect(
    await screen.findByText(
      '4 filas · se enlazan sus columnas en el paso 2 · 2 filas vacías al final no cuentan',
      undefined,
    ),
  ).toBeVisible();
});

/** Links the text of two rows to VIACHA. */
async function enlazarCentral(user: User): Promise<void> {
  const central = within(await lugares()).getByRole('combobox', { name: /^Agencia Central/ });
  await user.click(central);
  await user.type(central, 'VIA');
  await user.click(await screen.findByRole('option', { name: /^VIACHA/ }));
}

test('[F3] a value of the file is linked once for its rows, and a probable one is proposed', async () => {
  const user = await enColumnas();
  const card = within(await lugares());
  expect(screen.getByText('propias.csv · 3 filas · punto y coma, UTF-8')).toBeVisible();
  expect(await fila(/^Agencia/)).toHaveTextContent('1 valor por enlazar');
  expect(card.getByText('1 por enlazar')).toBeVisible();
  expect(card.getByText('2 filas')).toBeVisible();
  expect(card.getByRole('combobox', { name: /^Sucursal El Alto/ })).toHaveValue('EL ALTO · LA PAZ');
  expect(card.getByText('Parecido: confirme')).toBeVisible();
  await enlazarCentral(user);
  expect(await fila(/^Agencia/)).toHaveTextContent('Enlazados');
  expect(card.queryByText('1 por enlazar')).toBeNull();
});

test('[F3] linked values are read as such, and are remembered with the columns', async () => {
  const user = await enColumnas();
  await enlazarCentral(user);
  await user.click(await boton('Continuar'));
  await screen.findByText(/comprobadas con la caja a las/);
  expect(screen.queryByText(/no está en la lista/)).toBeNull();
  await salir();

  await enColumnas();
  expect(await fila(/^Agencia/)).toHaveTextContent('Recordada');
  expect(screen.queryByRole('region', { name: 'Ubicación empresa' })).toBeNull();
});

test('[F3] values may be linked later: their rows wait with a problem', async () => {
  const user = await enColumnas();
  await lugares();
  expect(
    screen.getByText('Puede continuar y enlazar los valores después: sus filas quedarán «Con problema».'),
  ).toBeVisible();
  await user.click(await boton('Continuar'));
  expect((await screen.findAllByText(/Agencia Central» no está en la lista/)).length).toBeGreaterThan(0);
});

test('[F3] a column chosen by hand shows its values; one left out is left out of the next file too', async () => {
  const user = await enColumnas();
  await lugares();
  const agencia = screen.getByRole('combobox', { name: 'Agencia: En el portal' });
  await user.selectOptions(agencia, 'No importar');
  await waitFor(() => expect(screen.queryByText('1 por enlazar')).toBeNull());
  await user.selectOptions(agencia, 'Ubicación empresa');
  expect(within(await lugares()).getByText('1 por enlazar')).toBeVisible();
  await user.selectOptions(agencia, 'No importar');
  await user.click(await boton('Continuar'));
  await screen.findByText(/comprobadas con la caja a las/);
  await salir();

  await enColumnas();
  expect(await fila(/^Agencia/)).toHaveTextContent('Se deja fuera');
  expect(screen.getByRole('combobox', { name: 'Agencia: En el portal' })).toHaveDisplayValue('No importar');
});

test('[F3] what is not to be remembered is not', async () => {
  const user = await enColumnas();
  await user.click(
    screen.getByRole('checkbox', { name: /^Recordar estas columnas y valores para Banco Altiplano S\.A\./ }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Agencia: En el portal' }), 'No importar');
  await user.click(await boton('Continuar'));
  await screen.findByText(/comprobadas con la caja a las/);
  await salir();
  await enColumnas();
  await lugares();
  expect(await fila(/^Agencia/)).toHaveTextContent('1 valor por enlazar');
});
