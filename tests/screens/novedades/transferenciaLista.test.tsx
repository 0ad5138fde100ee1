import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { toLocalDate } from '#lib/dates.ts';
import { browser, localKeys } from '#lib/storage.ts';
import { estadoPorId, padreDe } from '#sandbox/db/tipos.ts';
import { buildFilaNovedad } from '#support/builders.ts';
import { descargas } from '#support/descargas.ts';
import { datos, elegirNinguno, escribirPeriodo } from '#support/listas.ts';
import { mount } from '#support/mount.tsx';
import { recordCalls } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { noDeclarar } from './lista.ts';
import { conTransferencia, LISTA_TRANSFERENCIA } from './transferencia.ts';

const LISTADO = '/ListaNovedadesParametro/';

async function filas(): Promise<string[][]> {
  const table = await screen.findByRole('table', { name: 'Avisos de transferencia' });
  await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'));
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => datos(row).map((cell) => cell.textContent ?? ''));
}

/** The list of transfers, including one of the seed's people. */
async function abrir() {
  const transferencia = await conTransferencia('observado');
  const calls = recordCalls(LISTADO);
  const pagina = await mount(LISTA_TRANSFERENCIA, { as: 'empresa' });
  await filas();
  const campo = (label: string) => screen.getByLabelText(label);
  const buscar = () => pagina.user.click(screen.getByRole('button', { name: 'Buscar' }));
  return { ...pagina, ...transferencia, calls, campo, buscar };
}

test('[E-6-02, F-6-09, E-1-01, E-2.5-01, E-2.5-02, E-3-09, E-3-16, E-5.1-07, E-7.4-01, E-7.4-02, E-9-06, E-9-07, F-3.11-18, F-9-05, F-9-06, F-3.11-12, F-9-03, decision 5] three filters, the states under their own name, and one search', async () => {
  const { calls, campo } = await abrir();
  const filtros = within(screen.getByRole('form', { name: 'Filtros' }));
  expect(filtros.queryByLabelText('Tipo de novedad')).not.toBeInTheDocument();
  expect(filtros.queryByLabelText('Empresa')).not.toBeInTheDocument();
  expect(campo('Fecha desde')).toHaveValue('01/11/2026');
  expect(campo('Fecha hasta')).toHaveValue('20/11/2026');
  const estado = filtros.getByLabelText('Estado');
  expect(estado).toBeEnabled();
  expect(estado).toHaveValue('0');
  await waitFor(() => expect(within(estado).getAllByRole('option')).toHaveLength(5));
  expect(
    within(estado)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['TODOS LOS ESTADOS', 'REGISTRADO', 'OBSERVADO', 'DECLARADO', 'ACEPTADO']);
  for (const call of calls)
    expect(call).toEqual({
      FechaDesde: '2026-11-01',
      FechaHasta: '2026-11-20',
      IdEstadoProceso: 0,
      IdTipoNovedad: 7,
      IdEmpresa: 501,
      IdRegional: 1,
      IdCanal: 1,
    });
  expect(calls.length).toBeGreaterThan(0);
});

test('[E-3-09, E-6-01, E-7.4-01] the staff search the same channel, of every company', async () => {
  await conTransferencia('observado');
  const calls = recordCalls(LISTADO);
  await mount(LISTA_TRANSFERENCIA, { as: 'personal' });
  await filas();
  expect(calls).toMatchObject([{ IdTipoNovedad: 7, IdEmpresa: 0, IdRegional: 1, IdCanal: 1 }]);
});

