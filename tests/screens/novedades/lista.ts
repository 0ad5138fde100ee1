import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { mount } from '#support/mount.tsx';
import type { DemoUser } from '#support/session.ts';

const LISTA = '/seguros/aviso-alta-admin';

/** The results of the list once they are there: every cell as people read it, by row. */
export async function filas(): Promise<string[][]> {
  const table = await screen.findByRole('table', { name: 'Avisos de alta' });
  await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'));
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent ?? ''),
    );
}

/** Names in the results. */
export const nombres = async () => (await filas()).map(([name]) => name);

/** The list of registration notices, its results read. */
export async function abrirLista({ as = 'empresa', search = '' }: { as?: DemoUser; search?: string } = {}) {
  const mounted = await mount(LISTA + search, { as });
  await filas();
  const campo = (label: string) => screen.getByLabelText(label);
  const buscar = () => mounted.user.click(screen.getByRole('button', { name: 'Buscar' }));
  const escribir = async (label: string, text: string) => {
    await mounted.user.clear(campo(label));
    if (text) await mounted.user.type(campo(label), text);
  };
  return { ...mounted, campo, buscar, escribir };
}
