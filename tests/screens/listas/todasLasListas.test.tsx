import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { mount } from '#support/mount.tsx';
import { detener, recordCalls } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { abierta, abrir, DESDE_SIEMPRE, deAvisos, sembrar, todas } from './listas.ts';

describe.each(todas)('$titulo', (lista) => {
  beforeEach(async () => {
    // The seed has few of some kinds.
    const deEstos = deAvisos.find(({ path }) => path === lista.path);
    if (deEstos) await sembrar(deEstos);
  });

  test('[F-7-02] while its rows are on their way its table is told to be busy', async () => {
    const soltar = detener(lista.llamada);
    await mount(`${lista.path}?${DESDE_SIEMPRE}`, { as: 'empresa' });
    const tabla = () => screen.findByRole('table', { name: lista.tabla });
    expect(await tabla()).toHaveAttribute('aria-busy', 'true');
    soltar();
    await waitFor(async () => expect(await tabla()).toHaveAttribute('aria-busy', 'false'));
  });

  test('[F-2.4-03, R-2.4-01, R-2.5-01, E-2-09] [H22] order, state of the page and text are there on the way back; the menu entry starts over', async () => {
    const { user, router, filas, texto, enMenu, dicho } = await abrir(lista);
    const primera = () => within(screen.getAllByRole('columnheader')[1] as HTMLElement).getByRole('button');
    await user.selectOptions(screen.getByLabelText('Filas por página'), '25');
    await user.click(primera());
    await waitFor(() => expect(dicho().get('orden')).toMatch(/^\w+$/));
    await user.type(texto(), 'a');
    const left = await filas();
    expect(left.length).toBeGreaterThan(0);
    const address = window.location.search;
    expect(dicho().get('desde')).toBe('2020-01-01');
    await user.click(enMenu('Inicio'));
    await screen.findByRole('heading', { level: 1, name: /^Buen/ });
    await router.navigate(-1);
    await waitFor(async () => expect(await filas()).toEqual(left));
    expect(texto()).toHaveValue('a');
    expect(window.location.search).toBe(address);
    await user.click(enMenu(lista.menu));
    await waitFor(() => expect(window.location.search).toBe(''));
    await waitFor(() =>
      expect(screen.getByLabelText('Fecha desde').getAttribute('value') === '01/01/2020').toBe(lista.recuerda === true),
    );
  });

  test('[F-2.4-09, R-2.6-04, R-2.2-05, R-2.4-03, R-2.5-03, R-7.7-06, E-2.1-05, E-2.3-03, E-2.5-03] [H23] a row opens by a press or by Enter; not on its box, nor while text is selected', async () => {
    const { user, aberturas, router } = await abrir(lista);
    const path = () => router.state.location.pathname;
    const first = aberturas(lista.abre)[0] as HTMLElement;
    const row = first.closest('tr') as HTMLElement;
    const cell = row.querySelector('td:not(.table-pick, .table-actions)') as HTMLElement;
    const pick = within(row).queryByRole('checkbox') ?? within(row).getByRole('radio');
    await user.click(pick);
    window.getSelection()?.selectAllChildren(cell);
    cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    window.getSelection()?.removeAllRanges();
    expect(path()).toBe(lista.path);
    expect(document.querySelector('dialog[open]')).toBeNull();
    await user.click(cell);
    await abierta(lista);
    if ('path' in lista.abierto) {
      await router.navigate(-1);
      await waitFor(() => expect(aberturas(lista.abre)[0]).toHaveFocus());
    } else {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(aberturas(lista.abre)[0]).toHaveFocus());
    }
    await user.keyboard('{Enter}');
    await abierta(lista);
  });

  test('[F-4.3-01, F-2.4-06, E-2.1-05, E-2.3-03, E-2.5-03, H24] columns are hidden and offered; a filter is kept under a name, and applied', async () => {
    const { user, cabezas, texto, router, dicho } = await abrir(lista);
    await user.click(screen.getByRole('button', { name: 'Columnas' }));
    const panel = within(await screen.findByRole('region', { name: 'Columnas' }));
    expect(cabezas()).toContain(lista.columna);
    await user.click(panel.getByRole('checkbox', { name: lista.columna }));
    expect(cabezas()).not.toContain(lista.columna);
    if (lista.opcional) {
      expect(cabezas()).not.toContain(lista.opcional);
      await user.click(panel.getByRole('checkbox', { name: lista.opcional }));
      expect(cabezas()).toContain(lista.opcional);
    }
    await user.keyboard('{Escape}');
    await user.type(texto(), 'quispe');
    await user.click(screen.getByRole('button', { name: 'Filtros guardados' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filtros guardados' }));
    await user.type(await dialog.findByLabelText('Nombre del filtro actual'), 'Desde 2020');
    await user.selectOptions(dialog.getByLabelText('Fechas'), 'Siempre del 01/01/2020 al 20/11/2026');
    await user.click(dialog.getByRole('button', { name: 'Grabar filtro' }));
    expect(await dialog.findByText('del 01/01/2020 al 20/11/2026')).toBeVisible();
    expect(localStorage.getItem('listas')).not.toContain('quispe');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    await router.navigate(lista.path);
    await waitFor(() => expect(window.location.search).toBe(''));
    // A list that asks for nothing at first offers the filters too.
    if (lista.recuerda) await screen.findByText('Elija las fechas y presione Buscar.');
    await user.click(await screen.findByRole('button', { name: 'Filtros guardados' }));
    await user.click(await screen.findByRole('button', { name: 'Aplicar el filtro Desde 2020' }));
    await waitFor(() => expect([dicho().get('desde'), dicho().get('hasta')]).toEqual(['2020-01-01', '2026-11-20']));
    await waitFor(() => expect(screen.getByLabelText('Fecha desde')).toHaveValue('01/01/2020'));
  });

  test('a failure leaves filter and text where they are, and can be tried again', async () => {
    server.use(http.post(lista.llamada, () => new HttpResponse('', { status: 500 })));
    const { user, texto, filas } = await abrir(lista);
    const main = within(screen.getByRole('main'));
    const again = await main.findByRole('button', { name: 'Reintentar' });
    expect(again.closest('[role="alert"]')).toHaveTextContent('Ha ocurrido un error técnico. Pedimos disculpas.');
    expect(texto()).toBeVisible();
    expect(main.getByRole('button', { name: 'Columnas' })).toBeVisible();
    expect(main.getByRole('button', { name: 'Buscar' })).toBeVisible();
    server.resetHandlers();
    await user.click(again);
    await waitFor(async () => expect((await filas()).length).toBeGreaterThan(0));
    expect(main.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  test('[F-2.4-04, F-5.4-01, F-8-14, R-2.2-09, R-5.1-05, R-5.3-16, R-2.8-04, R-2.8-10, E-2.1-04, E-2.3-01, E-2.3-04, E-2.5-01, E-2.5-04, E-2.5-05, E-8-09] rows stay when they cannot be read again; what narrows them to none is taken away with one press', async () => {
    const { user, texto, filas } = await abrir(lista);
    const rows = await filas();
    await user.type(texto(), 'nadie así');
    expect(await screen.findByText('Ningún resultado para nadie así.')).toBeVisible();
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Quitar filtros' }));
    await waitFor(async () => expect(await filas()).toEqual(rows));
    server.use(http.post(lista.llamada, () => new HttpResponse('', { status: 500 })));
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await screen.findByRole('button', { name: 'Reintentar' });
    expect(await filas()).toEqual(rows);
  });
});

test.each([
  ...todas,
  { titulo: 'Citas médicas', path: '/seguros/reporte-citas-medicas', tabla: 'Listado de citas médicas' },
  { titulo: 'Saldo', path: '/seguros/reporte-saldo-formulario-fisico', tabla: 'Saldo de formularios físicos' },
])(
  '[E-2.1-01, E-2.3-01, E-2.5-01] $titulo: on a phone the filter is folded behind a button that says how many values are set',
  async (lista) => {
    const { user } = await abrir({ ...todas[0], ...lista } as (typeof todas)[number]);
    const button = screen.getByRole('button', { name: /^Filtros \(\d\)$/ });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    const fields = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(fields).toContainElement(screen.getByRole('button', { name: 'Buscar' }));
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
  },
);

describe.each(deAvisos)('$titulo', (lista) => {
  /** Opens the list with two registered notices, and selects them. */
  async function elegidos() {
    const names = await sembrar(lista);
    const page = await abrir(lista, 'desde=2026-11-19&hasta=2026-11-19');
    for (const name of names) await page.user.click(screen.getByRole('checkbox', { name: `Seleccionar ${name}` }));
    return { ...page, names };
  }

  test('[R-4.1-08, R-4.3-09, R-4.3-10] [H20] [R-4.1-07] [R-4.2-04] the selected ones are declared from the list, each by its own call, with a report', async () => {
    const { user, names, filas } = await elegidos();
    const sinPago = { ok: true, Datos: { RequierePago: false, Pagado: false }, Mensaje: null };
    server.use(http.get('*/OrdenPagoVerificaPagoRequiere/*', () => HttpResponse.json(sinPago)));
    const calls = recordCalls(/ModificarEstado/);
    await user.click(screen.getByRole('button', { name: 'Declarar 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Declarar 2 avisos' });
    for (const name of names) expect(dialog).toHaveTextContent(name);
    expect(dialog).toHaveTextContent('Una vez declarada la novedad no podrá modificar la misma.');
    await user.click(within(dialog).getByRole('button', { name: 'Declarar 2' }));
    const report = await screen.findByRole('dialog', { name: 'Resultado de la declaración' });
    expect(report).toHaveTextContent('Declarados: 2. No declarados: 0. No se intentaron: 0.');
    expect(calls).toHaveLength(2);
    await user.click(within(report).getByText('Cerrar'));
    await waitFor(async () => {
      const rows = await filas();
      for (const name of names) expect(rows.find((row) => row.includes(name))).toContain('Declarado');
    });
  });

  test('[R-4.1-07] [R-4.2-04] [E-4-17] [E-4-15] [E-4-16] one alone is warned of in the same words', async () => {
    const { user, names } = await elegidos();
    await user.click(screen.getByRole('checkbox', { name: `Seleccionar ${names[1]}` }));
    await user.click(screen.getByRole('button', { name: 'Declarar 1' }));
    const dialog = await screen.findByRole('dialog', { name: /^Declarar / });
    expect(dialog).toHaveTextContent(names[0] ?? '?');
    expect(dialog).toHaveTextContent('Una vez declarada la novedad no podrá modificar la misma.');
  });

  test('[R-1-02, H21] those that are paid before go into an order; for the others none is offered', async () => {
    const { user, names, router } = await elegidos();
    const name = 'Agregar 2 a una orden de pago';
    if (!lista.sePaga) return expect(screen.queryByRole('button', { name })).toBeNull();
    await user.click(screen.getByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: 'Orden nueva' }));
    await screen.findByRole('heading', { level: 1, name: 'Nueva orden de pago' });
    for (const one of names) expect(await within(screen.getByRole('main')).findByText(one)).toBeVisible();
    expect(router.state.location.search).toBe('?orden=0');
  });
});
