import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { fromLocalDate } from '#lib/dates.ts';
import { elegirNinguno } from '#support/listas.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo, leido, recordCalls } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { recordPaths } from '../parametros/lista.ts';
import { abrirLista, filas, nombres } from './lista.ts';

const LISTADO = '/ListaNovedadesParametro/';
const opciones = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map((option) => option.textContent);
const types = (bodies: readonly unknown[]) =>
  bodies.map((body) => (body as { IdTipoNovedad: number } | null)?.IdTipoNovedad ?? 0).sort((a, b) => a - b);

describe('filter of the registration list', () => {
  test('[E-2.1-01, E-5.1-07, F-9-03, F-9-05, F-9-06, E-9-07, E-7.4-01, E-3-09] it starts with the month up to today, all types and all states, sent as yyyy-mm-dd', async () => {
    const calls = recordCalls(LISTADO);
    const { campo } = await abrirLista();
    expect(campo('Tipo de novedad')).toHaveDisplayValue('TODAS LAS NOVEDADES');
    expect(campo('Estado')).toHaveDisplayValue('TODOS LOS ESTADOS');
    for (const label of ['Tipo de novedad', 'Estado']) expect(campo(label)).toHaveValue('0');
    expect(opciones('Tipo de novedad')).toEqual([
      'TODAS LAS NOVEDADES',
      'AVISO DE ALTA DE COTIZANTE',
      'ALTA DE PASANTE',
      'ALTA DE VOLUNTARIO',
    ]);
    expect(campo('Fecha desde')).toHaveValue('01/11/2026');
    expect(campo('Fecha hasta')).toHaveValue('20/11/2026');
    expect(screen.getByRole('button', { name: 'Buscar' })).toBeEnabled();
    expect(calls[0]).toMatchObject({ FechaDesde: '2026-11-01', FechaHasta: '2026-11-20', IdEstadoProceso: 0 });
  });

  test('[E-2.1-08, E-3-09, F-3.11-18, E-6-02, F-6-09, E-1-01, E-7.4-01, E-5.1-07, F-9-06, E-3-10] all types are one search each, of the session’s company and regional, merged newest first', async () => {
    const calls = recordCalls(LISTADO);
    await abrirLista({ search: '?desde=2025-11-21&hasta=2026-11-20' });
    expect(types(calls)).toEqual([1, 8, 10]);
    for (const body of calls)
      expect(body).toEqual({
        ...{ FechaDesde: '2025-11-21', FechaHasta: '2026-11-20', IdEstadoProceso: 0 },
        ...{ IdTipoNovedad: expect.any(Number), IdEmpresa: 501, IdRegional: 1 },
      });
    const dates = (await filas()).map((cells) => fromLocalDate(cells[2] ?? ''));
    expect(dates.length).toBe(10);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(dates.map((date) => date.slice(0, 7))).size).toBeGreaterThan(1);
  });

  test('[E-2.1-09, E-2.1-08, E-7.4-02, E-3-14, F-3.10-07, E-2.1-01, F-9-06, E-3-09, E-7.4-01] another type brings its own states and lets the chosen one go', async () => {
    const calls = recordPaths('/ListarEstadosProcesoPorTipoNovedadVM/');
    const { user, campo, buscar, escribir } = await abrirLista();
    await user.selectOptions(campo('Tipo de novedad'), 'AVISO DE ALTA DE COTIZANTE');
    await waitFor(() => expect(opciones('Estado')).toContain('REGISTRADO'));
    for (const state of ['OBSERVADO', 'DECLARADO', 'ACEPTADO', 'PAGADO']) expect(opciones('Estado')).toContain(state);
    expect(opciones('Estado')[0]).toBe('TODOS LOS ESTADOS');
    await user.selectOptions(campo('Estado'), 'REGISTRADO');
    await user.selectOptions(campo('Tipo de novedad'), 'ALTA DE PASANTE');
    expect(campo('Estado')).toHaveDisplayValue('TODOS LOS ESTADOS');
    await waitFor(() => expect(opciones('Estado')).toContain('OBSERVADO'));
    expect(calls.map((path) => path.split('/').at(-1))).toEqual(['1', '8']);
    const propios = ['REGISTRADO', 'OBSERVADO', 'DECLARADO', 'ACEPTADO', 'PAGADO'];
    expect(opciones('Estado')).toEqual(expect.arrayContaining(propios));
    // A state of the other type would show as all of them, and still be asked for.
    const asked = recordCalls(LISTADO);
    await escribir('Fecha desde', '02/11/2026');
    await buscar();
    await waitFor(() => expect(asked).toMatchObject([{ IdTipoNovedad: 8, IdEstadoProceso: 0 }]));
    await user.selectOptions(campo('Tipo de novedad'), 'ALTA DE VOLUNTARIO');
    await waitFor(() => expect(opciones('Estado')).toEqual(expect.arrayContaining(propios)));
    await user.selectOptions(campo('Estado'), 'DECLARADO');
    await user.selectOptions(campo('Tipo de novedad'), 'TODAS LAS NOVEDADES');
    expect(opciones('Estado')).toEqual(['TODOS LOS ESTADOS']);
    expect(campo('Estado')).toHaveDisplayValue('TODOS LOS ESTADOS');
    await escribir('Fecha desde', '03/11/2026');
    const todas = recordCalls(LISTADO);
    await buscar();
    await waitFor(() => expect(types(todas)).toEqual([1, 8, 10]));
    for (const body of todas) expect(body).toMatchObject({ FechaDesde: '2026-11-03', IdEstadoProceso: 0 });
  });

  test('[E-2.1-01, E-3-09, E-7.4-01, E-7.4-02, E-2.1-09] a type and a state narrow the search', async () => {
    const { user, campo, buscar } = await abrirLista();
    await user.selectOptions(campo('Tipo de novedad'), 'AVISO DE ALTA DE COTIZANTE');
    await waitFor(() => expect(opciones('Estado')).toContain('OBSERVADO'));
    await user.selectOptions(campo('Estado'), 'OBSERVADO');
    const calls = recordCalls(LISTADO);
    await buscar();
    await waitFor(() => expect(calls).toMatchObject([{ IdTipoNovedad: 1, IdEstadoProceso: 4 }]));
    await waitFor(async () =>
      expect(new Set((await filas()).map((cells) => cells[5]))).toEqual(new Set(['Observado'])),
    );
    expect(screen.getByRole('button', { name: 'Buscar' })).toHaveFocus();
  });

  test('[E-5.1-01, E-5.1-02, E-5.1-06, E-2.1-01, decision 13] without dates, or with them the wrong way round, nothing is asked', async () => {
    const { campo, buscar, escribir } = await abrirLista();
    const calls = recordCalls(LISTADO);
    await escribir('Fecha desde', '');
    await escribir('Fecha hasta', '');
    await buscar();
    await waitFor(() => expect(campo('Fecha desde')).toHaveAccessibleDescription('Debe ingresar la fecha desde.'));
    expect(campo('Fecha desde')).toBeInvalid();
    expect(campo('Fecha hasta')).toHaveAccessibleDescription('Debe ingresar la fecha hasta.');
    await escribir('Fecha desde', '10/11/2026');
    await escribir('Fecha hasta', '09/11/2026');
    await buscar();
    await waitFor(() =>
      expect(campo('Fecha hasta')).toHaveAccessibleDescription('La fecha hasta no puede ser menor que la fecha desde.'),
    );
    expect(campo('Fecha desde')).toBeValid();
    expect(calls).toEqual([]);
    await escribir('Fecha hasta', '10/11/2026');
    await waitFor(() => expect(campo('Fecha hasta')).toBeValid());
  });

  test.each([
    ['10/11/2026', '18/11/2026', '2026-11-10', '2026-11-18'],
    ['5/9/2026', '8/11/2026', '2026-09-05', '2026-11-08'],
  ])(
    '[E-2.1-01, E-3-09, E-7.4-01, E-2.1-08, E-9-07, F-9-03] the days that are typed are the ones it searches: %s to %s',
    async (desde, hasta, FechaDesde, FechaHasta) => {
      const { buscar, escribir } = await abrirLista();
      await escribir('Fecha desde', desde);
      await escribir('Fecha hasta', hasta);
      const calls = recordCalls(LISTADO);
      await buscar();
      await waitFor(() => expect(types(calls)).toEqual([1, 8, 10]));
      for (const body of calls) expect(body).toMatchObject({ FechaDesde, FechaHasta, IdEstadoProceso: 0 });
    },
  );

  test('[E-5.1-03, E-5.1-04, E-5.1-06] a type or a state that is none is told, and nothing is asked', async () => {
    const { user, campo, buscar } = await abrirLista();
    const calls = recordCalls(LISTADO);
    await elegirNinguno({ user }, campo('Tipo de novedad'));
    await buscar();
    await waitFor(() =>
      expect(campo('Tipo de novedad')).toHaveAccessibleDescription(/Debe seleccionar tipo novedad\./),
    );
    expect(campo('Tipo de novedad')).toBeInvalid();
    await user.selectOptions(campo('Tipo de novedad'), 'AVISO DE ALTA DE COTIZANTE');
    await waitFor(() => expect(campo('Tipo de novedad')).toBeValid());
    await waitFor(() => expect(opciones('Estado')).toContain('REGISTRADO'));
    await elegirNinguno({ user }, campo('Estado'));
    await buscar();
    await waitFor(() => expect(campo('Estado')).toHaveAccessibleDescription(/Debe seleccionar estado proceso\./));
    expect(campo('Estado')).toBeInvalid();
    expect(calls).toEqual([]);
  });

  test('[E-2.1-01, E-2.1-08, E-7.4-01] Buscar asks again for the same filter', async () => {
    const { buscar } = await abrirLista();
    const calls = recordCalls(LISTADO);
    await buscar();
    await waitFor(() => expect(calls).toHaveLength(3));
  });

  test('[E-2.1-01, E-2.1-08, E-7.4-01] Buscar asks for one type, and for all of them, also where only the type changed', async () => {
    const { user, campo, buscar } = await abrirLista();
    const calls = recordCalls(LISTADO);
    const elegir = (name: string) => user.selectOptions(campo('Tipo de novedad'), name);
    await elegir('ALTA DE PASANTE');
    await buscar();
    await waitFor(() => expect(types(calls)).toEqual([8]));
    await leido();
    calls.length = 0;
    await elegir('TODAS LAS NOVEDADES');
    await buscar();
    await waitFor(() => expect(types(calls)).toEqual([1, 8, 10]));
    await leido();
    expect(calls).toHaveLength(3);
  });

  test.each([
    ['?desde=2026-11-10&hasta=2026-11-01', 'the wrong way round'],
    ['?desde=ayer', 'no date'],
    ['?tipo=0&estado=4', 'a state of no type'],
  ])('[E-5.1-06, E-5.1-07, F-9-05, F-9-06] an address with %s asks with the defaults: %s', async (search) => {
    const calls = recordCalls(LISTADO);
    await abrirLista({ search });
    for (const body of calls)
      expect(body).toMatchObject({ FechaDesde: '2026-11-01', FechaHasta: '2026-11-20', IdEstadoProceso: 0 });
  });

  test('[E-5.1-07, F-9-05] its menu entry shows what was last asked again, whatever was typed since', async () => {
    const { user, campo } = await abrirLista();
    await user.clear(campo('Fecha desde'));
    await user.type(campo('Fecha desde'), '05/10/2026');
    const menu = within(screen.getByRole('navigation', { name: 'Menú principal' }));
    await user.click(menu.getByRole('link', { current: 'page' }));
    await waitFor(() => expect(campo('Fecha desde')).toHaveValue('01/11/2026'));
    expect(campo('Fecha hasta')).toHaveValue('20/11/2026');
  });

  test('[E-2.1-01, E-3-09, E-7.4-01] the address says what to search for, and which state to show of it', async () => {
    const { nombre } = await ejemplo('observado');
    const calls = recordCalls(LISTADO);
    const { campo } = await abrirLista({ search: '?desde=2026-10-01&hasta=2026-11-20&tipo=1&mostrar=Observado' });
    expect(calls).toMatchObject([{ FechaDesde: '2026-10-01', FechaHasta: '2026-11-20', IdTipoNovedad: 1 }]);
    expect(campo('Tipo de novedad')).toHaveDisplayValue('AVISO DE ALTA DE COTIZANTE');
    expect(screen.getByRole('button', { name: /^Observado/ })).toHaveAttribute('aria-pressed', 'true');
    expect(await nombres()).toContain(nombre);
    expect(new Set((await filas()).map((cells) => cells[5]))).toEqual(new Set(['Observado']));
  });
});

