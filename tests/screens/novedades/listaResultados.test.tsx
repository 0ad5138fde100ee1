import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { buildFilaNovedad } from '#support/builders.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo, toastSays } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { abrirLista, filas, nombres } from './lista.ts';

/** The search of contributors' notices answers these rows, the other types none. */
const responder = (rows: readonly FilaNovedad[]) =>
  server.use(
    http.post('*/ListaNovedadesParametro/', async ({ request }) => {
      const { IdTipoNovedad } = (await request.clone().json()) as { IdTipoNovedad: number };
      return HttpResponse.json({ ok: true, Datos: IdTipoNovedad === 1 ? rows : [] });
    }),
  );
const varias = (count: number) =>
  Array.from({ length: count }, (_, at) => buildFilaNovedad({ IdPersonaNovedad: 9000 + at, NombreCompleto: `N${at}` }));
const dos = [
  buildFilaNovedad({ IdPersonaNovedad: 1, FechaNovedad: '02/11/2026', EstadoProceso: 'Declarado', Pagado: true }),
  buildFilaNovedad({
    IdPersonaNovedad: 2,
    NombreCompleto: 'ÑÁÑEZ PÉREZ ÓSCAR',
    NumeroDocumento: '=7000001',
    FechaNovedad: '15/10/2026',
    EstadoProceso: 'Registrado',
    Novedad: 'REINGRESO',
    ColorFondo: 'rgb(1, 2, 3)',
  }),
];

