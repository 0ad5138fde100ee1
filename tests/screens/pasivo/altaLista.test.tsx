import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { fromLocalDate } from '#lib/dates.ts';
import { browser, localKeys } from '#lib/storage.ts';
import { buildFilaNovedad } from '#support/builders.ts';
import {
  type Apertura,
  abrirListaDe,
  elegirNinguno,
  escribirPeriodo,
  filasDe,
  opciones,
  periodosImposibles,
} from '#support/listas.ts';
import { question, recordCalls } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { conAlta, EDITAR, LISTA } from './alta.ts';
// A list opens its form. Loading the form's code for the first time within a test would use that test's time.
import '#engine/page/NovedadEditPage.tsx';
import '#features/pasivo/alta/definition.ts';

const LISTADO = '/ListaNovedadesParametro/';

const filas = () => filasDe('Altas de pasivos');

const abrirLista = (opened: Apertura = {}) => abrirListaDe(LISTA, 'Altas de pasivos', opened);

describe('the list of retirees’ registrations', () => {
  test('[F-6-09, R-2.2-01, R-2.2-08, R-5.1-04, R-6-04, R-3.2-04, R-9-01, F-9-03, R-9-08, F-3.11-12, R-2.2-04, R-9-07, E-1-01, E-2.1-08, E-3-09, E-5.1-07, E-7.4-01, F-9-05, F-9-06] starts with the month, all types and states: one search a type, merged newest first', async () => {
    const calls = recordCalls(LISTADO);
    const { campo } = await abrirLista();
    const asked = new Set(calls.map((body) => (body as { IdTipoNovedad: number }).IdTipoNovedad));
    expect([...asked].sort()).toEqual([21, 22, 23, 24]);
    for (const body of calls)
      expect(body).toMatchObject({
        ...{ IdEmpresa: 501, IdRegional: 1, IdEstadoProceso: 0, IdCanal: 1 },
        ...{ FechaDesde: '2026-11-01', FechaHasta: '2026-11-20' },
      });
    expect(opciones(campo('Tipos de novedad'))).toEqual([
      ...['TODAS LAS NOVEDADES', 'POR ALGORITMO', 'POR JUBILACIÓN', 'POR RESOLUCIÓN', 'DERECHO HABIENTE'],
    ]);
    expect(campo('Tipos de novedad')).toHaveDisplayValue('TODAS LAS NOVEDADES');
    expect(campo('Estado')).toHaveDisplayValue('TODOS LOS ESTADOS');
    expect(campo('Fecha desde')).toHaveValue('01/11/2026');
    expect(campo('Fecha hasta')).toHaveValue('20/11/2026');
    expect(screen.getByRole('button', { name: 'Buscar' })).toBeVisible();
  });

  test('[R-5.1-04, R-2.2-02, E-2.1-08] results are newest first by the real date', async () => {
    await abrirLista({ search: '?desde=2025-11-21&hasta=2026-11-20' });
    const dates = (await filas()).map((cells) => fromLocalDate(cells[2] ?? ''));
    expect(dates.length).toBeGreaterThan(2);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('[R-5.1-04, R-2.2-02, R-3.2-05, E-2.1-08, E-3-10] what the four searches find stands together, newest first', async () => {
    const dias = new Map([
      [21, '12/11/2026'],
      [22, '18/11/2026'],
      [23, '10/11/2026'],
      [24, '15/11/2026'],
    ]);
    server.use(
      http.post('*/ListaNovedadesParametro/', async ({ request }) => {
        const { IdTipoNovedad } = (await request.json()) as { IdTipoNovedad: number };
        const NombreCompleto = `QUISPE Z${IdTipoNovedad}Z`;
        const FechaNovedad = dias.get(IdTipoNovedad) ?? '';
        const row = { IdPersonaNovedad: 9000 + IdTipoNovedad, IdTipoNovedad, NombreCompleto, FechaNovedad };
        return HttpResponse.json({ ok: true, Datos: [buildFilaNovedad(row)] });
      }),
    );
    await abrirLista();
    expect((await filas()).map(([name, , fecha]) => [name, fecha])).toEqual([
      ['QUISPE Z22Z', '18/11/2026'],
      ['QUISPE Z24Z', '15/11/2026'],
      ['QUISPE Z21Z', '12/11/2026'],
      ['QUISPE Z23Z', '10/11/2026'],
    ]);
  });

  test('[F-9-03] [R-9-01] [R-4.1-01] [E-2.1-09] [E-3-09] [E-7.4-01] [E-7.4-02] [R-3.8-02] [R-2.2-01, R-3.2-04] a type brings its own states, and both narrow the search with the dates', async () => {
    const { user, campo, buscar } = await abrirLista();
    const { idDeEstado } = await import('#sandbox/db/tipos.ts');
    await user.selectOptions(campo('Tipos de novedad'), 'POR RESOLUCIÓN');
    await waitFor(() =>
      expect(opciones(campo('Estado'))).toEqual([
        ...['TODOS LOS ESTADOS', 'REGISTRADO', 'OBSERVADO', 'DECLARADO', 'ACEPTADO'],
      ]),
    );
    await user.selectOptions(campo('Estado'), 'DECLARADO');
    await escribirPeriodo({ user }, '10/11/2026', '18/11/2026');
    const calls = recordCalls(LISTADO);
    await buscar();
    const asked = { IdTipoNovedad: 23, IdEstadoProceso: idDeEstado(23, 'declarado') };
    await waitFor(() =>
      expect(calls).toMatchObject([{ ...asked, FechaDesde: '2026-11-10', FechaHasta: '2026-11-18' }]),
    );
  });

  test.each([
    ['POR ALGORITMO', 21],
    ['POR JUBILACIÓN', 22],
    ['POR RESOLUCIÓN', 23],
    ['DERECHO HABIENTE', 24],
  ] as const)(
    '[R-4.1-01, E-2.1-09, E-7.4-02, R-3.8-02] one %s has the four states of its own type',
    async (nombre, tipo) => {
      const { user, campo } = await abrirLista();
      const { idDeEstado } = await import('#sandbox/db/tipos.ts');
      const estados = (['registrado', 'observado', 'declarado', 'aceptado'] as const).map((estado) => [
        ...[String(idDeEstado(tipo, estado)), estado.toUpperCase()],
      ]);
      await user.selectOptions(campo('Tipos de novedad'), nombre);
      await waitFor(() => {
        const options = within(campo('Estado')).getAllByRole<HTMLOptionElement>('option');
        expect(options.slice(1).map(({ value, textContent }) => [value, textContent])).toEqual(estados);
      });
    },
  );

  test('[R-5.1-04, R-9-08, R-3.2-04, R-2.2-01, E-2.1-09, F-9-06, E-3-09] after one type all may be chosen again: its state is cleared, and the four are asked for', async () => {
    const { user, campo, buscar } = await abrirLista();
    await user.selectOptions(campo('Tipos de novedad'), 'POR RESOLUCIÓN');
    await waitFor(() => expect(opciones(campo('Estado'))).toContain('DECLARADO'));
    await user.selectOptions(campo('Estado'), 'DECLARADO');
    await user.selectOptions(campo('Tipos de novedad'), 'TODAS LAS NOVEDADES');
    await waitFor(() => expect(campo('Estado')).toHaveDisplayValue('TODOS LOS ESTADOS'));
    await escribirPeriodo({ user }, '10/11/2026', '18/11/2026');
    const calls = recordCalls(LISTADO);
    await buscar();
    const asked = (one: unknown) => expect.objectContaining({ IdTipoNovedad: one, IdEstadoProceso: 0 });
    await waitFor(() => expect(calls).toHaveLength(4));
    await waitFor(() => expect(calls).toEqual(expect.arrayContaining([21, 22, 23, 24].map(asked))));
  });

  test('[R-5.1-01, R-5.1-03, R-2.2-01, E-5.1-01, E-5.1-02, E-5.1-06, decision 13] without its dates nothing is asked for', async () => {
    const { user, campo, buscar } = await abrirLista();
    await user.clear(campo('Fecha desde'));
    await user.clear(campo('Fecha hasta'));
    const calls = recordCalls(LISTADO);
    await buscar();
    expect(await screen.findByText('Debe ingresar la fecha desde.')).toBeVisible();
    expect(screen.getByText('Debe ingresar la fecha hasta.')).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('[R-5.1-02, R-5.1-03] a type or a state that is none is told, and nothing is asked for', async () => {
    const { user, campo, buscar } = await abrirLista();
    const calls = recordCalls(LISTADO);
    const tipo = () => campo('Tipos de novedad');
    await elegirNinguno({ user }, tipo());
    await buscar();
    await waitFor(() => expect(tipo()).toHaveAccessibleDescription(/Debe seleccionar tipo novedad\./));
    expect(tipo()).toBeInvalid();
    await user.selectOptions(tipo(), 'POR RESOLUCIÓN');
    await waitFor(() => expect(opciones(campo('Estado'))).toContain('DECLARADO'));
    await elegirNinguno({ user }, campo('Estado'));
    await buscar();
    await waitFor(() => expect(campo('Estado')).toHaveAccessibleDescription('Debe seleccionar estado proceso.'));
    expect(campo('Estado')).toBeInvalid();
    expect(calls).toEqual([]);
  });

  test.each(periodosImposibles)(
    '[R-5.1-03, E-5.1-01, E-5.1-02, E-5.1-06] from "%s" to "%s" nothing is asked for: %s',
    async (desde, hasta, error) => {
      const opened = await abrirLista();
      await escribirPeriodo(opened, desde, hasta);
      const calls = recordCalls(LISTADO);
      await opened.buscar();
      expect(await screen.findByText(error)).toBeVisible();
      expect(calls).toEqual([]);
    },
  );

  test('[R-2.2-02, R-3.2-05, R-5.1-05, R-2.2-05, R-2.3-01, E-2.1-04, E-2.3-04, E-2.5-04, E-2.5-05, E-2.1-05, E-2.1-06, E-3-10, E-8-09, R-2.2-06] a row says name, document, date, type and state, is found by any of them, and opens its form', async () => {
    const { nombre, documento, id, row: alta } = await conAlta('registrado');
    const { user } = await abrirLista();
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent?.split(',')[0]);
    expect(heads).toEqual([
      ...['Nombre completo', 'Número de documento', 'Fecha novedad', 'Tipo novedad', 'Estado', 'Acciones'],
    ]);
    const filter = screen.getByLabelText('Filtrar resultados');
    // Its type is no text to look for.
    await user.type(filter, 'resolución');
    expect(await screen.findByText('Ningún resultado para resolución.')).toBeVisible();
    for (const text of [nombre.toLowerCase(), documento, '17/11/2026', 'registrado']) {
      await user.clear(filter);
      await user.type(filter, text);
      await waitFor(async () => expect((await filas()).map(([name]) => name)).toContain(nombre));
    }
    const row = (await filas()).find(([name]) => name === nombre);
    expect(row?.slice(1, 5)).toEqual([documento, '17/11/2026', 'ALTA DE PASIVO POR RESOLUCIÓN', 'Registrado']);
    const { estadoPorId } = await import('#sandbox/db/tipos.ts');
    const tr = screen.getByText(nombre).closest('tr') as HTMLElement;
    const pill = within(tr).getByText('Registrado').closest('[style]');
    const { ColorFondo, ColorLetra } = estadoPorId(alta()?.IdEstadoProceso ?? 0) ?? {};
    expect(pill).toHaveStyle({ '--pill-ground': ColorFondo, '--pill-letter': ColorLetra });
    const link = screen.getByRole('link', { name: `Editar aviso de ${nombre}` });
    expect(link).toHaveAttribute('href', `${EDITAR}?novedad=${id}&tipo=23`);
    await user.click(link);
    await screen.findByRole('heading', { level: 1, name: 'Registro de Alta de pasivo por resolución' });
    expect(browser.read(localKeys.IdPersonaNovedad)).toBe(String(id));
    expect(browser.read(localKeys.IdTipoNovedadPadre)).toBe('23');
  });

  test.each([
    ['Registrado', 'Editar', 21],
    ['Observado', 'Editar', 22],
    ['Declarado', 'Ver', 23],
    ['Aceptado', 'Ver', 24],
  ] as const)(
    '[R-2.2-02, R-2.2-05, E-2.1-05, E-3-10] the action of one that is %s reads %s, and opens it, of type %i',
    async (EstadoProceso, action, tipo) => {
      const row = buildFilaNovedad({ IdTipoNovedad: tipo, EstadoProceso });
      server.use(
        http.post('*/ListaNovedadesParametro/', async ({ request }) => {
          const { IdTipoNovedad } = (await request.json()) as { IdTipoNovedad: number };
          return HttpResponse.json({ ok: true, Datos: IdTipoNovedad === tipo ? [row] : [] });
        }),
      );
      await abrirLista();
      expect((await filas()).map(([name]) => name)).toEqual([row.NombreCompleto]);
      const link = screen.getByRole('link', { name: `${action} aviso de ${row.NombreCompleto}` });
      expect(link).toHaveTextContent(new RegExp(`^${action}$`));
      expect(link).toHaveAttribute('href', `${EDITAR}?novedad=${row.IdPersonaNovedad}&tipo=${tipo}`);
    },
  );

  test.each([
    ['Por algoritmo', 21],
    ['Por jubilación', 22],
    ['Por resolución', 23],
    ['Derecho habiente', 24],
  ] as const)(
    '[R-2.2-03, R-2.2-04, R-2.2-05, E-2.1-03] Nuevo and %s open the form of a new one',
    async (kind, tipo) => {
      const { user, router } = await abrirLista();
      await user.click(screen.getByRole('button', { name: 'Nuevo' }));
      await user.click(await screen.findByRole('button', { name: kind }));
      await waitFor(() => expect(router.state.location.pathname).toBe(EDITAR));
      expect(router.state.location.search).toBe(`?novedad=0&tipo=${tipo}`);
    },
  );

  test('[R-2.2-09, F-8-14, decision 77] says that nothing was found', async () => {
    await abrirLista({ search: '?desde=2020-01-01&hasta=2020-01-31' });
    expect(screen.getByText('No se encuentran resultados.')).toBeVisible();
  });

  test('[R-2.2-09, F-8-14, R-2.2-02, R-5.1-05, E-8-09, E-2.1-04] a text that leaves no row is named', async () => {
    const { user } = await abrirLista({ search: '?desde=2025-11-21&hasta=2026-11-20' });
    await filas();
    await user.type(screen.getByLabelText('Filtrar resultados'), 'Nadie ASÍ');
    expect(await screen.findByText('Ningún resultado para Nadie ASÍ.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect((await filas()).length).toBeGreaterThan(0);
  });

  test('[F-9-15, R-2.2-03, R-2.2-04, R-2.2-05, R-2.3-10, E-2.1-02, E-2.1-03, R-2.2-06] Nuevo asks which kind, and Cancelar leaves it', async () => {
    const { user, router } = await abrirLista();
    await user.click(screen.getByRole('button', { name: 'Nuevo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Seleccione un Tipo de Afiliación Pasiva' }));
    for (const name of ['Por algoritmo', 'Por jubilación', 'Por resolución', 'Derecho habiente'])
      expect(dialog.getByRole('button', { name })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Nuevo' }));
    await user.click(await screen.findByRole('button', { name: 'Derecho habiente' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(EDITAR));
    expect(router.state.location.search).toBe('?novedad=0&tipo=24');
    expect(browser.read(localKeys.IdPersonaNovedad)).toBe('0');
    expect(browser.read(localKeys.IdTipoNovedadPadre)).toBe('24');
  });

  test('[R-2.3-14, R-2.2-03, R-2.2-05, E-2.1-03] one by resolution is begun from the list, and its resolution is asked for', async () => {
    const { user, router } = await abrirLista();
    await user.click(screen.getByRole('button', { name: 'Nuevo' }));
    await user.click(await screen.findByRole('button', { name: 'Por resolución' }));
    await waitFor(() => expect(router.state.location.search).toBe('?novedad=0&tipo=23'));
    const regional = within(await screen.findByRole('dialog', { name: /^Confirmar la regional/ }));
    await user.click(regional.getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByRole('dialog', { name: 'Resolución que solicita la afiliación' })).toBeVisible();
  });

  test('[R-7.3-03, E-7.4-03, F-7.7-05, R-2.2-03, R-2.2-04, E-9-12, F-9-08] the kinds offered are the services’, asked for by the four ids joined by a bar', async () => {
    const asked: string[] = [];
    server.use(
      http.get('*/obtieneNovedadesPadre/:ids', ({ params }) => {
        asked.push(String(params.ids));
        const types = [22, 23, 24].map((IdTipoNovedad) => ({ IdTipoNovedad, Novedad: 'X', IdTipoNovedadPadre: 20 }));
        return HttpResponse.json({ ok: true, Datos: types });
      }),
    );
    const { user } = await abrirLista();
    await user.click(screen.getByRole('button', { name: 'Nuevo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Seleccione un Tipo de Afiliación Pasiva' }));
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Por algoritmo' })).toBeNull());
    expect(dialog.getByRole('button', { name: 'Derecho habiente' })).toBeVisible();
    expect(asked).toEqual(['21|22|23|24']);
  });

  test('[R-2.2-03, R-2.2-04, R-7.3-03, E-7.4-03, E-2.1-02] every kind is offered where the services name none the portal knows', async () => {
    const asked: string[] = [];
    server.use(
      http.get('*/obtieneNovedadesPadre/:ids', ({ params }) => {
        asked.push(String(params.ids));
        return HttpResponse.json({ ok: true, Datos: [{ IdTipoNovedad: 100, Novedad: 'X', IdTipoNovedadPadre: 0 }] });
      }),
    );
    const { user } = await abrirLista();
    await user.click(screen.getByRole('button', { name: 'Nuevo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Seleccione un Tipo de Afiliación Pasiva' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(dialog.getAllByRole('button', { name: /^(Por|Derecho)/ })).toHaveLength(4);
  });

  test('[F-9-15, E-2-07, R-2.2-06, R-2.2-07, R-3.2-04, E-2-08, E-3-09] coming back from the form restores the filter and searches again', async () => {
    const { nombre, row: alta } = await conAlta('registrado');
    const { user, campo, buscar } = await abrirLista();
    await user.selectOptions(campo('Tipos de novedad'), 'POR RESOLUCIÓN');
    await waitFor(() => expect(opciones(campo('Estado'))).toContain('REGISTRADO'));
    await user.selectOptions(campo('Estado'), 'REGISTRADO');
    await escribirPeriodo({ user }, '10/11/2026', '18/11/2026');
    await buscar();
    await filas();
    await user.click(await screen.findByRole('link', { name: `Editar aviso de ${nombre}` }));
    const calls = recordCalls(LISTADO);
    await user.click(await screen.findByRole('button', { name: 'Salir' }));
    await screen.findByRole('heading', { level: 1, name: 'Altas de pasivos' });
    expect(campo('Tipos de novedad')).toHaveDisplayValue('POR RESOLUCIÓN');
    await filas();
    const asked = { IdTipoNovedad: 23, IdEstadoProceso: alta()?.IdEstadoProceso, FechaDesde: '2026-11-10' };
    await waitFor(() => expect(calls).toEqual([expect.objectContaining({ ...asked, FechaHasta: '2026-11-18' })]));
    await waitFor(() => expect(campo('Estado')).toHaveDisplayValue('REGISTRADO'));
    expect(campo('Fecha desde')).toHaveValue('10/11/2026');
    const { localStorage: kept } = window;
    expect([kept.getItem('IdPersonaNovedad'), kept.getItem('IdTipoNovedadPadre')]).toEqual(['592001', '23']);
    expect(kept.getItem('filtro-busqueda')).toContain('"IdTipoNovedad":23');
  });

  test('[R-2.2-06, E-2-07, R-2.2-07, E-2-08] coming back restores a period of all types too', async () => {
    const { nombre } = await conAlta('registrado');
    const { user, campo, buscar } = await abrirLista();
    await escribirPeriodo({ user }, '10/11/2026', '18/11/2026');
    await buscar();
    await filas();
    await user.click(await screen.findByRole('link', { name: `Editar aviso de ${nombre}` }));
    await user.click(await screen.findByRole('button', { name: 'Salir' }));
    await screen.findByRole('heading', { level: 1, name: 'Altas de pasivos' });
    await filas();
    expect(campo('Tipos de novedad')).toHaveDisplayValue('TODAS LAS NOVEDADES');
    expect(campo('Fecha desde')).toHaveValue('10/11/2026');
    expect(campo('Fecha hasta')).toHaveValue('18/11/2026');
  });

  test.each(['Eliminar', 'Nuevo'] as const)(
    '[R-2.2-07, E-2-08, R-2.3-04] led back by %s, the filter is there and asked again',
    async (way) => {
      const { nombre } = await conAlta('registrado');
      const { user, router, campo, buscar } = await abrirLista();
      await escribirPeriodo({ user }, '10/11/2026', '18/11/2026');
      await buscar();
      await filas();
      if (way === 'Eliminar') {
        await user.click(await screen.findByRole('link', { name: `Editar aviso de ${nombre}` }));
        await user.click(await screen.findByRole('button', { name: way }));
      } else {
        await user.click(screen.getByRole('button', { name: way }));
        await user.click(await screen.findByRole('button', { name: 'Por jubilación' }));
      }
      const asked =
        way === 'Eliminar'
          ? await question(/de eliminar/)
          : within(await screen.findByRole('dialog', { name: /^Confirmar la regional/ }));
      const calls = recordCalls(LISTADO);
      await user.click(asked.getByRole('button', { name: way === 'Eliminar' ? 'Aceptar' : 'Cancelar' }));
      await waitFor(() => expect(router.state.location.pathname).toBe(LISTA));
      await filas();
      expect(campo('Fecha desde')).toHaveValue('10/11/2026');
      expect(campo('Fecha hasta')).toHaveValue('18/11/2026');
      const asks = { FechaDesde: '2026-11-10', FechaHasta: '2026-11-18' };
      await waitFor(() => expect(calls.at(-1)).toMatchObject(asks));
      for (const body of calls) expect(body).toMatchObject(asks);
    },
  );

  test('[R-2.2-08, R-9-08, E-2-09, E-5.1-07, F-9-05, F-9-06] coming from anywhere else it starts with the default again', async () => {
    const { user, campo, buscar } = await abrirLista();
    await user.selectOptions(campo('Tipos de novedad'), 'POR RESOLUCIÓN');
    await waitFor(() => expect(opciones(campo('Estado'))).toContain('REGISTRADO'));
    await user.selectOptions(campo('Estado'), 'REGISTRADO');
    await escribirPeriodo({ user }, '10/11/2026', '18/11/2026');
    await buscar();
    await filas();
    const menu = () => within(screen.getByRole('navigation', { name: 'Menú principal' }));
    await user.click(menu().getByRole('link', { name: /^Transferencias de pasivos/ }));
    await screen.findByRole('heading', { level: 1, name: 'Transferencias de pasivos' });
    await user.click(menu().getByRole('link', { name: /^Altas de pasivos/ }));
    await filas();
    expect(campo('Tipos de novedad')).toHaveDisplayValue('TODAS LAS NOVEDADES');
    expect(campo('Estado')).toHaveDisplayValue('TODOS LOS ESTADOS');
    expect(campo('Fecha desde')).toHaveValue('01/11/2026');
    expect(campo('Fecha hasta')).toHaveValue('20/11/2026');
  });

  test('[R-1-01, R-3.2-04, R-6-04, E-3-09] the staff begins one too, and sees every company of their regional', async () => {
    const calls = recordCalls(LISTADO);
    await abrirLista({ as: 'personal' });
    const asked = { IdEmpresa: 0, IdRegional: 1, IdEstadoProceso: 0, FechaDesde: '2026-11-01' };
    for (const IdTipoNovedad of [21, 22, 23, 24])
      expect(calls).toContainEqual(expect.objectContaining({ ...asked, IdTipoNovedad, IdCanal: 1 }));
    expect(screen.getByRole('button', { name: 'Nuevo' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: /Empresa/ })).toBeVisible();
  });
});
