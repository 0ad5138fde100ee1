import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type ListaFiltrada, useListaFiltrada } from '#blocks/lista-filtrada/useListaFiltrada.ts';
import { direccionDeVista, type VistaPropia, vistaDeDireccion } from '#blocks/lista-filtrada/vista.ts';
import { localKeys } from '#lib/storage.ts';

const schema = z.object({
  FechaDesde: z.string(),
  FechaHasta: z.string(),
  IdTipoNovedad: z.number(),
  IdEstadoProceso: z.number(),
  NombrePersona: z.string(),
});
type Filter = z.infer<typeof schema>;

const defaults: Filter = {
  FechaDesde: '2026-11-01',
  FechaHasta: '2026-11-20',
  IdTipoNovedad: 0,
  IdEstadoProceso: 0,
  NombrePersona: '',
};
const chosen: Filter = { ...defaults, FechaDesde: '2026-01-01', IdTipoNovedad: 8, NombrePersona: 'QUISPE' };
const key = localKeys.filtroBusqueda;
const store = (lista: string, filtro: unknown) => localStorage.setItem(key, JSON.stringify({ lista, filtro }));
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null');

const vista: VistaPropia = { orden: [], columnas: ['fecha'] };

type Props = { onRender: (list: ListaFiltrada<Filter>) => void };

function List({ onRender }: Props) {
  onRender(
    useListaFiltrada({ storageKey: key, listName: 'alta', defaults, schema, vista, editRoute: 'aviso-alta-editar' }),
  );
  return null;
}

function ListWithoutForm({ onRender }: Props) {
  onRender(useListaFiltrada({ storageKey: key, listName: 'alta', defaults, schema, vista }));
  return null;
}

/** Opens the list at an address, coming from `desde`. */
function arrive(search = '', desde?: string, Shown = List) {
  let seen: ListaFiltrada<Filter> | null = null;
  const see = (list: ListaFiltrada<Filter>) => {
    seen = list;
  };
  const routes = [
    { path: '/lista', element: <Shown onRender={see} /> },
    { path: '/otra', element: null },
  ];
  const state = desde ? { desde } : null;
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname: '/lista', search, state }] });
  render(<RouterProvider router={router} />);
  const list = () => {
    if (!seen) throw new Error('the list was not rendered');
    return seen;
  };
  return { router, list };
}

const propia: VistaPropia = { orden: [{ id: 'fecha', desc: true }], columnas: ['nombre', 'fecha', 'estado'] };

describe('[H22] the view in the address of a list', () => {
  test('page, rows, order, state and columns are read, and written again', () => {
    const search = '?desde=2026-01-01&mostrar=Observado&pagina=3&tamano=25&orden=nombre.-fecha&columnas=nombre.estado';
    const vista = vistaDeDireccion(search, propia);
    expect(vista).toEqual({
      pagina: 3,
      tamano: 25,
      orden: [
        { id: 'nombre', desc: false },
        { id: 'fecha', desc: true },
      ],
      mostrar: 'Observado',
      columnas: ['nombre', 'estado'],
    });
    expect(`?${direccionDeVista(vista, propia, '?desde=2026-01-01')}`).toBe(search);
  });

  test.each([
    '?pagina=0&tamano=-5&orden=salario&columnas=nombre.otra',
    '?pagina=dos&tamano=1e9&orden=fecha.-fecha&columnas=',
    `?mostrar=${'x'.repeat(41)}&pagina=1.5&orden=`,
  ])('what cannot be read counts for nothing: %s', (search) => {
    const own = { pagina: 1, tamano: null, orden: propia.orden, mostrar: '', columnas: null };
    expect(vistaDeDireccion(search, propia)).toEqual(own);
  });

  test('what is the list’s own is not written', () => {
    const own = vistaDeDireccion('', propia);
    expect(direccionDeVista(own, propia, '?desde=2026-01-01&pagina=4&orden=nombre')).toBe('desde=2026-01-01');
  });
});