describe('results of the registration list', () => {
  test('[E-2.1-05, E-3-10, E-2.3-03, E-2.5-03] a row says name, document, date, type, paid, state, and opens by its action', async () => {
    const { nombre, documento, novedad } = await ejemplo('pagado');
    await abrirLista();
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent?.split(',')[0]);
    expect(heads).toEqual([
      ...[
        'Nombre completo',
        'Número de documento',
        'Fecha novedad',
        'Tipo novedad',
        'Pagado',
        'Estado',
        'Plazo',
        'Acciones',
      ],
    ]);
    const row = (await filas()).find(([name]) => name === nombre);
    expect(row?.slice(1, 6)).toEqual([documento, '17/11/2026', 'CAMBIO DE RAZÓN SOCIAL', 'Sí', 'Pagado']);
    expect(screen.getByRole('link', { name: `Ver aviso de ${nombre}` })).toHaveAttribute(
      'href',
      `/seguros/aviso-alta-editar?novedad=${novedad().IdPersonaNovedad}&tipo=1`,
    );
    const pending = await ejemplo('pendiente');
    expect(screen.getByRole('link', { name: `Editar aviso de ${pending.nombre}` })).toHaveTextContent(/^Editar$/);
    expect((await filas()).find(([name]) => name === pending.nombre)?.[4]).toBe('No');
  });

  test('[E-2.1-05, E-2.3-03, E-3-10] it says whether a notice is paid, whatever its state', async () => {
    responder(dos);
    await abrirLista();
    const rows = await filas();
    expect(rows.map((row) => [row[4], row[5]])).toEqual([
      ['Sí', 'Declarado'],
      ['No', 'Registrado'],
    ]);
  });

  test('[E-4-34, E-2.1-05, E-3-10] a declared one is opened to be read, one that is not declared yet to be edited', async () => {
    responder(dos);
    await abrirLista();
    const action = (name: string) => screen.getByRole('link', { name });
    expect(action('Ver aviso de QUISPE MAMANI ROSA ELENA')).toHaveTextContent(/^Ver$/);
    expect(action('Editar aviso de ÑÁÑEZ PÉREZ ÓSCAR')).toHaveTextContent(/^Editar$/);
  });

  test('[E-2.1-05, E-3-10] the action of each state: edit, or look at what is declared, paid, accepted or cancelled', async () => {
    const tipoDe = (at: number) => [1, 8, 10][at % 3] ?? 0;
    const acciones = {
      ...{ Registrado: 'Editar', Observado: 'Editar', Declarado: 'Ver', Pagado: 'Ver' },
      ...{ Aceptado: 'Ver', Anulado: 'Ver', 'En trámite': 'Ver' },
    };
    responder(
      Object.keys(acciones).map((EstadoProceso, at) =>
        buildFilaNovedad({
          ...{ IdPersonaNovedad: at + 1, IdTipoNovedadPadre: tipoDe(at), NombreCompleto: EstadoProceso, EstadoProceso },
        }),
      ),
    );
    await abrirLista();
    for (const [at, [estado, accion]] of Object.entries(acciones).entries()) {
      const link = screen.getByRole('link', { name: `${accion} aviso de ${estado}` });
      expect(link).toHaveTextContent(new RegExp(`^${accion}$`));
      expect(link).toHaveAttribute('href', `/seguros/aviso-alta-editar?novedad=${at + 1}&tipo=${tipoDe(at)}`);
    }
  });

  test.each([
    ['AVISO_ALTA', 1],
    ['NOVEDAD_ALTA_PASANTE', 8],
    ['NOVEDAD_ALTA_VOLUNTARIO', 10],
  ])('[E-3-14] each state of %s is known by its name', async (prefijo, IdTipoNovedadPadre) => {
    const esperado = [
      ['REGISTRADO', 'Editar'],
      ['OBSERVADO', 'Editar'],
      ['DECLARADO', 'Ver'],
      ['ACEPTADO', 'Ver'],
      ['PAGADO', 'Ver'],
    ] as const;
    responder(
      esperado.map(([palabra], at) => {
        const row = { IdPersonaNovedad: at + 1, NombreCompleto: palabra, IdTipoNovedadPadre };
        return buildFilaNovedad({ ...row, EstadoProceso: `${prefijo}_${palabra}` });
      }),
    );
    await abrirLista();
    for (const [palabra, acto] of esperado)
      expect(screen.getByRole('link', { name: `${acto} aviso de ${palabra}` })).toBeVisible();
  });

  test('a row that is not declared says how many days are left and by which rule; a declared one says nothing', async () => {
    const fechas = ['17/11/2026', '13/11/2026', '09/11/2026'];
    const pendientes = fechas.map((FechaNovedad, at) =>
      buildFilaNovedad({
        IdPersonaNovedad: at + 1,
        FechaNovedad,
        EstadoProceso: at === 0 ? 'Observado' : 'Registrado',
      }),
    );
    responder([...pendientes, buildFilaNovedad({ IdPersonaNovedad: 9, EstadoProceso: 'Declarado' })]);
    const { user } = await abrirLista();
    const plazos = async () => (await filas()).map((row) => row.at(-2));
    expect(await plazos()).toEqual(['', 'Quedan 2 días', 'Vence hoy', 'Venció hace 4 días']);
    await user.click(screen.getByRole('button', { name: /^Plazo/ }));
    expect(await plazos()).toEqual(['Venció hace 4 días', 'Vence hoy', 'Quedan 2 días', '']);
    expect(screen.getByText(/^Plazo para declarar: DL 13214, artículos 6 y 8: 5 días hábiles/)).toBeVisible();
    expect(screen.getByText('Vence hoy')).toHaveAttribute('title', expect.stringContaining('DL 13214'));
  });

  test('[E-2.1-06] [E-2.1-05] [E-2.3-03] [E-2.5-03] [E-3-10] [F-3.10-07] the state is a pill in the state’s own colours', async () => {
    const colores = [
      ['Observado', '#fdf1dc', '#7a4700'],
      ['Declarado', '#0b5d66', '#ffffff'],
    ] as const;
    responder(
      colores.map(([EstadoProceso, ColorFondo, ColorLetra], at) =>
        buildFilaNovedad({ IdPersonaNovedad: at + 1, EstadoProceso, ColorFondo, ColorLetra }),
      ),
    );
    await abrirLista();
    for (const [estado, fondo, letra] of colores) {
      const pill = within(screen.getByRole('table')).getByText(estado).closest('.pill');
      expect(pill).toHaveStyle({ '--pill-ground': fondo, '--pill-letter': letra });
    }
  });

  test.each([
    ['nanez', ['ÑÁÑEZ PÉREZ ÓSCAR']],
    ['óscar ñáñez', ['ÑÁÑEZ PÉREZ ÓSCAR']],
    ['4821377', ['QUISPE MAMANI ROSA ELENA']],
    ['15/10', ['ÑÁÑEZ PÉREZ ÓSCAR']],
    ['DECLARADO', ['QUISPE MAMANI ROSA ELENA']],
    ['reingreso', []],
    // Whether it is paid, 'No' or 'Sí'.
    ['no', []],
    // How many days are left, 'Venció hace 29 días'.
    ['venció', []],
  ])(
    '[E-2.1-04, E-2.3-04, E-2.5-04, E-2.5-05] the free text %j is looked for in name, document, date and state only',
    async (text, expected) => {
      responder(dos);
      const { user, campo } = await abrirLista();
      await user.type(campo('Filtrar resultados'), text);
      await waitFor(async () => expect(await nombres()).toEqual(expected));
    },
  );

  test('[E-8-08] [E-7.4-01] [F-8-14] nothing found is said', async () => {
    responder([]);
    const { user, campo } = await abrirLista();
    expect(await screen.findByText('No se encontraron registros.')).toBeVisible();
    // Nor is the text to blame that is typed over it.
    await user.type(campo('Filtrar resultados'), 'nadie');
    expect(screen.getByText('No se encontraron registros.')).toBeVisible();
    expect(screen.queryByText(/^Ningún resultado/)).not.toBeInTheDocument();
  });

  test('[E-8-08, E-3-09] an empty list offers three months more, and the keys go on at the table that comes', async () => {
    const { user } = await mount('/seguros/aviso-alta-admin?desde=2026-11-20&hasta=2026-11-20&tipo=0&estado=0', {
      as: 'empresa',
    });
    const more = await screen.findByRole('button', { name: 'Buscar desde 20/08/2026' });
    more.focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect((await filas()).length).toBeGreaterThan(0));
    expect(screen.getByLabelText('Fecha desde')).toHaveValue('20/08/2026');
    expect(screen.getByLabelText('Fecha hasta')).toHaveValue('20/11/2026');
    expect(screen.getByRole('table').querySelector('caption')).toHaveFocus();
  });

  test('[E-8-09] [E-2.1-04] [E-2.3-04] [E-2.5-04] [F-8-14] a text that leaves nothing is named, and can be taken away', async () => {
    responder(dos);
    const { user, campo } = await abrirLista();
    await user.type(campo('Filtrar resultados'), 'Xyz Ñ');
    expect(await screen.findByText('Ningún resultado para Xyz Ñ.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(await nombres()).toHaveLength(2);
    expect(campo('Filtrar resultados')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: /^Registrado/ }));
    await user.type(campo('Filtrar resultados'), 'xyz');
    expect(await screen.findByText('Ningún resultado para xyz.')).toBeVisible();
  });

  test('[E-2.1-07, E-2.1-04, E-2.3-04, E-2.5-04] ten rows a page, or as many as chosen; a filter starts at the first page', async () => {
    responder(varias(26));
    const { user, campo } = await abrirLista();
    expect(await nombres()).toHaveLength(10);
    expect(screen.getByText('26 resultados')).toHaveRole('status');
    await user.click(screen.getByRole('button', { name: 'Página 3' }));
    expect(await nombres()).toHaveLength(6);
    await user.type(campo('Filtrar resultados'), 'n1');
    await waitFor(async () => expect((await nombres())[0]).toBe('N1'));
    await user.clear(campo('Filtrar resultados'));
    await user.selectOptions(campo('Filas por página'), '25 por página');
    await waitFor(async () => expect(await nombres()).toHaveLength(25));
  });

  test('[E-2.1-05, E-2.1-08, E-3-10] [decision 55] dates are ordered as dates, both ways', async () => {
    responder(dos);
    const { user } = await abrirLista();
    expect((await filas()).map((row) => row[2])).toEqual(['02/11/2026', '15/10/2026']);
    await user.click(screen.getByRole('button', { name: /^Fecha novedad/ }));
    expect((await filas()).map((row) => row[2])).toEqual(['15/10/2026', '02/11/2026']);
    expect(screen.getByRole('columnheader', { name: /^Fecha novedad/ })).toHaveAttribute('aria-sort', 'ascending');
  });

  test('[E-2.1-05, E-3-10, decision 73] the CSV holds what is shown, in column order, formulas made harmless', async () => {
    responder(dos);
    const { user } = await abrirLista();
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return 'blob:x';
    });
    let name = '';
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      name = this.download;
    });
    await user.click(screen.getByRole('button', { name: /^Registrado/ }));
    await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
    await waitFor(() => expect(name).toBe('avisos-de-alta-2026-11-20.csv'));
    const bytes = new Uint8Array((await blobs[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
      'Nombre completo;Número de documento;Fecha novedad;Tipo novedad;Pagado;Estado;Plazo',
      `ÑÁÑEZ PÉREZ ÓSCAR;"'=7000001";15/10/2026;REINGRESO;No;Registrado;Venció hace 29 días`,
    ]);
  });
});

