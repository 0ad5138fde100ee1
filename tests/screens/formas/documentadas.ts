import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { type Documentada, lineaDe, noEnviadas } from '#support/documentado.ts';
import { mount } from '#support/mount.tsx';
import { porLlamada } from '#support/porLlamada.ts';
import { recordCalls } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { type DemoUser, signInAs } from '#support/session.ts';

/** A reply of a call: the documented one, or the alternative with that description. */
export type Respuesta = string | readonly [id: string, cuando: string];

/** A documented reply, and where a person reads it or sees its effect. */
export interface Caso {
  /** The call, as in replies.jsonl. */
  readonly id: string;
  /** An alternative reply, by its description. */
  readonly cuando?: string;
  /** Other calls that must also answer as documented, because the screen reads them together. */
  readonly con?: readonly Respuesta[];
  /** The user who reads it. Default: a company. Null: nobody is signed in. */
  readonly as?: DemoUser | null;
  /** Where it is read. */
  readonly donde: string;
  /** What a person does to read it. */
  readonly abre: () => Promise<unknown>;
  /** The documented values and messages, as people read them. */
  readonly muestra: readonly string[];
  /** Another effect to wait for. */
  readonly luego?: () => void;
  /** What a person does next, and the result. */
  readonly alFinal?: () => Promise<unknown>;
}

/** The documented reply of a call. With `cuando`, the alternative with that description. */
export function respuestaDe(id: string, cuando?: string): Documentada {
  const { reply, alternatives = [] } = lineaDe(id);
  const found = cuando === undefined ? reply : alternatives.find(({ when }) => when === cuando)?.reply;
  if (!found) throw new Error(`${id} has no such reply`);
  return found;
}

/** The addresses of a call: for staff and companies, and for insured persons if it has another one. */
function direccionesDe(id: string): string[] {
  const [, path = ''] = id.split(' ');
  const [, insured] = lineaDe(id).request?.path_insured?.split('/') ?? [];
  const own = insured === undefined ? [] : [path.replace(/^[^/]+/, insured)];
  return [path, ...own]
    .map((one) => `*/${one.replace(/\{[^}]+\}/g, '*').replace(/\/$/, '')}`)
    .flatMap((one) => [one, `${one}/`]);
}

interface DeHttp {
  readonly status: number;
  readonly contentType?: string;
  readonly body?: unknown;
  readonly bodyBase64?: string;
}

/** A reply as HTTP: an envelope, or the documented status and bytes. */
function comoHttp(reply: Documentada): Response {
  if (!('http' in reply)) return HttpResponse.json(reply);
  const { status, contentType = 'application/json', body, bodyBase64 } = reply.http as DeHttp;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const bytes = bodyBase64 === undefined ? text : Uint8Array.from(Buffer.from(bodyBase64, 'base64'));
  return new HttpResponse(bytes, { status, headers: { 'content-type': contentType } });
}

/** From now on a call answers as documented. A different second query to it finds nothing. */
export function contestarDocumentada(id: string, cuando?: string): void {
  const reply = respuestaDe(id, cuando);
  const method = id.startsWith('GET ') ? 'get' : 'post';
  // A list of several kinds of notice makes a call for each. The first gets the answer.
  const asked: string[] = [];
  const answer = async ({ request }: { request: Request }) => {
    asked.push(await request.clone().text());
    return comoHttp(asked.at(-1) === asked[0] ? reply : { ...reply, Datos: [] });
  };
  server.use(...direccionesDe(id).map((address) => http[method](address, answer)));
}

/** From now on these calls answer as documented. */
export function contestarTodas(respuestas: readonly Respuesta[]): void {
  for (const one of respuestas)
    if (typeof one === 'string') contestarDocumentada(one);
    else contestarDocumentada(...one);
}

/** The portal may choose case and spaces, but not figures and names. */
const plano = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').toLowerCase();

