import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { server } from './services.ts';
import type { newUser } from './user.ts';

const body = (path: string) => `%PDF-1.7 ${path}`;

/** The services answer these reports with a document each. Returns what is asked: the report, the person's id, the notice's. */
export function conImpresos(...reports: readonly string[]): readonly string[] {
  const asked: string[] = [];
  for (const report of reports)
    server.use(
      http.get(`*/${report}/:persona/:novedad`, ({ params }) => {
        const path = `${report}/${params.persona}/${params.novedad}`;
        asked.push(path);
        return new HttpResponse(body(path), { headers: { 'content-type': 'application/pdf' } });
      }),
    );
  return asked;
}

/** Waits until the viewer shows the document of this path, and closes it. */
export async function seImprime(path: string, by: { readonly user: ReturnType<typeof newUser> }): Promise<void> {
  const size = `${body(path).length} bytes`;
  expect(await screen.findByText(size)).toBeVisible();
  await by.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(size)).toBeNull());
}