test('[F-3.10-07] [E-2.5-03, E-2.1-06, E-3-10] its columns, and the state in its own colours', async () => {
  const { db, nombre, documento, row, id } = await abrir();
  const table = screen.getByRole('table', { name: 'Avisos de transferencia' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((one) => one.textContent?.split(',')[0]?.trim()),
  ).toEqual(['Nombre completo', 'Número de documento', 'Fecha novedad', 'Estado', 'Acciones']);
  const wanted = db.novedades
    .by('empresa', '501|1')
    .filter((n) => padreDe(n.IdTipoNovedad) === 7 && n.FechaNovedad >= '2026-11-01' && n.FechaNovedad <= '2026-11-20');
  expect(await filas()).toHaveLength(wanted.length);
  const cell = within(table).getByText(nombre);
  const dia = toLocalDate(row()?.FechaNovedad ?? '');
  expect((await filas()).find(([quien]) => quien === nombre)?.slice(0, 4)).toEqual([
    nombre,
    documento,
    dia,
    'Observado',
  ]);
  const state = estadoPorId(row()?.IdEstadoProceso ?? 0);
  const pill = within(cell.closest('tr') as HTMLElement).getByText('Observado');
  expect(pill.closest('.pill')).toHaveStyle({ '--pill-ground': state?.ColorFondo, '--pill-letter': state?.ColorLetra });
  const link = within(cell.closest('tr') as HTMLElement).getByRole('link', { name: `Editar aviso de ${nombre}` });
  expect(link).toHaveAttribute('href', `/seguros/aviso-transferencia-editar?novedad=${id}&tipo=7`);
  expect(link).toHaveTextContent(/^Editar$/);
});

test('[E-2.5-03, E-3-10, E-2.5-04, E-2.5-05] the CSV has the same columns, and says the same of a row', async () => {
  const { user, campo, nombre, documento } = await abrir();
  const files = descargas();
  await user.type(campo('Filtrar resultados'), nombre.toLowerCase());
  await waitFor(async () => expect(await filas()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['avisos-de-transferencia-2026-11-20.csv']));
  expect(new TextDecoder().decode(await files[0]?.bytes()).split('\r\n')).toEqual([
    'Nombre completo;Número de documento;Fecha novedad;Estado',
    `${nombre};${documento};17/11/2026;Observado`,
  ]);
});

test.each([
  ['Registrado', 'Editar'],
  ['Observado', 'Editar'],
  ['Declarado', 'Ver'],
  ['Aceptado', 'Ver'],
  ['Anulado', 'Ver'],
  ['En trámite', 'Ver'],
] as const)(
  '[E-2.5-03, E-3-10] the action of a transfer that is %s reads %s, and opens it',
  async (EstadoProceso, action) => {
    const row = buildFilaNovedad({ IdPersonaNovedad: 9001, IdTipoNovedadPadre: 7, EstadoProceso });
    server.use(http.post('*/ListaNovedadesParametro/', () => HttpResponse.json({ ok: true, Datos: [row] })));
    await mount(LISTA_TRANSFERENCIA, { as: 'empresa' });
    expect((await filas()).map(([quien]) => quien)).toEqual([row.NombreCompleto]);
    const link = screen.getByRole('link', { name: `${action} aviso de ${row.NombreCompleto}` });
    expect(link).toHaveTextContent(new RegExp(`^${action}$`));
    expect(link).toHaveAttribute('href', '/seguros/aviso-transferencia-editar?novedad=9001&tipo=7');
  },
);

test('[E-4-17] declaring from the list warns that it cannot be changed afterwards; Cancelar declares nothing', async () => {
  const { nombre, row } = await conTransferencia('registrado');
  const before = row();
  const { user } = await mount(LISTA_TRANSFERENCIA, { as: 'empresa' });
  await filas();
  await noDeclarar({ user }, nombre);
  expect(row()).toEqual(before);
});

test.each([
  ['Registrado', true],
  ['Observado', false],
  ['Declarado', false],
  ['Aceptado', false],
  // Nobody pays a transfer.
  ['Pagado', false],
  // The names the specification gives the states.
  ['AVISO_TRANSFERENCIA_REGISTRADO', true],
  ['AVISO_TRANSFERENCIA_OBSERVADO', false],
  ['AVISO_TRANSFERENCIA_DECLARADO', false],
  ['AVISO_TRANSFERENCIA_ACEPTADO', false],
] as const)(
  '[E-4-12, E-3-16] a selected transfer that is %s is offered to be declared: %s',
  async (EstadoProceso, offered) => {
    const row = buildFilaNovedad({ IdPersonaNovedad: 9001, IdTipoNovedadPadre: 7, EstadoProceso });
    server.use(http.post('*/ListaNovedadesParametro/', () => HttpResponse.json({ ok: true, Datos: [row] })));
    const { user } = await mount(LISTA_TRANSFERENCIA, { as: 'empresa' });
    expect(await filas()).toHaveLength(1);
    const selected = screen.getByRole('checkbox', { name: `Seleccionar ${row.NombreCompleto}` });
    await user.click(selected);
    expect(selected).toBeChecked();
    expect(screen.queryAllByRole('button', { name: 'Declarar 1' })).toHaveLength(offered ? 1 : 0);
  },
);

test('[E-2.5-04, E-2.5-05, E-8-09, F-8-14, E-2.1-04, E-2.3-04] free text over name, document, date and state, in any case', async () => {
  const { user, campo, nombre, persona } = await abrir();
  const narrowed = async (text: string) => {
    await user.clear(campo('Filtrar resultados'));
    await user.type(campo('Filtrar resultados'), text);
    return (await filas()).map(([name]) => name);
  };
  expect(await narrowed('beatriz')).toEqual([nombre]);
  expect(await narrowed(persona.NumeroDocumento)).toEqual([nombre]);
  expect(await narrowed('17/11')).toContain(nombre);
  expect(await narrowed('OBSERV')).toContain(nombre);
  await narrowed('ninguno así');
  expect(screen.getByText('Ningún resultado para ninguno así.')).toBeVisible();
});

test('[E-2.5-04, E-2.1-07, E-2.3-04, E-7.4-01] ten rows a page', async () => {
  const { user, calls, buscar } = await abrir();
  const rows = Array.from({ length: 12 }, (_, at) => buildFilaNovedad({ IdPersonaNovedad: 9000 + at }));
  server.use(http.post('*/ListaNovedadesParametro/', () => HttpResponse.json({ ok: true, Datos: rows })));
  const before = calls.length;
  await buscar();
  await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  await waitFor(async () => expect(await filas()).toHaveLength(10));
  await user.click(screen.getByRole('button', { name: 'Página siguiente' }));
  expect(await filas()).toHaveLength(2);
});

test('[E-8-08, F-8-14, E-7.4-01] nothing found is said', async () => {
  server.use(http.post('*/ListaNovedadesParametro/', () => HttpResponse.json({ ok: true, Datos: [] })));
  await mount(LISTA_TRANSFERENCIA, { as: 'empresa' });
  expect(await screen.findByText('No se encontraron registros.')).toBeVisible();
});

test('[E-5.1-01, E-5.1-02, E-5.1-06, E-2.5-01] an invalid filter asks nothing', async () => {
  const { user, campo, calls, buscar } = await abrir();
  const before = calls.length;
  await user.clear(campo('Fecha desde'));
  await user.clear(campo('Fecha hasta'));
  await buscar();
  await waitFor(() => expect(campo('Fecha hasta')).toHaveAccessibleDescription(/Debe ingresar la fecha hasta\./));
  expect(campo('Fecha desde')).toHaveAccessibleDescription(/Debe ingresar la fecha desde\./);
  for (const label of ['Fecha desde', 'Fecha hasta']) expect(campo(label)).toBeInvalid();
  expect(calls).toHaveLength(before);
});

test('[E-5.1-05, E-5.1-06] a state that is none is missed in words of its own, and nothing is asked', async () => {
  const { user, campo, calls, buscar } = await abrir();
  const before = calls.length;
  await within(campo('Estado')).findByRole('option', { name: 'OBSERVADO' });
  await elegirNinguno({ user }, campo('Estado'));
  await buscar();
  await waitFor(() => expect(campo('Estado')).toHaveAccessibleDescription(/Debe seleccionar un estado\./));
  expect(campo('Estado')).toBeInvalid();
  expect(calls).toHaveLength(before);
});

test('[F-9-03] [E-2.5-01, E-3-09, E-7.4-01, E-9-07] the days that are typed are the ones it searches, of the same channel', async () => {
  const { user, calls, buscar } = await abrir();
  const before = calls.length;
  await escribirPeriodo({ user }, '10/11/2026', '18/11/2026');
  await buscar();
  const asked = { FechaDesde: '2026-11-10', FechaHasta: '2026-11-18', IdEstadoProceso: 0, IdTipoNovedad: 7 };
  await waitFor(() =>
    expect(calls.slice(before)).toMatchObject([{ ...asked, IdCanal: 1, IdEmpresa: 501, IdRegional: 1 }]),
  );
});

test('[F-9-15, E-2-08, E-2-03, E-2-07, E-2.5-01, E-2.5-03, E-3-09, E-7.4-01, E-7.4-02] a chosen state is searched for and remembered over a visit to a notice', async () => {
  const { user, campo, calls, buscar, nombre, row, id } = await abrir();
  const estado = row()?.IdEstadoProceso ?? 0;
  const estados = within(screen.getByRole('form', { name: 'Filtros' })).getByLabelText('Estado');
  await within(estados).findByRole('option', { name: 'OBSERVADO' });
  await user.selectOptions(estados, 'OBSERVADO');
  await buscar();
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ IdEstadoProceso: estado, IdTipoNovedad: 7 }));
  await filas();
  await user.click(screen.getByRole('link', { name: `Editar aviso de ${nombre}` }));
  await screen.findByRole('heading', { level: 1, name: 'Aviso de transferencia' });
  expect(browser.read(localKeys.IdPersonaNovedad)).toBe(String(id));
  expect(JSON.parse(localStorage.getItem('filtro-busqueda-admin-tranferencia') ?? '')).toEqual({
    lista: 'aviso-transferencia-admin',
    filtro: { FechaDesde: '2026-11-01', FechaHasta: '2026-11-20', IdTipoNovedad: 7, IdEstadoProceso: estado },
  });
  const before = calls.length;
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Salir' }));
  await filas();
  expect(campo('Estado')).toHaveDisplayValue('OBSERVADO');
  await waitFor(() => expect(calls.slice(before)).toMatchObject([{ IdEstadoProceso: estado, IdTipoNovedad: 7 }]));
});

