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
  },
);
