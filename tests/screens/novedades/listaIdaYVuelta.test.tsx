import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { queryClient } from '#client/query.ts';
import { browser, localKeys } from '#lib/storage.ts';
import { ejemplo, leido, recordCalls } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { abrirLista, filas } from './lista.ts';

const LISTADO = '/ListaNovedadesParametro/';

/** Opens the list with its own filter, then the form of one of its notices. */
async function irAlAviso() {
  const { nombre, novedad } = await ejemplo('observado');
  const lista = await abrirLista();
  await lista.escribir('Fecha desde', '02/10/2026');
  await lista.user.selectOptions(lista.campo('Tipo de novedad'), 'AVISO DE ALTA DE COTIZANTE');
  const asked = recordCalls(LISTADO);
  await lista.buscar();
  // The old results are removed first, so that nobody presses a row that is about to disappear.
  await waitFor(() => {
    expect(asked.at(-1)).toMatchObject({ FechaDesde: '2026-10-02' });
    expect(queryClient.isFetching()).toBe(0);
  });
  await lista.user.click(await screen.findByRole('link', { name: `Editar aviso de ${nombre}` }));
  await screen.findByRole('heading', { level: 1, name: 'Registro de Alta de cotizante' });
  return { ...lista, novedad };
}

test('[F-9-15, E-2-03, E-2-07, E-3-10, E-2.1-05, E-2-08, E-3-09] opening a notice keeps its id and parent type, and the filter of the list', async () => {
  const { novedad } = await irAlAviso();
  expect(browser.read(localKeys.IdPersonaNovedad)).toBe(String(novedad().IdPersonaNovedad));
  expect(browser.read(localKeys.IdTipoNovedadPadre)).toBe('1');
  expect(browser.read(localKeys.idTipoNovedad)).toBe(String(novedad().IdTipoNovedad));
  expect(JSON.parse(localStorage.getItem('filtro-busqueda') ?? '')).toEqual({
    lista: 'aviso-alta-admin',
    filtro: { FechaDesde: '2026-10-02', FechaHasta: '2026-11-20', IdTipoNovedad: 1, IdEstadoProceso: 0 },
  });
});

test.each(['Salir', 'Avisos de alta', 'the menu'])(
  '[F-9-15, E-2-07, E-2-08, E-2.2-04, R-2.2-07, E-2.1-01, E-3-09, E-7.4-01] back from the form by %s, the filter is there and asked again',
  async (way) => {
    const { user, campo } = await irAlAviso();
    const calls = recordCalls(LISTADO);
    const main = within(screen.getByRole('main'));
    const menu = within(screen.getByRole('navigation', { name: 'Menú principal' }));
    if (way === 'Salir') await user.click(main.getByRole('button', { name: way }));
    else if (way === 'the menu') await user.click(menu.getByRole('link', { name: /^Avisos de alta/ }));
    else await user.click(main.getByRole('link', { name: way }));
    await filas();
    expect(campo('Fecha desde')).toHaveValue('02/10/2026');
    expect(campo('Tipo de novedad')).toHaveDisplayValue('AVISO DE ALTA DE COTIZANTE');
    await waitFor(() => expect(calls).toMatchObject([{ FechaDesde: '2026-10-02', IdTipoNovedad: 1 }]));
  },
);

