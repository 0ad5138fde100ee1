import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { filtroParaGuardar } from '#blocks/lista-filtrada/filtro.ts';
import { conFechas, conPeriodo, fechasEnPalabras, periodosDeFiltro } from '#blocks/lista-filtrada/periodos.ts';
import { mount } from '#support/mount.tsx';

const nombres = (search: string, day: string) => periodosDeFiltro(search, day).map(({ id }) => id);

describe('[H24] the dates of a kept filter', () => {
  test.each([
    ['desde=2026-11-20&hasta=2026-11-20', '2026-11-20', ['hoy']],
    ['desde=2026-11-01&hasta=2026-11-20', '2026-11-20', ['mes']],
    ['desde=2026-11-01&hasta=2026-11-01', '2026-11-01', ['hoy', 'mes']],
    ['desde=2026-10-01&hasta=2026-10-31', '2026-11-20', ['anterior']],
    ['desde=2026-10-01&hasta=2026-11-20', '2026-11-20', ['desde-mes-1']],
    ['desde=2026-08-20&hasta=2026-11-20', '2026-11-20', ['meses-3']],
    ['desde=2026-11-14&hasta=2026-11-20', '2026-11-20', ['dias-7']],
    ['desde=2025-11-21&hasta=2026-11-20', '2026-11-20', ['doce-meses']],
    ['desde=2026-11-01&hasta=2026-11-19', '2026-11-20', []],
    ['hasta=2026-11-20', '2026-11-20', []],
    ['orden=fecha', '2026-11-20', []],
  ])('%s on %s is the period %j', (search, day, periods) => {
    expect(nombres(search, day)).toEqual(periods);
  });

  test('a year ends at its end, and a month before March has its own last day', () => {
    expect(nombres('desde=2026-01-01&hasta=2026-11-20', '2026-11-20')).toEqual(['anio', 'desde-mes-10']);
    expect(conFechas(conPeriodo('estado=4', 'anterior'), '2027-03-31')).toBe(
      'estado=4&desde=2027-02-01&hasta=2027-02-28',
    );
  });

  test('a period has the days of the day it is applied on; days that are kept stay', () => {
    const kept = conPeriodo('desde=2026-11-01&hasta=2026-11-20&estado=4', 'mes');
    expect(kept).toBe('estado=4&periodo=mes');
    expect(conFechas(kept, '2026-12-05')).toBe('estado=4&desde=2026-12-01&hasta=2026-12-05');
    expect(conFechas('desde=2026-10-01&hasta=2026-10-31', '2026-12-05')).toBe('desde=2026-10-01&hasta=2026-10-31');
    expect(conFechas('periodo=siglo&estado=4', '2026-12-05')).toBe('estado=4');
    expect(fechasEnPalabras(kept)).toBe('Este mes');
    expect(fechasEnPalabras('desde=2026-10-01&hasta=2026-10-31')).toBe('del 01/10/2026 al 31/10/2026');
    expect(fechasEnPalabras('orden=fecha')).toBe('');
  });

  test('the days are kept even where they are those of the list: tomorrow it has others', () => {
    const defaults = { FechaDesde: '2026-11-01', FechaHasta: '2026-11-20', IdTipoNovedad: 0, IdEstadoProceso: 0 };
    expect(filtroParaGuardar(defaults, defaults, '?pagina=3&orden=nombre')).toBe(
      'orden=nombre&desde=2026-11-01&hasta=2026-11-20',
    );
    expect(filtroParaGuardar({ ...defaults, FechaHasta: '2026-11-15', IdTipoNovedad: 2 }, defaults, '')).toBe(
      'desde=2026-11-01&hasta=2026-11-15&tipo=2',
    );
  });
});

test('[H24] [F-2.4-02] «Este mes» of the invoices asks for December in December; October stays October', async () => {
  const { user, router } = await mount('/facturacion/lista-facturas?desde=2026-11-01&hasta=2026-11-20', {
    as: 'empresa',
  });
  const filtros = async () => {
    await user.click(await screen.findByRole('button', { name: 'Filtros guardados' }));
    return within(await screen.findByRole('dialog', { name: 'Filtros guardados' }));
  };
  const guardar = async (name: string, periodo: string) => {
    const dialog = await filtros();
    await user.type(await dialog.findByLabelText('Nombre del filtro actual'), name);
    const fechas = dialog.getByLabelText('Fechas');
    expect(fechas).toHaveDisplayValue(periodo);
    await user.click(dialog.getByRole('button', { name: 'Grabar filtro' }));
    await dialog.findByRole('button', { name: `Aplicar el filtro ${name}` });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  };
  await screen.findByRole('table', { name: 'Listado de facturas' });
  await guardar('Del mes', 'Este mes, según el día en que lo aplique');
  await router.navigate('/facturacion/lista-facturas?desde=2026-10-05&hasta=2026-10-31');
  await waitFor(() => expect(screen.getByLabelText('Fecha desde')).toHaveValue('05/10/2026'));
  await guardar('Octubre', 'Siempre del 05/10/2026 al 31/10/2026');

  vi.setSystemTime(new Date('2026-12-05T14:00:00-04:00'));
  const aplicar = async (name: string) => {
    const dialog = await filtros();
    await user.click(await dialog.findByRole('button', { name: `Aplicar el filtro ${name}` }));
  };
  await aplicar('Del mes');
  await waitFor(() => expect(screen.getByLabelText('Fecha desde')).toHaveValue('01/12/2026'));
  expect(screen.getByLabelText('Fecha hasta')).toHaveValue('05/12/2026');
  await aplicar('Octubre');
  await waitFor(() => expect(screen.getByLabelText('Fecha desde')).toHaveValue('05/10/2026'));
  expect(window.location.search).toBe('?desde=2026-10-05&hasta=2026-10-31');
});

test('[H24] a list keeps ten filters; for another one, one is deleted first', async () => {
  const { user } = await mount('/facturacion/lista-facturas', { as: 'empresa' });
  await user.click(await screen.findByRole('button', { name: 'Filtros guardados' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filtros guardados' }));
  for (let n = 1; n <= 10; n += 1) {
    expect(dialog.queryByText(/^Ya tiene 10 filtros/)).not.toBeInTheDocument();
    await user.type(await dialog.findByLabelText('Nombre del filtro actual'), `Filtro ${n}`);
    await user.click(dialog.getByRole('button', { name: 'Grabar filtro' }));
    await dialog.findByRole('button', { name: `Aplicar el filtro Filtro ${n}` });
  }
  expect(dialog.getByText('Ya tiene 10 filtros. Elimine uno para guardar otro.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Grabar filtro' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: /^Eliminar .*Filtro 3$/ }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Grabar filtro' })).toBeEnabled());
});
