import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { mount } from '#support/mount.tsx';
import { server } from '#support/services.ts';

/** The monitor as the staff open it. */
export async function abrir(search = '') {
  const mounted = await mount(`/seguros/bdpa-monitor${search}`, { as: 'personal' });
  // The first time, the screen's code is translated too.
  await screen.findByRole('tablist', { name: 'Partes del monitoreo' }, { timeout: 15_000 });
  return mounted;
}

/** The cells of a picture's table of figures, by row. */
export async function cifras(title: string): Promise<string[][]> {
  const table = await screen.findByRole('table', { name: title });
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
}

/** What a picture of bars draws: each name with its total. */
export function barras(title: string): string[][] {
  const picture = screen.getByRole('img', { name: new RegExp(`^${title}`) });
  return [...picture.querySelectorAll('.chart-bars-row')].map((row) =>
    [...row.querySelectorAll('text')].map((text) => text.textContent ?? ''),
  );
}

const entero = (text: string | null | undefined) => Number(text?.replaceAll(',', ''));

/**
 * What a picture draws: each bar or column with the figure of each colour, reckoned from how long it is drawn. `tones`:
 * the colours of its series, in the order of the table's columns.
 */
export function dibujadas(title: string, tones: readonly string[]): (string | number)[][] {
  const picture = screen.getByRole('img', { name: new RegExp(`^${title}`) });
  const bars = [...picture.querySelectorAll('.chart-bars-row')];
  const most =
    bars.length > 0
      ? Math.max(1, ...bars.map((row) => entero(row.querySelector('.chart-total')?.textContent)))
      : entero(picture.querySelector('.chart-axis')?.textContent);
  return [...picture.querySelectorAll('.chart-bars-row, .chart-columns-row')].map((row) => [
    row.querySelector('title, text')?.textContent?.split(': ')[0] ?? '',
    ...tones.map((tone) => {
      const part = row.querySelector<SVGElement>(`.chart-part.chart-${tone}`);
      return Math.round(Number(part?.style.getPropertyValue('--share') ?? 0) * most);
    }),
  ]);
}

/** The rows of a picture's table without its head and its total, the first `columns` figures of each as numbers. */
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

/** The next call to a path fails at the fund. */
export const caida = (path: string) =>
  server.use(http.get(path, () => new HttpResponse('', { status: 500 }), { once: true }));