/** What the page, its dialogs and its toasts show, in text and in fields. */
function loQueSeVe(): string {
  const parts = ['.toast', 'dialog[open]', 'main', 'header', 'nav'].flatMap((one) => [
    ...document.querySelectorAll(one),
  ]);
  const fields = parts.flatMap((part) => [
    ...part.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio]), textarea'),
  ]);
  return plano([...parts.map((part) => part.textContent), ...fields.map((field) => field.value)].join(' · '));
}

/** Waits until the documented values are on the screen. */
const seLee = (muestra: readonly string[]): Promise<void> =>
  waitFor(() => {
    const shown = loQueSeVe();
    expect(
      muestra.filter((text) => !shown.includes(plano(text))),
      shown.slice(0, 1500),
    ).toEqual([]);
  });

/** Opens a screen and waits for its heading. */
export async function pantalla(ruta: string) {
  const mounted = await mount(ruta);
  await screen.findByRole('heading', { level: 1 });
  return mounted;
}

/** Opens a screen and presses one of its buttons. */
export const pulsando = (ruta: string, name: string | RegExp) => async () => {
  const { user } = await pantalla(ruta);
  await user.click(await screen.findByRole('button', { name }));
};

/** The path of a call, with any of the names its controller has. */
function caminoDe(id: string): RegExp {
  const [, path = ''] = /^\S+ [^/]*(.*?)\/?$/.exec(id) ?? [];
  const [controller = ''] = id.replace(/^\S+ /, '').split('/');
  return new RegExp(`/(Aseg)?${controller.replace(/^Emp/, '(Emp)?')}${path.replace(/\{[^}]+\}/g, '[^/]+')}/?$`);
}

/** The documented fields that the screen did not send. Fields inside an empty list do not count. */
function faltan(documentado: unknown, enviado: unknown, path = ''): string[] {
  if (Array.isArray(documentado))
    return Array.isArray(enviado) && enviado.length === 0 ? [] : faltan(documentado[0], Object(enviado)[0], path);
  if (typeof documentado !== 'object' || documentado === null) return [];
  const held = Object(enviado) as Record<string, unknown>;
  return Object.entries(documentado).flatMap(([name, value]) =>
    name in held ? faltan(value, held[name], `${path}${name}.`) : [`${path}${name}`],
  );
}

/** Checks that the screen sent every field the documents show for the call, in its place. */
function enviaLoDocumentado(id: string, enviados: readonly unknown[]): void {
  const { request } = lineaDe(id);
  if (request?.body !== undefined) expect(enviados, `${id} is called`).not.toEqual([]);
  const left = noEnviadas[id]?.campos;
  for (const enviado of enviados) {
    const missing = faltan(request?.body, enviado).filter((name) => !left?.test(name));
    expect(missing, `${id}: not sent`).toEqual([]);
  }
}

/** Makes each call answer as documented, and checks the answer on the screen. */
function probarCasos(casos: readonly Caso[]): void {
  test.each(casos.map((one) => [one.id, one.cuando ?? 'as documented', one.donde, one] as const))(
    '%s (%s): read on %s',
    async (id, _, __, { as = 'empresa', cuando, con = [], abre, muestra, luego, alFinal }) => {
      if (as) await signInAs(as);
      contestarTodas(con);
      contestarDocumentada(id, cuando);
      const enviados = recordCalls(caminoDe(id));
      await abre();
      await seLee(muestra);
      if (luego) await waitFor(luego);
      await alFinal?.();
      enviaLoDocumentado(id, enviados);
    },
  );
}

/** The tests of some cases by call, for a `describe`; and the calls that are in no group of the test file. */
export function casosPorLlamada(casos: readonly Caso[]) {
  const { de, otras } = porLlamada(casos, ({ id }) => id);
  return {
    de: (...ids: readonly string[]): void => probarCasos(de(...ids)),
    sinGrupo: (): string[] => otras().map(({ id }) => id),
  };
}
