import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import { mount } from '#support/mount.tsx';
import { server } from '#support/services.ts';

/** A list of parameters as the staff open it, with its rows. */
export async function abrir(path: string, table: string) {
  const mounted = await mount(path, { as: 'personal' });
  await screen.findByRole('table', { name: table });
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  return mounted;
}

/** What names each row, in order; the grey lines of a list on its way have none. */
export const rows = (): string[] =>
  [...document.querySelectorAll('tbody tr')]
    .map((row) => row.querySelector('.table-name')?.textContent ?? '')
    .filter((text) => text !== '');

/** The dialog being edited in. */
export async function dialogo(name: string) {
  return within(await screen.findByRole('dialog', { name }));
}

/** Paths asked from now on that hold `part`. */
export function recordPaths(part: string): string[] {
  const paths: string[] = [];
  const listen = ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url);
    if (pathname.includes(part)) paths.push(decodeURIComponent(pathname));
  };
  server.events.on('request:start', listen);
  onTestFinished(() => server.events.removeListener('request:start', listen));
  return paths;
}
