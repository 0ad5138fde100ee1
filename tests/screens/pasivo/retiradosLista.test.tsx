import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { browser, localKeys } from '#lib/storage.ts';
import { estadoPorId } from '#sandbox/db/tipos.ts';
import { buildFilaNovedad } from '#support/builders.ts';
import { elegirNinguno, escribirPeriodo, opciones, periodosImposibles } from '#support/listas.ts';
import { question } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { abrirLista, type Familia, familias, filas } from './retirado.ts';
// The lists open their forms. Loading the forms' code for the first time within a test would use that test's time.
import '#engine/page/NovedadEditPage.tsx';
import '#features/pasivo/baja/definition.ts';
import '#features/pasivo/transferencia/definition.ts';

const ambas = [['baja'], ['transferencia']] as const;

describe.each(ambas)('the list of %s', (familia: Familia) => {
  const { tipo, lista, editar } = familias[familia];

  test('[F-6-09, R-2.4-01, R-2.5-01, R-2.5-02, R-6-04, R-3.2-04, R-3.8-02, R-9-01, F-9-03, R-9-08, R-2.4-05, F-3.11-12, R-9-07, E-1-01, E-2.5-01, E-2.5-02, E-3-09, E-5.1-07, E-7.4-01, E-7.4-02, F-9-05, F-9-06, decision 5] starts with the month and all states; no filter of types', async () => {
    const { calls, campo } = await abrirLista(familia);
    const filtros = within(screen.getByRole('form', { name: 'Filtros' }));
    expect(filtros.queryByLabelText(/novedad/i)).not.toBeInTheDocument();
    expect(filtros.queryByLabelText('Empresa')).not.toBeInTheDocument();
    expect(campo('Fecha desde')).toHaveValue('01/11/2026');
    expect(campo('Fecha hasta')).toHaveValue('20/11/2026');
    await waitFor(() =>
      expect(opciones(filtros.getByLabelText('Estado'))).toEqual([
        ...['TODOS LOS ESTADOS', 'REGISTRADO', 'OBSERVADO', 'DECLARADO', 'ACEPTADO'],
      ]),
    );
    expect(campo('Estado')).toHaveDisplayValue('TODOS LOS ESTADOS');
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls)
      expect(call).toEqual({
        FechaDesde: '2026-11-01',
        FechaHasta: '2026-11-20',
        IdEstadoProceso: 0,
        IdTipoNovedad: tipo,
        IdEmpresa: 501,
        IdRegional: 1,
        IdCanal: 1,
      });
  });

  test('[F-3.10-07] [R-2.4-02, R-2.5-03, R-3.2-05, E-2.1-06, E-2.5-03, E-3-10] its columns, and the state in its own colours', async () => {
    const { nombre, documento, row } = await abrirLista(familia);
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent?.split(',')[0]?.trim());
    expect(heads).toEqual([
      ...['Nombre completo', 'Número de documento', ...(familia === 'baja' ? ['Novedad'] : [])],
      ...['Fecha novedad', 'Estado', 'Acciones'],
    ]);
    expect((await filas(familia)).find(([name]) => name === nombre)?.slice(0, -1)).toEqual([
      ...[nombre, documento, ...(familia === 'baja' ? ['BAJA DE PASIVO'] : []), '17/11/2026', 'Observado'],
    ]);
    const cell = screen.getByText(nombre).closest('tr') as HTMLElement;
    const pill = within(cell).getByText('Observado').closest('[style]');
    const { ColorFondo, ColorLetra } = estadoPorId(row()?.IdEstadoProceso ?? 0) ?? {};
    expect(pill).toHaveStyle({ '--pill-ground': ColorFondo, '--pill-letter': ColorLetra });
  });

  test.each([
    ['Registrado', 'Editar'],
    ['Observado', 'Editar'],
    ['Declarado', 'Ver'],
    ['Aceptado', 'Ver'],
  ] as const)(
    '[R-2.4-02, R-2.5-03] the action of one that is %s reads %s, and opens it',
    async (EstadoProceso, action) => {
      const row = buildFilaNovedad({ IdTipoNovedad: tipo, EstadoProceso });
      server.use(http.post('*/ListaNovedadesParametro/', () => HttpResponse.json({ ok: true, Datos: [row] })));
      await abrirLista(familia);
      expect((await filas(familia)).map(([name]) => name)).toEqual([row.NombreCompleto]);
      const link = screen.getByRole('link', { name: `${action} aviso de ${row.NombreCompleto}` });
      expect(link).toHaveAttribute('href', `${editar}?novedad=${row.IdPersonaNovedad}&tipo=${tipo}`);
    },
  );

  test('[R-2.5-04, F-9-15, E-2-07, R-2.4-03, R-2.4-05, R-3.2-05, R-2.4-02, R-2.5-02, R-2.5-03, E-2-08, E-3-09] an edit stores the ids, and the way back finds the filter again', async () => {
    const { user, campo, calls, buscar, nombre, id, persona, router, row } = await abrirLista(familia);
    const estado = row()?.IdEstadoProceso ?? 0;
    await waitFor(() => expect(opciones(campo('Estado'))).toHaveLength(5));
    await user.selectOptions(campo('Estado'), 'OBSERVADO');
    await escribirPeriodo({ user }, '10/11/2026', '18/11/2026');
    await buscar();
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ IdEstadoProceso: estado, IdTipoNovedad: tipo }));
    await filas(familia);
    await user.click(screen.getByRole('link', { name: `Editar aviso de ${nombre}` }));
    await screen.findByRole('tab', { name: /^Datos Personales/ });
    expect(router.state.location).toMatchObject({ pathname: editar, search: `?novedad=${id}&tipo=${tipo}` });
    expect(browser.read(localKeys.IdPersonaNovedad)).toBe(String(id));
    expect(browser.read(localKeys.IdTipoNovedadPadre)).toBe(String(tipo));
    expect(browser.read(localKeys.idPersona)).toBe(String(persona.IdPersona));
    expect(browser.read(localKeys.idTipoNovedad)).toBe(String(tipo));
    const before = calls.length;
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Salir' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(lista));
    await filas(familia);
    expect(campo('Estado')).toHaveDisplayValue('OBSERVADO');
    expect(campo('Fecha desde')).toHaveValue('10/11/2026');
    expect(campo('Fecha hasta')).toHaveValue('18/11/2026');
    const period = { FechaDesde: '2026-11-10', FechaHasta: '2026-11-18' };
    await waitFor(() =>
      expect(calls.slice(before)).toEqual([expect.objectContaining({ IdEstadoProceso: estado, ...period })]),
    );
  });

  /** Where a form leads back to its list, besides Salir. A deleted transfer stays on the screen. */
  const vueltas = ['la ruta', 'Cancelar', ...(familia === 'baja' ? ['Eliminar'] : [])];

  test.each(vueltas)('[R-2.4-05, E-2-08] led back by %s, the filter is there and asked again', async (way) => {
    const { user, campo, calls, buscarYLeer, nombre, router } = await abrirLista(familia);
    await escribirPeriodo({ user }, '10/11/2026', '18/11/2026');
    await buscarYLeer();
    if (way === 'Cancelar') await user.click(screen.getByRole('button', { name: 'Nuevo' }));
    else await user.click(screen.getByRole('link', { name: `Editar aviso de ${nombre}` }));
    if (way === 'Eliminar') await user.click(await screen.findByRole('button', { name: way }));
    const leads =
      way === 'la ruta'
        ? await within(await screen.findByRole('main')).findByRole('link', { name: familias[familia].titulo })
        : way === 'Eliminar'
          ? (await question(/de eliminar/)).getByRole('button', { name: 'Aceptar' })
          : within(await screen.findByRole('dialog', { name: /^Confirmar la regional/ })).getByRole('button', {
              name: way,
            });
    const before = calls.length;
    await user.click(leads);
    await waitFor(() => expect(router.state.location.pathname).toBe(lista));
    await filas(familia);
    expect(campo('Fecha desde')).toHaveValue('10/11/2026');
    expect(campo('Fecha hasta')).toHaveValue('18/11/2026');
    const asks = expect.objectContaining({ FechaDesde: '2026-11-10', FechaHasta: '2026-11-18' });
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
    for (const call of calls.slice(before)) expect(call).toEqual(asks);
  });

  test('[R-2.5-04, F-9-15, R-2.4-05, R-2.5-02, R-9-08, E-2-09, E-5.1-07, F-9-05, F-9-06, decision 56] its filter is forgotten from anywhere else, and is no other list’s', async () => {
    const { user, campo, buscarYLeer, nombre } = await abrirLista(familia);
    await waitFor(() => expect(opciones(campo('Estado'))).toHaveLength(5));
    await user.selectOptions(campo('Estado'), 'OBSERVADO');
    await escribirPeriodo({ user }, '10/11/2026', '18/11/2026');
    await buscarYLeer();
    await user.click(screen.getByRole('link', { name: `Editar aviso de ${nombre}` }));
    await screen.findByRole('tab', { name: /^Datos Personales/ });
    const menu = () => within(screen.getByRole('navigation', { name: 'Menú principal' }));
    await user.click(menu().getByRole('link', { name: /^Altas de pasivos/ }));
    await screen.findByRole('heading', { level: 1, name: 'Altas de pasivos' });
    await user.click(menu().getByRole('link', { name: new RegExp(`^${familias[familia].titulo}`) }));
    await filas(familia);
    expect(campo('Estado')).toHaveDisplayValue('TODOS LOS ESTADOS');
    expect(campo('Fecha desde')).toHaveValue('01/11/2026');
    expect(campo('Fecha hasta')).toHaveValue('20/11/2026');
    expect(browser.read(familia === 'baja' ? localKeys.filtroBusqueda : localKeys.filtroTransferencia)).toBe('');
  });

  test('[F-9-15, E-2-07, R-2.5-04, R-2.4-03, decision 56] what it keeps stands under its own keys, and another list’s filter is left alone', async () => {
    const { localStorage: kept } = window;
    const ajeno = '{"lista":"ocupacional-admin-ex","filtro":{}}';
    kept.setItem('filtro-busqueda', ajeno);
    const { user, buscarYLeer, nombre, id } = await abrirLista(familia);
    await buscarYLeer();
    await user.click(screen.getByRole('link', { name: `Editar aviso de ${nombre}` }));
    await screen.findByRole('tab', { name: /^Datos Personales/ });
    expect(kept.getItem('IdPersonaNovedad')).toBe(String(id));
    const own = familia === 'baja' ? 'filtro-busqueda' : 'filtro-busqueda-admin-tranferencia';
    expect(JSON.parse(kept.getItem(own) ?? '')).toEqual({
      lista: lista.split('/').at(-1),
      filtro: { FechaDesde: '2026-11-01', FechaHasta: '2026-11-20', IdTipoNovedad: tipo, IdEstadoProceso: 0 },
    });
    if (familia === 'transferencia') expect(kept.getItem('filtro-busqueda')).toBe(ajeno);
  });

  test('[R-5.3-15, R-5.1-03, R-5.1-01, E-5.1-01, E-5.1-02, E-5.1-06, decision 13] without its dates nothing is asked for', async () => {
    const { user, campo, calls, buscar } = await abrirLista(familia);
    const before = calls.length;
    await user.clear(campo('Fecha desde'));
    await user.clear(campo('Fecha hasta'));
    await buscar();
    expect(await screen.findByText('Debe ingresar la fecha desde.')).toBeVisible();
    expect(screen.getByText('Debe ingresar la fecha hasta.')).toBeVisible();
    expect(calls).toHaveLength(before);
  });

  test('[R-5.1-06, R-5.3-15, R-5.1-03] a state that is none is missed in words of its own, and nothing is asked for', async () => {
    const { user, campo, calls, buscar } = await abrirLista(familia);
    await waitFor(() => expect(opciones(campo('Estado'))).toHaveLength(5));
    const before = calls.length;
    await elegirNinguno({ user }, campo('Estado'));
    await buscar();
    await waitFor(() => expect(campo('Estado')).toHaveAccessibleDescription('Debe seleccionar un estado.'));
    expect(campo('Estado')).toBeInvalid();
    expect(calls).toHaveLength(before);
  });

  test.each(periodosImposibles)(
    '[R-5.1-03, E-5.1-01, E-5.1-02, E-5.1-06] from "%s" to "%s" nothing is asked for: %s',
    async (desde, hasta, error) => {
      const opened = await abrirLista(familia);
      const before = opened.calls.length;
      await escribirPeriodo(opened, desde, hasta);
      await opened.buscar();
      expect(await screen.findByText(error)).toBeVisible();
      expect(opened.calls).toHaveLength(before);
    },
  );

  test('[R-5.3-16, E-8-09, F-8-14, R-2.4-01, R-2.4-02, R-2.5-01, R-2.5-03, E-2.1-04, E-2.3-04, E-2.5-04, E-2.5-05] free text over name, document, date and state, in any case; what it leaves nothing of is named', async () => {
    const { user, campo, nombre, documento } = await abrirLista(familia);
    // What kind of notice it is, is no text to look for.
    await user.type(campo('Filtrar resultados'), 'pasivo');
    expect(await screen.findByText('Ningún resultado para pasivo.')).toBeVisible();
    for (const text of [nombre.toLowerCase(), documento, '17/11/2026', 'OBSERV']) {
      await user.clear(campo('Filtrar resultados'));
      await user.type(campo('Filtrar resultados'), text);
      await waitFor(async () => expect((await filas(familia)).map(([name]) => name)).toContain(nombre));
    }
    await user.clear(campo('Filtrar resultados'));
    await user.type(campo('Filtrar resultados'), 'Nadie ASÍ');
    expect(await screen.findByText('Ningún resultado para Nadie ASÍ.')).toBeVisible();
  });

  test('[R-8-08] [E-8-08] [F-8-14] a search that finds nothing says so, whatever text is typed over it', async () => {
    const { user, campo, buscar } = await abrirLista(familia);
    server.use(http.post('*/ListaNovedadesParametro/', () => HttpResponse.json({ ok: true, Datos: [] })));
    await buscar();
    expect(await screen.findByText('No se encontraron registros.')).toBeVisible();
    // It is told as information, not as a fault.
    expect(screen.getByText('No se encontraron registros.').closest('.state')).not.toHaveClass('state-bad');
    await user.type(campo('Filtrar resultados'), 'nadie');
    expect(screen.getByText('No se encontraron registros.')).toBeVisible();
  });

  test('[R-2.4-01, R-2.5-01, F-8-14, R-2.5-02, R-3.2-04, R-5.3-16, E-2.5-01, E-3-09, E-7.4-01, E-8-09] Buscar asks with the dates and the state, and anew with the same ones; text narrows what was found', async () => {
    const opened = await abrirLista(familia);
    const { user, campo, calls, buscarYLeer, nombre, row } = opened;
    expect(screen.getByRole('button', { name: 'Nuevo' })).toBeVisible();
    await waitFor(() => expect(opciones(campo('Estado'))).toHaveLength(5));
    await escribirPeriodo(opened, '10/11/2026', '18/11/2026');
    await user.selectOptions(campo('Estado'), 'OBSERVADO');
    await buscarYLeer();
    const IdEstadoProceso = row()?.IdEstadoProceso;
    const asked = { FechaDesde: '2026-11-10', FechaHasta: '2026-11-18', IdEstadoProceso, IdTipoNovedad: tipo };
    await waitFor(() => expect(calls.at(-1)).toMatchObject(asked));
    expect((await buscarYLeer()).map(([name]) => name)).toContain(nombre);
    await user.type(campo('Filtrar resultados'), 'nadie');
    expect(await screen.findByText('Ningún resultado para nadie.')).toBeVisible();
  });

  test('[R-2.4-01, R-2.5-01, E-2.1-07, E-2.5-04] ten rows a page', async () => {
    const rows = Array.from({ length: 12 }, (_, at) =>
      buildFilaNovedad({ IdPersonaNovedad: 9000 + at, NombreCompleto: `QUISPE Z${at}Z` }),
    );
    server.use(http.post('*/ListaNovedadesParametro/', () => HttpResponse.json({ ok: true, Datos: rows })));
    const { user } = await abrirLista(familia);
    expect(await filas(familia)).toHaveLength(10);
    // Its rows alternate in colour.
    expect(screen.getByRole('table', { name: familias[familia].titulo }).closest('.lista-novedades')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Página siguiente' }));
    expect(await filas(familia)).toHaveLength(2);
  });

  test.each(['empresa', 'personal', 'asegurado'] as const)(
    '[R-2.4-04, R-2.5-01, R-2.5-04] Nuevo opens the form at once, with notice id 0, to %s',
    async (as) => {
      const { user, router } = await abrirLista(familia, { as });
      browser.write(localKeys.IdPersonaNovedad, '592001');
      await user.click(screen.getByRole('button', { name: 'Nuevo' }));
      await waitFor(() => expect(router.state.location.pathname).toBe(editar));
      expect(router.state.location.search).toBe(`?novedad=0&tipo=${tipo}`);
      expect(browser.read(localKeys.IdPersonaNovedad)).toBe('0');
    },
  );

  test.each([
    ['personal', 0],
    ['asegurado', 501],
  ] as const)(
    '[R-6-04, R-3.2-04] to %s it asks for the company %i and the regional of the session, with the first search and the next',
    async (as, IdEmpresa) => {
      const opened = await abrirLista(familia, { as });
      await escribirPeriodo(opened, '10/11/2026', '18/11/2026');
      await opened.buscarYLeer();
      await waitFor(() => expect(opened.calls.at(-1)).toMatchObject({ FechaDesde: '2026-11-10' }));
      for (const call of opened.calls)
        expect(call).toMatchObject({ IdEmpresa, IdRegional: 1, IdCanal: 1, IdEstadoProceso: 0, IdTipoNovedad: tipo });
    },
  );

  test('[R-2.4-08, R-2.5-06, R-2.4-02, R-2.4-03, R-2.5-03, E-2-08] the staff opens one from the list, and Salir leads it back to where it came from', async () => {
    const { nombre, user, campo, buscarYLeer, router, id, persona } = await abrirLista(familia, { as: 'personal' });
    await waitFor(() => expect(opciones(campo('Estado'))).toHaveLength(5));
    await user.selectOptions(campo('Estado'), 'OBSERVADO');
    await buscarYLeer();
    await user.click(await screen.findByRole('link', { name: `Editar aviso de ${nombre}` }));
    await screen.findByRole('tab', { name: /^Datos Personales/ });
    const { IdPersonaNovedad, idPersona, idTipoNovedad } = localKeys;
    const kept = [IdPersonaNovedad, idPersona, idTipoNovedad].map((key) => browser.read(key));
    expect(kept).toEqual([id, persona.IdPersona, tipo].map(String));
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Salir' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(lista));
    await filas(familia);
    expect(campo('Estado')).toHaveDisplayValue('OBSERVADO');
  });
});
