import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mount } from '#support/mount.tsx';

const filas = async () => (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);

test.each([
  [
    'empresa',
    'afiliacion-admin?desde=2020-01-01&hasta=2026-11-20',
    /^(Fecha|Fecha novedad)(,|$)/,
    'fecha',
    '01/01/2020 – 20/11/2026',
  ],
  [
    'personal',
    'afiliacion-admin?desde=2021-01-01&hasta=2026-11-20',
    /^(Fecha|Fecha novedad)(,|$)/,
    'fecha',
    '01/01/2021 – 20/11/2026',
  ],
  [
    'personal',
    'bdpa-monitor?vista=bajas&desde=1950-01-01&hasta=2026-11-20&regional=1',
    /^Fecha de baja/,
    'baja',
    'Todas las fechas, hasta el 20/11/2026 · La Paz',
  ],
  [
    'personal',
    'bdpa-monitor?vista=poblacion&quienes=activos&situacion=VALIDADO&regional=2',
    /^Validación/,
    'validacion',
    'Toda la población activa · Cochabamba · Validado',
  ],
  [
    'personal',
    'bdpa-monitor?vista=no-enviados&desde=2026-01-01&hasta=2026-11-20',
    /^Motivo/,
    'motivo',
    '01/01/2026 – 20/11/2026',
  ],
  [
    'personal',
    'bdpa-monitor?vista=diferencias&desde=2026-01-01&hasta=2026-11-20',
    /^Persona/,
    'persona',
    '01/01/2026 – 20/11/2026',
  ],
] as const)(
  '[H22] [H25] %s: the order of %s is in its address, and the paper says its filter',
  async (as, path, head, orden, filtro) => {
    const { user, router } = await mount(`/seguros/${path}`, { as });
    await user.click(await screen.findByRole('button', { name: head }));
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('orden')).toBe(orden));
    expect((await filas()).length).toBeGreaterThan(1);
    vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Imprimir el listado' }));
    const sheet = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('.print-list');
      if (!found) throw new Error('no paper');
      return found;
    });
    expect(within(sheet).getByText(filtro, { exact: false })).toBeInTheDocument();
    window.dispatchEvent(new Event('afterprint'));
    // The print of the browser's menu has the same rows.
    const printed = () => document.querySelectorAll('.print-list tbody tr');
    expect(printed()).toHaveLength(0);
    window.dispatchEvent(new Event('beforeprint'));
    expect(printed()).toHaveLength(within(sheet).getAllByRole('row', { hidden: true }).length - 1);
    window.dispatchEvent(new Event('afterprint'));
    expect(printed()).toHaveLength(0);
  },
);

/** The heads of the list's columns that can be sorted by. */
const ordenables = () => screen.getAllByRole('columnheader').filter((head) => within(head).queryByRole('button'));

/** The heads of the shown columns, without the actions. The charts of a report have tables too. */
const cabezas = () =>
  [...(ordenables()[0]?.closest('table')?.querySelectorAll('th[scope="col"]') ?? [])].flatMap((head) => {
    const text = head.textContent.replace(/\d|,.*/g, '');
    return text === '' || text === 'Acciones' ? [] : [text];
  });

// The first column names the row, so it stays first.
test.each([
  [
    'empresa',
    'reporte-citas-medicas?desde=2026-10-01&hasta=2026-11-20',
    'Paciente.Medico.Fecha',
    'Paciente Médico Fecha',
  ],
  ['personal', 'reporte-saldo-formulario-fisico?', 'regional.disponible.novedad', 'Regional Total Disponible Novedad'],
  ['personal', 'bdpa-monitor?vista=poblacion', 'persona.estado.documento', 'Persona Estado Documento'],
  ['personal', 'tipo-asegurado-admin?', '', ''],
  [
    'personal',
    'recien-nacido-admin?desde=2020-01-01&hasta=2026-11-20',
    'nacimiento.parto.madre',
    'Fecha de nacimiento Tipo de nacimiento Madre',
  ],
] as const)(
  '[R-2.9-03] [H22] %s, %s: the address says order, rows per page and columns, and what is pressed goes there',
  async (as, path, columnas, heads) => {
    const third = columnas.split('.')[2] ?? '';
    const asked = third ? `&columnas=${columnas}&orden=-${third}` : '';
    const { user, router } = await mount(`/seguros/${path}&tamano=25${asked}`, { as });
    expect(await screen.findByLabelText('Filas por página')).toHaveValue('25');
    if (heads) expect(cabezas().join(' ')).toBe(heads);
    const at = (index: number) => {
      const head = ordenables()[index];
      if (!head) throw new Error(`No column ${index}`);
      return head;
    };
    if (third) expect(at(2)).toHaveAttribute('aria-sort', 'descending');
    await user.click(within(at(0)).getByRole('button'));
    await waitFor(() => expect(at(0)).toHaveAttribute('aria-sort', 'ascending'));
    const said = new URLSearchParams(router.state.location.search);
    expect(said.get('orden')).toMatch(/^\w+$/);
    expect(said.get('tamano')).toBe('25');
    const keeps = path.includes('desde=') || path.includes('vista=');
    expect(screen.queryAllByRole('button', { name: 'Filtros guardados' })).toHaveLength(keeps ? 1 : 0);
  },
);

test('[H22] the monitor: another page is in the address, other people begin at the first, another tab has its own view', async () => {
  const { user, router } = await mount('/seguros/bdpa-monitor?vista=poblacion&quienes=activos&pagina=2', {
    as: 'personal',
  });
  const said = () => new URLSearchParams(router.state.location.search);
  expect(await screen.findByRole('button', { name: 'Página 2', current: 'page' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Documento/ }));
  await waitFor(() => expect(said().get('orden')).toBe('documento'));
  await user.click(screen.getByRole('button', { name: 'Página siguiente' }));
  await waitFor(() => expect(said().get('pagina')).toBe('3'));
  await user.click(screen.getByRole('button', { name: /^Afiliados en un periodo/ }));
  await waitFor(() => expect(said().get('quienes')).toBe('periodo'));
  expect([said().get('pagina'), said().get('orden')]).toEqual([null, 'documento']);
  await user.click(screen.getByRole('tab', { name: 'Bajas pendientes' }));
  await waitFor(() => expect(said().get('vista')).toBe('bajas'));
  expect(said().get('orden')).toBe(null);
});

test('[H22] newborns: the tab is in the address, and each list is found again as it was left', async () => {
  const { user, router } = await mount('/seguros/recien-nacido-admin?desde=2020-01-01&hasta=2026-11-20&orden=madre', {
    as: 'personal',
  });
  await user.type(await screen.findByLabelText('Nombre de la madre'), 'ZZZ');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await user.click(screen.getByRole('tab', { name: 'Registrados' }));
  await waitFor(() => expect(router.state.location.search).toBe('?vista=registrados'));
  await user.click(await screen.findByRole('tab', { name: 'Nacimientos por registrar' }));
  await waitFor(() => expect(router.state.location.search).toContain('orden=madre'));
  expect(router.state.location.search).toContain('desde=2020-01-01');
  // Who was searched for is nowhere in it.
  expect(router.state.location.search).not.toContain('ZZZ');
  expect(await screen.findByLabelText('Nombre de la madre')).toHaveValue('ZZZ');
});