describe('the remembered filter of a list', () => {
  test.each([
    ['the home', 'inicio'],
    ['nowhere', undefined],
    ['the list itself', 'aviso-alta-admin'],
    ['another list', 'aviso-baja-admin'],
    ['another list’s form', 'aviso-baja-editar'],
    ['a form of a longer name', 'aviso-alta-pasivo-editar'],
  ])('[F-2.2-05, E-2-09, R-2.4-05, R-2.2-08] from %s: the defaults, and the stored filter is cleared', (_, desde) => {
    store('alta', chosen);
    const { list } = arrive('', desde);
    expect(list()).toMatchObject({ submitted: defaults, restored: false });
    expect(stored()).toBeNull();
  });

  test('[E-2-07] [F-2.4-03] a list without a form has it back whenever it opens, unless its address asks for another', () => {
    store('alta', chosen);
    expect(arrive('', 'inicio', ListWithoutForm).list()).toMatchObject({
      submitted: chosen,
      restored: true,
      asked: false,
    });
    const linked = arrive('?desde=2026-02-01', 'inicio', ListWithoutForm).list();
    expect(linked).toMatchObject({ submitted: { ...defaults, FechaDesde: '2026-02-01' }, asked: true });
  });

  test('[E-2-07] [E-2-08] [R-2.6-07] [R-2.2-07] [R-2.4-05] from its own form: the stored filter is back', () => {
    store('alta', chosen);
    const { list } = arrive('', 'aviso-alta-editar');
    expect(list()).toMatchObject({ submitted: chosen, restored: true });
    expect(stored()).toEqual({ lista: 'alta', filtro: chosen });
  });

  test.each([
    ['of another list (decision 56)', { lista: 'baja', filtro: chosen }],
    ['of an older shape', { lista: 'alta', filtro: { desde: '2026-01-01' } }],
    ['of another version', [1, 2]],
  ])('[E-2-07, E-2-08, E-2-09] a stored filter %s is not taken', (_what, value) => {
    localStorage.setItem(key, JSON.stringify(value));
    expect(arrive('', 'aviso-alta-editar').list()).toMatchObject({ submitted: defaults, restored: false });
  });

  test('a stored text that is no JSON is not taken', () => {
    localStorage.setItem(key, '{roto');
    expect(arrive('', 'aviso-alta-editar').list().submitted).toEqual(defaults);
  });

  test('[H22] an address wins over the stored filter, also when the person comes from the form', () => {
    store('alta', chosen);
    const { list } = arrive('?desde=2026-02-01', 'aviso-alta-editar');
    expect(list().submitted).toEqual({ ...defaults, FechaDesde: '2026-02-01' });
  });

  test('[E-2-08] [H22] back from the form, the address has the filter again', async () => {
    store('alta', { ...chosen, NombrePersona: '' });
    const { router } = arrive('', 'aviso-alta-editar');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?desde=2026-01-01&hasta=2026-11-20&tipo=8&estado=0'),
    );
  });

  test('[E-2-07] the address gives values over the defaults, and the form can bring them back', () => {
    const { list } = arrive('?desde=2026-10-01&estado=4', 'inicio');
    const asked = { ...defaults, FechaDesde: '2026-10-01', IdEstadoProceso: 4 };
    expect(list()).toMatchObject({ submitted: asked, restored: false });
    expect(stored()).toEqual({ lista: 'alta', filtro: asked });
  });

  test('an address that is no filter counts for nothing', () => {
    expect(arrive('?estado=observado').list().submitted).toEqual(defaults);
  });

  test('[R-2.6-07] [E-2-08] [E-2-07] [F-2.4-03] submitting fetches, remembers and writes the address, without names', async () => {
    const { list, router } = arrive('?orden=fecha');
    await act(async () => list().submit(chosen));
    expect(list()).toMatchObject({ submitted: chosen, restored: false });
    expect(stored()).toEqual({ lista: 'alta', filtro: chosen });
    expect(router.state.location.search).toBe('?orden=fecha&desde=2026-01-01&hasta=2026-11-20&tipo=8&estado=0');
  });

  test('what is pressed before the address of a search has arrived does not take the search back, nor the other way round', async () => {
    const { list, router } = arrive();
    await act(async () => {
      list().submit(chosen);
      list().resultados.tabla.onPage(2, 10);
    });
    expect(list().submitted).toEqual(chosen);
    expect(list().resultados.tabla.page).toBe(2);
    expect(router.state.location.search).toContain('desde=2026-01-01');
    const other = { ...chosen, FechaDesde: '2026-02-01', NombrePersona: '' };
    await act(async () => {
      list().resultados.tabla.onPage(3, 20);
      list().submit(other);
    });
    expect(list().submitted).toEqual(other);
    expect(list().resultados.tabla).toMatchObject({ page: 1, view: { size: 20 } });
  });

  test('a search before the list is back as its form left it is not taken back by that', async () => {
    store('alta', chosen);
    const { list } = arrive('', 'aviso-alta-editar');
    const other = { ...defaults, FechaDesde: '2026-02-01' };
    await act(async () => list().submit(other));
    expect(list().submitted).toEqual(other);
  });

  test('going away and back in the browser shows what was submitted, names too', async () => {
    const { list, router } = arrive();
    await act(async () => list().submit(chosen));
    await act(async () => router.navigate('/otra'));
    await act(async () => router.navigate(-1));
    expect(list().submitted).toEqual(chosen);
  });

  test('[E-2-09] [R-2.4-05] the menu entry of the same list starts over', async () => {
    const { list, router } = arrive();
    await act(async () => list().submit(chosen));
    await act(async () => router.navigate('/lista'));
    expect(list().submitted).toEqual(defaults);
    expect(stored()).toBeNull();
  });
});
