import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { type Documentada, lineaDe } from '#support/documentado.ts';
import { server } from '#support/services.ts';

/** The documented reply of a call; with `cuando` the one of its alternatives that is described so. */
export function respuestaDe(id: string, cuando?: string): Documentada {
  const { reply, alternatives = [] } = lineaDe(id);
  const found = cuando === undefined ? reply : alternatives.find(({ when }) => when === cuando)?.reply;
  if (!found) throw new Error(`${id} has no such reply`);
  return found;
}

/** The addresses of a call: of staff and companies, and of insured people where it has one of its own. */
function direccionesDe(id: string): string[] {
  const [, path = ''] = id.split(' ');
  const [, insured] = lineaDe(id).request?.path_insured?.split('/') ?? [];
  const own = insured === undefined ? [] : [path.replace(/^[^/]+/, insured)];
  return [path, ...own]
    .map((one) => `*/${one.replace(/\{[^}]+\}/g, '*').replace(/\/$/, '')}`)
    .flatMap((one) => [one, `${one}/`]);
}

/** From here on a call answers as documented; a second, other question to it finds nothing. */
export function contestarDocumentada(id: string, cuando?: string): void {
  const reply = respuestaDe(id, cuando);
  const method = id.startsWith('GET ') ? 'get' : 'post';
  // A list of several kinds of notice asks for each: the first is answered.
  const asked: string[] = [];
  const answer = async ({ request }: { request: Request }) => {
    asked.push(await request.clone().text());
    return HttpResponse.json(asked.at(-1) === asked[0] ? reply : { ...reply, Datos: [] });
  };
  server.use(...direccionesDe(id).map((address) => http[method](address, answer)));
}

/** Case and spaces are the portal's to choose; figures and names are not. */
const plano = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').toLowerCase();

/** What the page and its dialogs show, in text and in the fields. */
function loQueSeVe(): string {
  const parts = [...document.querySelectorAll('main, dialog[open]')];
  const fields = parts.flatMap((part) => [
    ...part.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio]), textarea'),
  ]);
  return plano([...parts.map((part) => part.textContent), ...fields.map((field) => field.value)].join(' · '));
}

/** Waits until the documented values are read on the screen. */
export const seLee = (muestra: readonly string[]): Promise<void> =>
  waitFor(() => {
    const shown = loQueSeVe();
    expect(
      muestra.filter((text) => !shown.includes(plano(text))),
      shown.slice(0, 1500),
    ).toEqual([]);
  });