test('[E-2-09, F-9-06, E-5.1-07] from anywhere else the state that was asked for is forgotten', async () => {
  const { user, campo, calls, buscar } = await abrir();
  await within(campo('Estado')).findByRole('option', { name: 'OBSERVADO' });
  await user.selectOptions(campo('Estado'), 'OBSERVADO');
  await buscar();
  await waitFor(() => expect(calls.at(-1)).not.toMatchObject({ IdEstadoProceso: 0 }));
  await filas();
  expect(browser.read(localKeys.filtroTransferencia)).not.toBe('');
  await user.click(screen.getByRole('link', { name: 'Inicio' }));
  await screen.findByRole('heading', { level: 1, name: /^Buen/ });
  const menu = within(screen.getByRole('navigation', { name: 'Menú principal' }));
  await user.click(menu.getByRole('link', { name: /^Avisos de transferencia/ }));
  await filas();
  expect(campo('Estado')).toHaveDisplayValue('TODOS LOS ESTADOS');
  expect(browser.read(localKeys.filtroTransferencia)).toBe('');
});

test('[E-1-06, E-2.5-01] Nuevo opens the form at once: there is one kind of transfer', async () => {
  const { user, router } = await abrir();
  await user.click(screen.getByRole('button', { name: 'Nuevo' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/seguros/aviso-transferencia-editar'));
  expect(router.state.location.search).toBe('?novedad=0&tipo=7');
});
