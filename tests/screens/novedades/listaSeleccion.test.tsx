import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { logout } from '#client/session.ts';
import { descargas } from '#support/descargas.ts';
import { abrirLista, filas, nombres } from './lista.ts';

const TODAS = { search: '?desde=2020-01-01&hasta=2099-12-31' };
const cabezas = () => screen.getAllByRole('columnheader').map((head) => head.textContent?.split(',')[0]);
const casilla = (name: string) => screen.getByRole('checkbox', { name });

test('[E-2.1-07] the selected notices are the ones that leave as a file, those of another page too', async () => {
  const { user } = await abrirLista(TODAS);
  const files = descargas();
  const [primera = ''] = await nombres();
  await user.click(casilla(`Seleccionar ${primera}`));
  await user.click(screen.getByRole('button', { name: 'Página siguiente' }));
  const segunda = (await nombres())[1] ?? '';
  await user.click(casilla(`Seleccionar ${segunda}`));
  expect(screen.getByText('2 seleccionados')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['avisos-de-alta-2026-11-20.csv']));
  const lines = new TextDecoder().decode(await files[0]?.bytes()).split('\r\n');
  expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual([primera, segunda]);
});

test('another state among the results leaves selected what it shows', async () => {
  const { user } = await abrirLista(TODAS);
  await user.click(casilla('Seleccionar página'));
  const todas = await filas();
  await user.click(screen.getByRole('button', { name: /^Observado/ }));
  const observados = todas.filter((row) => row.includes('Observado')).length;
  const texto = observados === 1 ? '1 seleccionado' : `${observados} seleccionados`;
  expect(observados > 0 ? screen.getByText(texto) : screen.queryByText(/seleccionado/)).toEqual(
    observados > 0 ? expect.anything() : null,
  );
});

test('[E-2.1-05, E-2.1-07] columns and rows a page outlive the visit of a notice, and signing out', async () => {
  const { user, unmount } = await abrirLista(TODAS);
  await user.click(screen.getByRole('button', { name: 'Columnas' }));
  await user.click(within(screen.getByRole('region', { name: 'Columnas' })).getByRole('checkbox', { name: 'Pagado' }));
  await user.selectOptions(screen.getByLabelText('Filas por página'), '25');
  await user.click(screen.getByRole('button', { name: 'Página 2' }));
  const segundaPagina = await nombres();
  await user.click(screen.getAllByRole('link', { name: /^(Editar|Ver) aviso de/ })[0] ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Salir' }));
  // The same people as before.
  await waitFor(async () => expect(await nombres()).toEqual(segundaPagina));
  logout();
  unmount();
  await abrirLista(TODAS);
  expect(await filas()).toHaveLength(25);
  expect(cabezas()).toEqual([
    'Nombre completo',
    'Número de documento',
    'Fecha novedad',
    'Tipo novedad',
    'Estado',
    'Plazo',
    'Acciones',
  ]);
});