test('[E-2.2-04, E-2.1-04, E-2.1-05] the staff who came from the list go back to it, not to their desk', async () => {
  const { nombre } = await ejemplo('declarado');
  const { user, router } = await abrirLista({ as: 'personal' });
  await user.type(screen.getByLabelText('Filtrar resultados'), nombre);
  await user.click(await screen.findByRole('link', { name: `Ver aviso de ${nombre}` }));
  await user.click(await screen.findByRole('button', { name: 'Salir' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/seguros/aviso-alta-admin'));
});

test('[F-2.2-05, E-2-09, E-5.1-07, F-9-05, F-9-06] from anywhere else the filter is forgotten and the defaults apply', async () => {
  const { user, campo } = await irAlAviso();
  await user.click(screen.getByRole('link', { name: 'Inicio' }));
  await screen.findByRole('heading', { level: 1, name: /^Buen/ });
  const menu = within(screen.getByRole('navigation', { name: 'Menú principal' }));
  await user.click(menu.getByRole('link', { name: /^Avisos de alta/ }));
  await filas();
  expect(campo('Fecha desde')).toHaveValue('01/11/2026');
  expect(campo('Tipo de novedad')).toHaveDisplayValue('TODAS LAS NOVEDADES');
  expect(browser.read(localKeys.filtroBusqueda)).toBe('');
});

test('[E-2.1-02, E-7.4-03, E-9-12, F-9-08, E-1-04] Nuevo asks for the type, of three that are read in one call, or nothing happens', async () => {
  const asked: unknown[] = [];
  server.use(http.get('*/obtieneNovedadesPadre/:ids', ({ params }) => void asked.push(params.ids)));
  const { user, router } = await abrirLista();
  await user.click(screen.getByRole('button', { name: 'Nuevo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Seleccione Tipo Aviso Alta' }));
  expect(
    dialog.getAllByRole('button').map((button) => button.textContent || button.getAttribute('aria-label')),
  ).toEqual(
    expect.arrayContaining(['Aviso de alta de cotizante', 'Alta de pasante', 'Alta de voluntario', 'Cancelar']),
  );
  await waitFor(() => expect(asked).toEqual(['1|8|10']));
  await leido();
  for (const name of ['Aviso de alta de cotizante', 'Alta de pasante', 'Alta de voluntario'])
    expect(dialog.getByRole('button', { name })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/seguros/aviso-alta-admin');
});

test.each([
  ['those that the services name', [8, 10], ['Alta de pasante', 'Alta de voluntario']],
  ['all of them if the services fail', null, ['Aviso de alta de cotizante', 'Alta de pasante', 'Alta de voluntario']],
] as const)(
  '[E-2.1-02, E-2.1-03, E-2.3-02, E-7.4-03, E-1-04, E-9-12, F-9-08, F-7.7-05] of the three types Nuevo offers %s',
  async (_, named, offered) => {
    const asked: unknown[] = [];
    server.use(
      http.get('*/obtieneNovedadesPadre/:ids', ({ params }) => {
        asked.push(params.ids);
        if (named === null) return new HttpResponse('', { status: 500 });
        const Datos = named.map((IdTipoNovedad) => ({ IdTipoNovedad, Novedad: 'X', IdTipoNovedadPadre: 0 }));
        return HttpResponse.json({ ok: true, Datos });
      }),
    );
    const { user } = await abrirLista();
    await user.click(screen.getByRole('button', { name: 'Nuevo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Seleccione Tipo Aviso Alta' }));
    await waitFor(() => expect(asked).toContain('1|8|10'));
    await leido();
    const types = dialog.getAllByRole('button', { name: /^(Aviso de alta|Alta) de / });
    expect(types.map((button) => button.textContent)).toEqual(offered);
    await user.click(dialog.getByRole('button', { name: 'Alta de voluntario' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Registro de Alta de voluntario' })).toBeVisible();
  },
);

test.each([
  ['Aviso de alta de cotizante', 'Registro de Alta de cotizante', '1'],
  ['Alta de pasante', 'Registro de Alta de pasante', '8'],
  ['Alta de voluntario', 'Registro de Alta de voluntario', '10'],
])('[E-2-03, E-2.1-03, E-2.2-01, E-1-04, F-9-15, E-2.1-02] %s opens %s', async (button, heading, tipo) => {
  const { user, router } = await abrirLista();
  await user.click(screen.getByRole('button', { name: 'Nuevo' }));
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(router.state.location.search).toBe(`?novedad=0&tipo=${tipo}`);
  expect(browser.read(localKeys.IdPersonaNovedad)).toBe('0');
  expect(browser.read(localKeys.IdTipoNovedadPadre)).toBe(tipo);
});

test('[E-2.1-07, E-2.1-08, E-2-09, E-5.1-07, F-9-05] [H22] coming back finds the results as they were left: order, free text, page and row', async () => {
  const { user, router } = await abrirLista({ search: '?desde=2025-12-01&hasta=2026-11-20&tipo=0&estado=0' });
  await user.click(screen.getByRole('button', { name: /^Nombre completo/ }));
  await user.type(screen.getByLabelText('Filtrar resultados'), 'a');
  await user.click(screen.getByRole('button', { name: 'Página 2' }));
  const left = await filas();
  const address = router.state.location.search;
  expect(new URLSearchParams(address).toString()).toMatch(/tamano=10&orden=nombre&pagina=2$/);
  const [, first] = within(screen.getByRole('main')).getAllByRole('link', { name: /^(Editar|Ver) aviso de / });
  if (!first) throw new Error('no row');
  await user.click(first);
  await user.click(await screen.findByRole('button', { name: 'Salir' }));
  await screen.findByRole('heading', { level: 1, name: 'Avisos de alta' });
  expect(await filas()).toEqual(left);
  expect(screen.getByLabelText('Filtrar resultados')).toHaveValue('a');
  await waitFor(() => expect(screen.getByRole('link', { name: first.getAttribute('aria-label') ?? '' })).toHaveFocus());
  await waitFor(() =>
    expect([...new URLSearchParams(router.state.location.search)].sort()).toEqual(
      [...new URLSearchParams(address)].sort(),
    ),
  );
});

test('[E-5.1-07, F-9-05] [H22] the menu entry of the same list starts over: filter, page, order and free text', async () => {
  const { user, campo, router } = await abrirLista({
    search: '?desde=2025-12-01&hasta=2026-11-20&tipo=0&estado=0&pagina=2&orden=nombre',
  });
  await user.type(campo('Filtrar resultados'), 'a');
  const menu = within(screen.getByRole('navigation', { name: 'Menú principal' }));
  await user.click(menu.getByRole('link', { name: /^Avisos de alta/ }));
  await waitFor(() => expect(campo('Fecha desde')).toHaveValue('01/11/2026'));
  expect(campo('Filtrar resultados')).toHaveValue('');
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('columnheader', { name: /^Fecha novedad/ })).toHaveAttribute('aria-sort', 'descending');
});

test('[E-2.1-07] [H22] turning a page keeps what is typed in the filter and not searched yet', async () => {
  const { user, campo, escribir, router } = await abrirLista({
    search: '?desde=2025-12-01&hasta=2026-11-20&tipo=0&estado=0',
  });
  await escribir('Fecha desde', '02/10/2026');
  await user.click(screen.getByRole('button', { name: 'Página 2' }));
  await waitFor(() => expect(router.state.location.search).toContain('pagina=2'));
  expect(campo('Fecha desde')).toHaveValue('02/10/2026');
});

test('[E-2.1-05, E-3-10, E-2-03, F-9-15] [H23] a press on a row opens its notice; on its box, or while text is selected, it does not', async () => {
  const { nombre } = await ejemplo('observado');
  const { user, router } = await abrirLista();
  const row = screen.getByRole('link', { name: `Editar aviso de ${nombre}` }).closest('tr') as HTMLElement;
  await user.click(within(row).getByRole('checkbox'));
  const cell = within(row).getByText(nombre);
  window.getSelection()?.selectAllChildren(cell);
  cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(router.state.location.pathname).toBe('/seguros/aviso-alta-admin');
  window.getSelection()?.removeAllRanges();
  await user.click(cell);
  await screen.findByRole('heading', { level: 1, name: 'Registro de Alta de cotizante' });
  expect(browser.read(localKeys.IdTipoNovedadPadre)).toBe('1');
});
