import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { entero } from '#support/graficos.ts';
import { mount } from '#support/mount.tsx';
import { server } from '#support/services.ts';

/** Opens the monitor as the staff. */
export async function abrir(search = '') {
  const mounted = await mount(`/seguros/bdpa-monitor${search}`, { as: 'personal' });
  // The first time, the code of the screen must also be compiled.
  await screen.findByRole('tablist', { name: 'Partes del monitoreo' });
  return mounted;
}

/** The rows of a chart's table without header and total. The first `columns` figures of each are numbers. */
export const escritas = (rows: readonly string[][], columns: number): (string | number)[][] =>
  rows
    .slice(1)
    .filter(([name]) => name !== 'Total')
    .map(([name = '', ...figures]) => [name, ...figures.slice(0, columns).map(entero)]);

/** A figure of the summary, by its name. */
export async function total(label: string): Promise<number> {
  const terms = await screen.findAllByRole('term');
  const term = terms.find((one) => one.textContent === label && one.closest('.monitor-total'));
  return Number(term?.nextElementSibling?.textContent?.replaceAll(',', ''));
}

/** Names of the people listed. */
export const personas = (): string[] => [...document.querySelectorAll('tbody td b')].map((b) => b.textContent ?? '');

/** Waits for the list to have people. */
export const listadas = () => waitFor(() => expect(personas().length).toBeGreaterThan(0));

/** The next call to a path fails in the services. */
export const caida = (path: string) =>
  server.use(http.get(path, () => new HttpResponse('', { status: 500 }), { once: true }));
