import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import { mount } from '#support/mount.tsx';
import { server } from '#support/services.ts';

/** Opens a list of parameters as the staff, and waits for its rows. */
export async function abrir(path: string, table: string) {
  const mounted = await mount(path, { as: 'personal' });
  await screen.findByRole('table', { name: table });
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  return mounted;
}

/** The name in each row, in order. The grey placeholder lines of a loading list have none. */
export const rows = (): string[] =>
  [...document.querySelectorAll('tbody tr')]
    .map((row) => row.querySelector('.table-name')?.textContent ?? '')
    .filter((text) => text !== '');

/** The dialog for editing. */
export async function dialogo(name: string) {
  return within(await screen.findByRole('dialog', { name }));
}

/** Records the paths of requests from now on that contain `part`. */
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
