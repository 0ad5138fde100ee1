import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { type mount, mount as mountPortal } from '#support/mount.tsx';
import type { DemoUser } from '#support/session.ts';

export const RUTA = '/seguros/ocupacional-admin-ex';
export const TABLA = 'Listado de exámenes ocupacionales';

export type Mounted = Awaited<ReturnType<typeof mount>>;

/** Opens the list and waits for its results. The default period is a year, to include every exam of the seed. */
export async function abrir(as: DemoUser = 'empresa', search = '?desde=2025-11-20&hasta=2026-11-20'): Promise<Mounted> {
  const mounted = await mountPortal(`${RUTA}${search}`, { as });
  await cargada();
  return mounted;
}

export const cargada = () =>
  waitFor(() => expect(screen.getByRole('table', { name: TABLA })).toHaveAttribute('aria-busy', 'false'));

/** The texts of a column of the list, top to bottom. */
export function columna(header: string): (string | null)[] {
  return [...document.querySelectorAll(`td[data-label="${header}"]`)].map((cell) => cell.textContent);
}

/** The row of a person, or undefined if the page does not show it. */
export const fila = (name: string): HTMLElement | undefined =>
  within(screen.getByRole('table', { name: TABLA }))
    .getAllByRole('row')
    .find((row) => row.textContent?.includes(name));

/** The dialog with a title. */
export const dialogo = (name: string) => screen.findByRole('dialog', { name });