describe('who sees what', () => {
  test('[E-3-09, E-7.4-01, E-2.1-08, E-2.1-05, E-6-01, E-6-02, F-6-09] the staff sees every company of the regional and registers nothing', async () => {
    const { db } = await ejemplo('pendiente');
    await abrirLista({ as: 'personal', search: '?desde=2025-11-21&hasta=2026-11-20' });
    const there = db.novedades
      .all()
      .filter((n) => n.IdRegional === 1 && n.FechaNovedad >= '2025-11-21' && n.FechaNovedad <= '2026-11-20')
      .filter((n) => [2, 3, 4, 5, 12, 13, 14, 15, 16, 17, 18, 19].includes(n.IdTipoNovedad));
    expect(new Set(there.map((n) => n.IdEmpresa)).size).toBeGreaterThan(1);
    expect(screen.getByText(`${there.length} resultados`)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Nuevo' })).not.toBeInTheDocument();
    expect(screen.queryAllByRole('link', { name: /^Editar aviso/ })).toEqual([]);
  });

  test('[F-2.2-04, E-6-05, E-6-01] [decision 59] an insured person gets no notices of a company: she is led home, and told', async () => {
    const { router } = await mount('/seguros/aviso-alta-admin', { as: 'asegurado' });
    await toastSays('No tiene acceso.');
    await waitFor(() => expect(router.state.location.pathname).toBe('/system'));
  });
});
