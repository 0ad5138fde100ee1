import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { fromLocalDate } from '#lib/dates.ts';
import { browser, localKeys } from '#lib/storage.ts';
import { buildFilaNovedad } from '#support/builders.ts';
import { descargas } from '#support/descargas.ts';
import { type Apertura, abrirListaDe, elegirNinguno, escribirPeriodo, filasDe, opciones } from '#support/listas.ts';
import { leido, recordCalls } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { conBaja, LISTA_BAJA } from './baja.ts';
import { noDeclarar } from './lista.ts';

const LISTADO = '/ListaNovedadesParametro/';

const filas = () => filasDe('Avisos de baja');

const abrirLista = (opened: Apertura = {}) => abrirListaDe(LISTA_BAJA, 'Avisos de baja', opened);

describe('the list of terminations', () => {
  test('[E-6-02, F-6-09, E-2.3-01, E-2.3-05, E-1-01, E-3-09, E-7.4-01, E-9-07, F-9-03, F-9-06, E-5.1-07, E-2.1-08] starts with the month, all types and states: one search a type, merged newest first', async () => {
    const calls = recordCalls(LISTADO);
    const { campo } = await abrirLista({ search: '?desde=2025-11-21&hasta=2026-11-20' });
    expect(calls.map((body) => (body as { IdTipoNovedad: number }).IdTipoNovedad).sort((a, b) => a - b)).toEqual([
      6, 9, 11,
    ]);
    for (const body of calls)
      expect(body).toEqual({
        ...{ FechaDesde: '2025-11-21', FechaHasta: '2026-11-20', IdEstadoProceso: 0 },
        ...{ IdTipoNovedad: expect.any(Number), IdEmpresa: 501, IdRegional: 1 },
      });
    const dates = (await filas()).map((cells) => fromLocalDate(cells[2] ?? ''));
    expect(dates.length).toBeGreaterThan(3);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(opciones(campo('Tipo de novedad'))).toEqual([
      'TODAS LAS NOVEDADES',
      'AVISO DE BAJA DE COTIZANTE',
      'BAJA DE PASANTE',
      'BAJA DE VOLUNTARIO',
    ]);
    expect(campo('Estado')).toHaveDisplayValue('TODOS LOS ESTADOS');
    for (const label of ['Tipo de novedad', 'Estado']) expect(campo(label)).toHaveValue('0');
  });

  test('[E-2.3-05, E-2.3-03, E-3-10] what the three searches find stands together, newest first', async () => {
    const dias = new Map([
      [6, '12/11/2026'],
      [9, '18/11/2026'],
      [11, '03/11/2026'],
    ]);
    server.use(
      http.post('*/ListaNovedadesParametro/', async ({ request }) => {
        const { IdTipoNovedad } = (await request.json()) as { IdTipoNovedad: number };
        const FechaNovedad = dias.get(IdTipoNovedad) ?? '';
        const row = { IdPersonaNovedad: 9000 + IdTipoNovedad, IdTipoNovedadPadre: IdTipoNovedad, FechaNovedad };
        return HttpResponse.json({ ok: true, Datos: [buildFilaNovedad({ ...row, Novedad: `TIPO ${IdTipoNovedad}` })] });
      }),
    );
    await abrirLista();
    expect((await filas()).map(([, , fecha, tipo]) => [fecha, tipo])).toEqual([
      ['18/11/2026', 'TIPO 9'],
      ['12/11/2026', 'TIPO 6'],
      ['03/11/2026', 'TIPO 11'],
    ]);
    expect(screen.getAllByRole('link', { name: /^Editar aviso de / }).map((link) => link.getAttribute('href'))).toEqual(
      [9, 6, 11].map((tipo) => `/seguros/aviso-baja-editar?novedad=${9000 + tipo}&tipo=${tipo}`),
    );
  });

  test('[E-7.4-02, E-2.3-01, E-5.1-07, F-9-05, F-9-06, E-3-15, E-2.1-09, E-3-09, E-7.4-01] a type brings its own states, and both narrow the search of the month', async () => {
    const { user, campo, buscar } = await abrirLista();
    expect(campo('Tipo de novedad')).toHaveDisplayValue('TODAS LAS NOVEDADES');
    expect(campo('Estado')).toHaveDisplayValue('TODOS LOS ESTADOS');
    expect(campo('Fecha desde')).toHaveValue('01/11/2026');
    expect(campo('Fecha hasta')).toHaveValue('20/11/2026');
    await user.selectOptions(campo('Tipo de novedad'), 'AVISO DE BAJA DE COTIZANTE');
    await waitFor(() => expect(opciones(campo('Estado'))).toContain('DECLARADO'));
    await user.selectOptions(campo('Estado'), 'DECLARADO');
    const calls = recordCalls(LISTADO);
    await buscar();
    const mes = { FechaDesde: '2026-11-01', FechaHasta: '2026-11-20' };
    await waitFor(() => expect(calls).toMatchObject([{ ...mes, IdTipoNovedad: 6, IdEstadoProceso: 15 }]));
  });

  test('[F-9-03] [E-2.1-09, E-2.3-01, E-2.3-05, E-3-09, E-7.4-01, E-9-07] another type lets the chosen state go, and the days that are typed are the ones it searches', async () => {
    const { user, campo, buscar } = await abrirLista();
    await user.selectOptions(campo('Tipo de novedad'), 'AVISO DE BAJA DE COTIZANTE');
    await waitFor(() => expect(opciones(campo('Estado'))).toContain('DECLARADO'));
    await user.selectOptions(campo('Estado'), 'DECLARADO');
    await user.selectOptions(campo('Tipo de novedad'), 'BAJA DE PASANTE');
    expect(campo('Estado')).toHaveDisplayValue('TODOS LOS ESTADOS');
    await escribirPeriodo({ user }, '10/11/2026', '18/11/2026');
    const calls = recordCalls(LISTADO);
    await buscar();
    const dias = { FechaDesde: '2026-11-10', FechaHasta: '2026-11-18' };
    await waitFor(() => expect(calls).toMatchObject([{ ...dias, IdTipoNovedad: 9, IdEstadoProceso: 0 }]));
    // All types again: three searches, of no state.
    await waitFor(() => expect(opciones(campo('Estado'))).toContain('OBSERVADO'));
    await user.selectOptions(campo('Estado'), 'OBSERVADO');
    await user.selectOptions(campo('Tipo de novedad'), 'TODAS LAS NOVEDADES');
    expect(campo('Estado')).toHaveDisplayValue('TODOS LOS ESTADOS');
    await escribirPeriodo({ user }, '11/11/2026', '18/11/2026');
    const todas = recordCalls(LISTADO);
    await buscar();
    await waitFor(() => expect(todas).toHaveLength(3));
    for (const IdTipoNovedad of [6, 9, 11]) expect(todas).toContainEqual(expect.objectContaining({ IdTipoNovedad }));
    for (const body of todas) expect(body).toMatchObject({ FechaDesde: '2026-11-11', IdEstadoProceso: 0 });
  });

  test('[E-5.1-03, E-5.1-04, E-5.1-06] a type or a state that is none is told, and nothing is asked for', async () => {
    const { user, campo, buscar } = await abrirLista();
    const calls = recordCalls(LISTADO);
    await elegirNinguno({ user }, campo('Tipo de novedad'));
    await buscar();
    expect(await screen.findByText('Debe seleccionar tipo novedad.')).toBeVisible();
    await user.selectOptions(campo('Tipo de novedad'), 'AVISO DE BAJA DE COTIZANTE');
    await waitFor(() => expect(opciones(campo('Estado'))).toContain('DECLARADO'));
    await elegirNinguno({ user }, campo('Estado'));
    await buscar();
    expect(await screen.findByText('Debe seleccionar estado proceso.')).toBeVisible();
    expect(calls).toEqual([]);
  });

  test.each([
    ['AVISO DE BAJA DE COTIZANTE', 6],
    ['BAJA DE PASANTE', 9],
    ['BAJA DE VOLUNTARIO', 11],
  ])('[E-3-15, E-2.1-09, E-7.4-02, E-2.3-01] %s has the five states, its own', async (tipo, IdTipoNovedad) => {
    const { idDeEstado } = await import('#sandbox/db/tipos.ts');
    const { user, campo, buscar } = await abrirLista();
    await user.selectOptions(campo('Tipo de novedad'), tipo);
    await waitFor(() =>
      expect(opciones(campo('Estado'))).toEqual(
        expect.arrayContaining(['REGISTRADO', 'OBSERVADO', 'DECLARADO', 'ACEPTADO', 'PAGADO']),
      ),
    );
    await user.selectOptions(campo('Estado'), 'OBSERVADO');
    const calls = recordCalls(LISTADO);
    await buscar();
    const IdEstadoProceso = idDeEstado(IdTipoNovedad, 'observado');
    await waitFor(() => expect(calls).toMatchObject([{ IdTipoNovedad, IdEstadoProceso }]));
  });

  test('[E-5.1-01, E-5.1-02, E-5.1-06, E-2.3-01] without its dates nothing is asked for', async () => {
    const { user, campo, buscar } = await abrirLista();
    await user.clear(campo('Fecha desde'));
    await user.clear(campo('Fecha hasta'));
    const calls = recordCalls(LISTADO);
    await buscar();
    expect(await screen.findByText('Debe ingresar la fecha desde.')).toBeVisible();
    expect(screen.getByText('Debe ingresar la fecha hasta.')).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('[E-8-08, F-8-14, E-7.4-01] nothing found is said', async () => {
    server.use(http.post('*/ListaNovedadesParametro/', () => HttpResponse.json({ ok: true, Datos: [] })));
    await abrirLista();
    expect(await screen.findByText('No se encontraron registros.')).toBeVisible();
  });

  test('[E-2.3-03, E-3-10, E-2.1-05, E-2.1-06, E-2.1-04, E-2.3-04] a row says name, document, date, type, paid, state, and opens its form', async () => {
    const { nombre, documento, id, row } = await conBaja('registrado');
    const { estadoPorId } = await import('#sandbox/db/tipos.ts');
    const state = estadoPorId(row()?.IdEstadoProceso ?? 0);
    const { user } = await abrirLista();
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent?.split(',')[0]);
    expect(heads).toEqual([
      ...['Nombre completo', 'Número de documento', 'Fecha novedad', 'Tipo novedad', 'Pagado', 'Estado'],
      ...['Plazo', 'Acciones'],
    ]);
    await user.type(screen.getByLabelText('Filtrar resultados'), nombre.toLowerCase());
    await waitFor(async () => expect(await filas()).toHaveLength(1));
    expect((await filas())[0]?.slice(0, 6)).toEqual([
      nombre,
      documento,
      '17/11/2026',
      'BAJA DE COTIZANTE',
      'No',
      'Registrado',
    ]);
    expect(within(screen.getByRole('table')).getByText('Registrado').closest('.pill')).toHaveStyle({
      '--pill-ground': state?.ColorFondo,
      '--pill-letter': state?.ColorLetra,
    });
    const link = screen.getByRole('link', { name: `Editar aviso de ${nombre}` });
    expect(link).toHaveAttribute('href', `/seguros/aviso-baja-editar?novedad=${id}&tipo=6`);
    expect(link).toHaveTextContent(/^Editar$/);
  });

  test('[E-2.3-03, E-3-10, E-2.3-04, E-2.1-04] the CSV says the same of a row, here of a paid one', async () => {
    const { nombre, documento } = await conBaja('pagado', { Pagado: true });
    const { user, campo } = await abrirLista();
    const files = descargas();
    await user.type(campo('Filtrar resultados'), nombre.toLowerCase());
    await waitFor(async () => expect(await filas()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['avisos-de-baja-2026-11-20.csv']));
    const lines = new TextDecoder().decode(await files[0]?.bytes()).split('\r\n');
    expect(lines.map((line) => line.split(';').slice(0, 6))).toEqual([
      ['Nombre completo', 'Número de documento', 'Fecha novedad', 'Tipo novedad', 'Pagado', 'Estado'],
      [nombre, documento, '17/11/2026', 'BAJA DE COTIZANTE', 'Sí', 'Pagado'],
    ]);
    expect((await filas())[0]?.slice(0, 6)).toEqual(lines[1]?.split(';').slice(0, 6));
  });

  test.each([
    ['Registrado', 'Editar'],
    ['Observado', 'Editar'],
    ['Declarado', 'Ver'],
    ['Pagado', 'Ver'],
    ['Aceptado', 'Ver'],
    ['Anulado', 'Ver'],
    ['En trámite', 'Ver'],
  ] as const)(
    '[E-2.3-03, E-3-10] the action of one that is %s reads %s, and opens it',
    async (EstadoProceso, action) => {
      const row = buildFilaNovedad({ IdPersonaNovedad: 9001, IdTipoNovedadPadre: 6, EstadoProceso });
      server.use(
        http.post('*/ListaNovedadesParametro/', async ({ request }) => {
          const { IdTipoNovedad } = (await request.clone().json()) as { IdTipoNovedad: number };
          return HttpResponse.json({ ok: true, Datos: IdTipoNovedad === 6 ? [row] : [] });
        }),
      );
      await abrirLista();
      expect((await filas()).map(([name]) => name)).toEqual([row.NombreCompleto]);
      const link = screen.getByRole('link', { name: `${action} aviso de ${row.NombreCompleto}` });
      expect(link).toHaveTextContent(new RegExp(`^${action}$`));
      expect(link).toHaveAttribute('href', '/seguros/aviso-baja-editar?novedad=9001&tipo=6');
    },
  );

  test('[E-4-16] declaring from the list warns that it cannot be changed afterwards; Cancelar declares nothing', async () => {
    const { nombre, row } = await conBaja('registrado');
    const before = row();
    const { user, campo } = await abrirLista();
    await user.type(campo('Filtrar resultados'), nombre.toLowerCase());
    await waitFor(async () => expect(await filas()).toHaveLength(1));
    await noDeclarar({ user }, nombre);
    expect(row()).toEqual(before);
  });

  test.each([
    ['Registrado', true],
    ['Pagado', true],
    ['Observado', false],
    ['Declarado', false],
    ['Aceptado', false],
    // The names the specification gives the states.
    ['AVISO_BAJA_REGISTRADO', true],
    ['NOVEDAD_BAJA_PASANTE_REGISTRADO', true],
    ['NOVEDAD_BAJA_VOLUNTARIO_PAGADO', true],
    ['AVISO_BAJA_OBSERVADO', false],
  ] as const)(
    '[E-4-11, E-3-15] a selected one that is %s is offered to be declared: %s',
    async (EstadoProceso, offered) => {
      const row = buildFilaNovedad({ IdPersonaNovedad: 9001, IdTipoNovedadPadre: 6, EstadoProceso });
      server.use(
        http.post('*/ListaNovedadesParametro/', async ({ request }) => {
          const { IdTipoNovedad } = (await request.clone().json()) as { IdTipoNovedad: number };
          return HttpResponse.json({ ok: true, Datos: IdTipoNovedad === 6 ? [row] : [] });
        }),
      );
      const { user } = await abrirLista();
      expect(await filas()).toHaveLength(1);
      const selected = screen.getByRole('checkbox', { name: `Seleccionar ${row.NombreCompleto}` });
      await user.click(selected);
      expect(selected).toBeChecked();
      expect(screen.queryAllByRole('button', { name: 'Declarar 1' })).toHaveLength(offered ? 1 : 0);
    },
  );

  /** Twelve terminations of contributors. */
  const responderDoce = () =>
    server.use(
      http.post('*/ListaNovedadesParametro/', async ({ request }) => {
        const { IdTipoNovedad } = (await request.clone().json()) as { IdTipoNovedad: number };
        const rows = Array.from({ length: 12 }, (_, at) =>
          buildFilaNovedad({ IdPersonaNovedad: 9000 + at, NombreCompleto: `QUISPE Z${at}Z` }),
        );
        return HttpResponse.json({ ok: true, Datos: IdTipoNovedad === 6 ? rows : [] });
      }),
    );

  test('[E-2.3-04, E-2.1-07, E-2.1-04, E-2.5-04] ten rows a page, and free text over all of them', async () => {
    responderDoce();
    const { user } = await abrirLista();
    expect(await filas()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Página siguiente' }));
    expect(await filas()).toHaveLength(2);
    await user.type(screen.getByLabelText('Filtrar resultados'), 'z7z');
    await waitFor(async () => expect((await filas()).map(([name]) => name)).toEqual(['QUISPE Z7Z']));
  });

  test('[E-2.3-04, E-2.1-07, E-2.1-04, E-2.5-04] a free text stays when the page is turned, and when another number of rows is chosen', async () => {
    responderDoce();
    const { user } = await abrirLista();
    const texto = () => screen.getByLabelText('Filtrar resultados');
    // Nothing was searched, sorted or chosen before.
    await user.type(texto(), 'z1');
    await waitFor(async () => expect(await filas()).toHaveLength(3));
    await user.clear(texto());
    await user.type(texto(), 'quispe z');
    await user.click(screen.getByRole('button', { name: 'Página siguiente' }));
    expect(await filas()).toHaveLength(2);
    expect(texto()).toHaveValue('quispe z');
    await user.clear(texto());
    await user.type(texto(), 'z1');
    await user.selectOptions(screen.getByLabelText('Filas por página'), '25 por página');
    await leido();
    expect(texto()).toHaveValue('z1');
    expect(await filas()).toHaveLength(3);
  });

  test('[F-9-15, E-1-05, E-2.3-02, E-2.1-02, E-7.4-03, E-2-03] Nuevo asks for one of the three types, or is cancelled', async () => {
    const { user, router } = await abrirLista();
    await user.click(screen.getByRole('button', { name: 'Nuevo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Seleccione Tipo Aviso Baja' }));
    await leido();
    for (const name of ['Aviso de baja de cotizante', 'Baja de pasante', 'Baja de voluntario'])
      expect(dialog.getByRole('button', { name })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Nuevo' }));
    await user.click(await screen.findByRole('button', { name: 'Baja de pasante' }));
    await screen.findByRole('heading', { level: 1, name: 'Registro de Baja de pasante' });
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
      '/seguros/aviso-baja-editar?novedad=0&tipo=9',
    );
    expect(browser.read(localKeys.IdPersonaNovedad)).toBe('0');
  });

  test.each([
    ['Aviso de baja de cotizante', 'Registro de Baja de cotizante', '6'],
    ['Baja de voluntario', 'Registro de Baja de voluntario', '11'],
  ])('[E-1-05, E-2.3-02, E-2.1-03] %s opens %s', async (button, heading, tipo) => {
    const { user, router } = await abrirLista();
    await user.click(screen.getByRole('button', { name: 'Nuevo' }));
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(router.state.location.search).toBe(`?novedad=0&tipo=${tipo}`);
  });

  test('the staff looks and begins none', async () => {
    await abrirLista({ as: 'personal' });
    expect(screen.queryByRole('button', { name: 'Nuevo' })).toBeNull();
  });
});

describe('its filter', () => {
  /** Opens the list with its own filter, then the form of one of its notices. */
  async function irAlAviso() {
    const { nombre } = await conBaja('registrado');
    const lista = await abrirLista();
    await lista.user.selectOptions(lista.campo('Tipo de novedad'), 'AVISO DE BAJA DE COTIZANTE');
    await lista.buscar();
    await filas();
    await lista.user.click(await screen.findByRole('link', { name: `Editar aviso de ${nombre}` }));
    await screen.findByRole('heading', { level: 1, name: 'Registro de Baja de cotizante' });
    return lista;
  }

  test('[E-2-07, F-9-15, E-2-08, E-2.3-01, E-3-09] is there again on the way back from the form, and asked again', async () => {
    const { user, campo } = await irAlAviso();
    expect(JSON.parse(localStorage.getItem('filtro-busqueda') ?? '')).toMatchObject({
      lista: 'aviso-baja-admin',
      filtro: { FechaHasta: '2026-11-20', IdTipoNovedad: 6, IdEstadoProceso: 0 },
    });
    const calls = recordCalls(LISTADO);
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Salir' }));
    await filas();
    expect(campo('Tipo de novedad')).toHaveDisplayValue('AVISO DE BAJA DE COTIZANTE');
    await waitFor(() => expect(calls).toMatchObject([{ IdTipoNovedad: 6 }]));
  });

  test('[F-2.2-05, E-2-07, E-2-09, F-9-06, E-5.1-07, decision 56] is forgotten from anywhere else, also from the list of registrations', async () => {
    const { user, campo } = await irAlAviso();
    const menu = () => within(screen.getByRole('navigation', { name: 'Menú principal' }));
    await user.click(menu().getByRole('link', { name: /^Avisos de alta/ }));
    await screen.findByRole('heading', { level: 1, name: 'Avisos de alta' });
    expect(campo('Tipo de novedad')).toHaveDisplayValue('TODAS LAS NOVEDADES');
    await user.click(menu().getByRole('link', { name: /^Avisos de baja/ }));
    await screen.findByRole('heading', { level: 1, name: 'Avisos de baja' });
    await filas();
    expect(campo('Tipo de novedad')).toHaveDisplayValue('TODAS LAS NOVEDADES');
  });
});