describe('a search that fails', () => {
  const failing = (wrong: (tipo: number) => boolean) =>
    server.use(
      http.post(`*${LISTADO}`, async ({ request }) => {
        const { IdTipoNovedad } = (await request.clone().json()) as { IdTipoNovedad: number };
        return wrong(IdTipoNovedad) ? new HttpResponse('', { status: 500 }) : undefined;
      }),
    );

  test('[E-2.1-08] [E-2.3-05] [decision 54] of one type leaves the others, and is named; Reintentar brings it', async () => {
    let down = true;
    failing((tipo) => down && tipo === 8);
    const { user } = await abrirLista();
    expect(await screen.findByText('No se pudo consultar: Alta de pasante.')).toBeVisible();
    expect((await filas()).length).toBeGreaterThan(0);
    down = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText(/No se pudo consultar/)).not.toBeInTheDocument());
  });

  test('[E-8-08, E-2.1-08] of every type is not told as an empty list', async () => {
    let down = true;
    failing(() => down);
    const { user } = await mount('/seguros/aviso-alta-admin', { as: 'empresa' });
    await screen.findByText(/^No se pudo consultar/);
    expect(screen.queryByText('No se encontraron registros.')).not.toBeInTheDocument();
    down = false;
    await user.click(screen.getAllByRole('button', { name: 'Reintentar' })[0] as HTMLElement);
    await waitFor(async () => expect((await filas()).length).toBeGreaterThan(0));
  });
});
