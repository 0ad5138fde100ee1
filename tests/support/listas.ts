import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { mount } from './mount.tsx';
import type { DemoUser } from './session.ts';

/** Waits for the results of the list with a title: every cell as people read it, by row. */
export async function filasDe(titulo: string): Promise<string[][]> {
  const table = await screen.findByRole('table', { name: titulo });
  await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'));
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => datos(row).map((cell) => cell.textContent ?? ''));
}

/** The cells of a row without the one of its checkbox. */
export const datos = (row: HTMLElement): HTMLElement[] =>
  within(row)
    .queryAllByRole('cell')
    .filter((cell) => !cell.classList.contains('table-pick'));

/** How to open a list: as which user, and with which filter in its address. */
export interface Apertura {
  readonly as?: DemoUser;
  readonly search?: string;
}

/** Opens the list at a path and waits for its results. Also returns the controls of its filter. */
export async function abrirListaDe(path: string, titulo: string, { as = 'empresa', search = '' }: Apertura = {}) {
  const mounted = await mount(path + search, { as });
  await filasDe(titulo);
  const campo = (label: string) => screen.getByLabelText(label);
  const buscar = () => mounted.user.click(screen.getByRole('button', { name: 'Buscar' }));
  return { ...mounted, campo, buscar };
}

/** Periods that cannot be searched: what is typed in the first and last day, and the error that says so. */
export const periodosImposibles = [
  ['', '20/11/2026', 'Debe ingresar la fecha desde.'],
  ['01/11/2026', '', 'Debe ingresar la fecha hasta.'],
  ['31/02/2026', '20/11/2026', 'Fecha desde, es incorrecta.'],
  ['01/11/2026', '31/11/2026', 'Fecha hasta, es incorrecta.'],
  ['10/11/2026', '09/11/2026', 'La fecha hasta no puede ser menor que la fecha desde.'],
] as const;

/** Types the first and the last day of a list's period. */
export async function escribirPeriodo(
  { user }: Pick<Awaited<ReturnType<typeof mount>>, 'user'>,
  desde: string,
  hasta: string,
) {
  for (const [label, day] of [['Fecha desde', desde] as const, ['Fecha hasta', hasta] as const]) {
    await user.clear(screen.getByLabelText(label));
    if (day) await user.type(screen.getByLabelText(label), day);
  }
}

/** Chooses in a select what it does not offer, as on a page that somebody has changed. */
export async function elegirNinguno({ user }: Pick<Awaited<ReturnType<typeof mount>>, 'user'>, select: HTMLElement) {
  const none = document.createElement('option');
  none.value = '-1';
  none.textContent = 'NINGUNO';
  select.append(none);
  await user.selectOptions(select, 'NINGUNO');
}

/** The options of a select, as people read them. */
export const opciones = (control: HTMLElement): (string | null)[] =>
  within(control)
    .getAllByRole('option')
    .map((option) => option.textContent);
