import { getConfig, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, onTestFinished } from 'vitest';
import { queryClient } from '#client/query.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { server, theSandbox } from './services.ts';
import type { newUser } from './user.ts';

/** Texts of the toasts on screen, oldest first. */
export const toasts = (): (string | null | undefined)[] =>
  [...document.querySelectorAll('.toast')].map((one) => one.querySelector('p')?.textContent);

/** Waits for a toast that says exactly this. */
export const toastSays = (text: string): Promise<void> => waitFor(() => expect(toasts()).toContain(text));

/**
 * Waits for the toast that says exactly this. Its text is also in a live region, which may get it before or after the toast.
 */
export async function findToast(text: string): Promise<HTMLElement> {
  await toastSays(text);
  return document.querySelectorAll<HTMLElement>('.toast')[toasts().indexOf(text)] as HTMLElement;
}

/** The open question or message, which must say this. A question that was answered and shows its progress asks nothing. */
export async function question(text: string | RegExp) {
  // Not by role: on a form of this size that search takes longer than the timeout.
  const dialog = await waitFor(() => {
    const [open] = [...document.querySelectorAll<HTMLElement>('dialog[open][role="alertdialog"]')].slice(-1);
    if (!open || open.querySelector('button[aria-busy="true"]'))
      throw new Error(`Nothing is asked. ${document.querySelector('.error-summary')?.textContent ?? ''}`);
    return open;
  });
  expect(dialog).toHaveTextContent(text);
  return within(dialog);
}

/**
 * Waits until every call to the services is answered. Then the screen no longer changes, lists have their options, and days
 * their range.
 */
export async function leido(): Promise<void> {
  const quiet = () => expect(queryClient.isFetching()).toBe(0);
  await waitFor(quiet);
  // The last answer is passed on by a timer, is drawn later, and may lead to further calls.
  for (let turn = 0; turn < 3; turn += 1)
    await getConfig().asyncWrapper(() => new Promise((resolve) => setTimeout(resolve)));
  await waitFor(quiet);
}

/** The button with this name, when it is enabled because the action before has ended. */
export const listo = (name: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const button = screen.getByRole('button', { name });
    expect(button).not.toHaveAttribute('aria-busy');
    return button;
  });

/** Presses a day of the open calendar, which draws its days again soon after it opened and whenever their range changes. */
export async function pulsarDia(
  { user }: { readonly user: ReturnType<typeof newUser> },
  name: string | RegExp,
): Promise<void> {
  await screen.findByRole('button', { name });
  await user.click(screen.getByRole('button', { name }));
}

/** True while a dialog with a question or message is open. */
export const asking = (): boolean => document.querySelector('dialog[open][role="alertdialog"]') !== null;

/** Records calls from now on to paths that contain or match `part`: their bodies as the services get them, null for none. */
export function recordCalls(part: string | RegExp): unknown[] {
  const bodies: unknown[] = [];
  const listen = ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url);
    if (!(typeof part === 'string' ? pathname.includes(part) : part.test(pathname))) return;
    const at = bodies.push(null) - 1;
    const read = request.clone().json();
    read.then(
      (body: unknown) => {
        bodies[at] = body;
      },
      () => undefined,
    );
  };
  server.events.on('request:start', listen);
  onTestFinished(() => server.events.removeListener('request:start', listen));
  return bodies;
}

/** Holds the answers to calls of this path, or to those made when `cuando` is true, until the returned function is called. */
export function detener(path: string | RegExp, cuando: () => boolean | Promise<boolean> = () => true): () => void {
  let soltar = (): void => undefined;
  const gate = new Promise<undefined>((resolve) => {
    soltar = () => resolve(undefined);
  });
  server.use(http.all(path, async () => ((await cuando()) ? gate : undefined)));
  return () => soltar();
}

/** One of the seed's people, and her current notice in the services. */
export async function ejemplo(who: Ejemplo) {
  const [{ db }, { ejemplos }] = await Promise.all([theSandbox(), import('#sandbox/db/examples.ts')]);
  const persona = db.personas.all().find((one) => one.NumeroDocumento === ejemplos[who]);
  if (!persona) throw new Error(`The seed has no ${who}`);
  const novedad = () => {
    const found = db.novedades.by('persona', persona.IdPersona).at(-1);
    if (!found) throw new Error(`${who} has no notice`);
    return found;
  };
  return { db, persona, documento: ejemplos[who], nombre: persona.NombreCompleto, novedad };
}

/** Waits until no write covers the page any more. */
export const descubierta = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('.busy-overlay')).toBeNull());
