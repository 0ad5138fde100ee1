import { cleanup, waitFor } from '@testing-library/react';
import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { http as msw } from 'msw';
import { expect, onTestFinished, vi } from 'vitest';
import { unlock } from '#app/lock/lock.ts';
import { escrituraMessages as duda } from '#blocks/escritura/messages.ts';
import { http } from '#client/http.ts';
import { writesUnderWay } from '#client/writes.ts';
import { type Endpoint, pattern } from '#contract/endpoint.ts';
import * as services from '#contract/services/index.ts';
import { transport } from '#messages/transport.ts';
import { leido, question } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { toast } from '#ui/feedback/toast.ts';
import { type Falla, respuestaPerdida } from './fallas.ts';
import type { Formulario, Lleno } from './formulario.ts';
import { maneraDe } from './maneras.ts';

/** A write call of the contract by its name: 'ordenPago.registrar'. */
export function llamadaDe(name: string): Endpoint {
  const [service = '', call = ''] = name.split('.');
  const found = (services as Record<string, Record<string, Endpoint>>)[service]?.[call];
  if (!found) throw new Error(`The contract has no ${name}`);
  return found;
}

/** Intercepts a call: counts it and makes it fail as requested. */
export function interceptar(endpoint: Endpoint) {
  const routes = (['others', 'insured'] as const).map((audience) => pattern(endpoint, audience));
  const escaped = routes.map((r) => r.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+'));
  const is = new RegExp(`^/servicios/[^/]+(${escaped.join('|')})$`);
  const line = { falla: null as Falla | null, enviadas: 0, pregunta: null as string | null };
  server.use(
    msw.all('*/servicios/*', async ({ request }) => {
      if (request.method !== endpoint.method || !is.test(new URL(request.url).pathname)) return undefined;
      line.enviadas += 1;
      const { falla } = line;
      if (!falla) return undefined;
      const copy = request.clone();
      return falla.contestar(async () => (await theSandbox()).app.fetch(copy));
    }),
  );
  // A test must not wait a minute for a timeout, so the timeout error comes at once.
  const usual = http.defaults.adapter;
  const send = axios.getAdapter(usual);
  // Not compared by identity, because axios copies the object.
  const isIt = ({ endpoint: one }: InternalAxiosRequestConfig) =>
    one?.path === endpoint.path && one.controller.others === endpoint.controller.others;
  http.defaults.adapter = (config) => {
    if (!line.falla?.tarda || !isIt(config)) return send(config);
    line.enviadas += 1;
    return Promise.reject(new AxiosError('timeout', AxiosError.ECONNABORTED, config));
  };
  onTestFinished(() => {
    if (usual) http.defaults.adapter = usual;
  });
  return line;
}

type Linea = ReturnType<typeof interceptar>;

const limpio = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** The messages that are shown now: toasts, errors on the page, and a dialog that has to be closed. */
function frases(mas = 'dialog[open][role="alertdialog"] .modal-body'): string[] {
  const said = [
    ...document.querySelectorAll('.toast-text, .alert-bad .alert-text, .field-error, .subida-error, .state-bad'),
    ...document.querySelectorAll(mas),
  ];
  return [...new Set(said.map((one) => limpio(one.textContent)).filter(Boolean))];
}

/** Everything typed or chosen, in the order of the page. */
const escrito = (menos = '[type=file]'): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    .filter((field) => !field.matches(`${menos}, [type=file]`))
    .map((field) => `${field.name || field.id}=${/radio|checkbox/.test(field.type) ? field.checked : field.value}`);

const quieto = (): void => {
  expect(writesUnderWay.getState().count).toBe(0);
  expect(document.querySelector('.busy-overlay'), 'the overlay is stuck').toBeNull();
  // Everything that waits until a message is read has ended.
  const reading = document.querySelector('dialog[open][role="alertdialog"]');
  expect(reading ? null : document.querySelector('button[aria-busy="true"]'), 'a button is stuck').toBeNull();
};

/** Presses once, or twice before the page can draw. The same for the button that answers the question. */
async function pulsar({ boton, pregunta, si = 'Aceptar' }: Lleno, veces: 1 | 2, otra: string | null): Promise<void> {
  const press = (button: HTMLElement): void => {
    for (let i = 0; i < veces; i++) button.click();
  };
  press(boton());
  if (otra !== null) return press((await question(otra)).getByRole('button', { name: duda.otraVez }));
  if (pregunta === undefined) return;
  press((await question(pregunta)).getByRole('button', { name: si }));
}

const cumple = (said: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? said.includes(wanted) : wanted.test(said);

/** The message of a failure: a sentence, or the question whether to send it again because it was not saved. */
function loQueDice(form: Formulario, falla: Falla): string | { readonly pregunta: string } {
  const sube = llamadaDe(form.llamada).send === 'multipart';
  const dice = falla.nombre === '413' && sube ? transport.archivoGrande : falla.dice;
  const usual = form.sinSesion && falla.clase === 'no hay sesión' ? transport.respuesta : dice;
  const lost = falla.clase === 'no hay sesión' && !form.sinSesion;
  const own = form.dice && !lost ? form.dice(usual, falla.nombre) : usual;
  const manera = maneraDe(form.llamada);
  if (!falla.dudosa || manera === 'repite' || manera === 'en su lugar') return own;
  const nobody = form.nadieSabe ?? transport.sinRespuesta;
  return manera === 'pregunta' || falla.tarde ? nobody : { pregunta: duda.preguntaSinGuardar };
}

/** The question before the next attempt. None if it is certain that the last one wrote nothing. */
function laProxima(form: Formulario, falla: Falla, before: string | null): string | null {
  const manera = maneraDe(form.llamada);
  if (!falla.dudosa || manera === 'repite' || manera === 'en su lugar') return before;
  if (manera === 'pregunta') return duda.pregunta;
  if (!falla.tarde) return null;
  return form.enLista ? duda.pregunta : duda.preguntaSinGuardar;
}

/**
 * Makes one write fail: there is one sentence, nothing is lost or blocked, one request is sent, and 'saved' is never shown.
 */
async function fallar(form: Formulario, lleno: Lleno, line: Linea, falla: Falla, veces: 1 | 2 = 1): Promise<void> {
  const at = `${form.nombre}, ${falla.nombre}`;
  await leido();
  const before = { escrito: escrito(lleno.menos), titulo: document.querySelector('h1')?.textContent, frases: frases() };
  const rows = lleno.cuantos?.();
  line.falla = falla;
  line.enviadas = 0;
  await lleno.antes?.();
  await pulsar(lleno, veces, line.pregunta);
  line.pregunta = laProxima(form, falla, line.pregunta);
  const dice = loQueDice(form, falla);
  if (typeof dice === 'string') await leyendo(at, { dice, before: before.frases, form, falla });
  else (await question(dice.pregunta)).getByRole('button', { name: 'Cancelar' }).click();
  await waitFor(quieto);
  expect(line.enviadas, `${at}: requests`).toBe(1);
  line.falla = null;
  cerrarAviso();
  await waitFor(quieto);
  if (typeof dice !== 'string') expect(nuevas(before.frases), `${at}: nothing more is said`).toEqual([]);
  toast.clear();
  unlock();
  await leido();
  if (rows !== undefined)
    expect(lleno.cuantos?.(), `${at}: records`).toBe(rows + (falla.graba ? (lleno.escribe ?? 1) : 0));
  expect(document.querySelector('h1')?.textContent, `${at}: the screen`).toBe(before.titulo);
  if (falla.graba && form.seVe) return;
  await waitFor(() => expect(escrito(lleno.menos), `${at}: what was typed`).toEqual(before.escrito));
}

const nuevas = (before: readonly string[]): string[] => frases().filter((one) => !before.includes(one));

/** Reads the one sentence of a failure. */
async function leyendo(
  at: string,
  { dice, before, form, falla }: { dice: string; before: readonly string[]; form: Formulario; falla: Falla },
): Promise<void> {
  // What stands there in one moment: a toast may be gone in the next.
  let all: string[] = [];
  await waitFor(() => {
    all = frases();
    expect(
      all.some((said) => cumple(said, dice)),
      `${at}: ${dice}, not ${all.join(' | ')}`,
    ).toBe(true);
    quieto();
  });
  // A file that was not accepted has an error in its slot, whatever other message is shown.
  const own =
    falla.clase === 'no hay sesión' && !form.sinSesion && form.dice ? form.dice(falla.dice, falla.nombre) : null;
  const said = all.filter((one) => (!before.includes(one) || cumple(one, dice)) && one !== own);
  expect(said, `${at}: one sentence`).toHaveLength(1);
  expect(
    said.some((one) => cumple(one, form.listo) && !cumple(one, dice)),
    `${at}: said to be saved`,
  ).toBe(false);
}

/** Closes a message that waits for its button. */
function cerrarAviso(): void {
  const button = document.querySelector<HTMLElement>('dialog[open][role="alertdialog"] .modal-foot button');
  button?.click();
}

/**
 * The answer is lost after a double click, and reading shows that it was written: the portal shows success, and it is written
 * once.
 */
async function asentarse(form: Formulario, lleno: Lleno, line: Linea): Promise<void> {
  line.falla = respuestaPerdida;
  line.enviadas = 0;
  await lleno.antes?.();
  await pulsar(lleno, 2, line.pregunta);
  if (form.alFinal) await form.alFinal(lleno);
  else
    await waitFor(() => {
      const said = frases('.alert-ok .alert-text');
      expect(
        said.some((one) => cumple(one, form.listo)),
        `${form.nombre}: ${form.listo}, not ${said.join(' | ')}`,
      ).toBe(true);
    });
  await waitFor(quieto);
  expect(line.enviadas, `${form.nombre}: requests of a double click`).toBe(1);
  expect(
    frases().filter((one) => cumple(one, transport.sinRespuesta)),
    `${form.nombre}: nothing is in doubt`,
  ).toEqual([]);
  line.falla = null;
}

/** After a lost answer a second press asks a question, and cancelling it sends nothing. */
async function dudar(form: Formulario, { boton }: Lleno, line: Linea): Promise<void> {
  line.enviadas = 0;
  boton().click();
  const asked = await question(duda.pregunta);
  asked.getByRole('button', { name: 'Cancelar' }).click();
  await waitFor(quieto);
  expect(line.enviadas, `${form.nombre}: requests after Cancelar`).toBe(0);
}

/** From now on React draws when it would in a browser, not when the test allows it: toasts come and go by themselves. */
function comoEnElNavegador(): void {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  onTestFinished(() => {
    scope.IS_REACT_ACT_ENVIRONMENT = true;
  });
}

/**
 * Mounts a form once. Makes its write fail in every way of a list, and at last carries it out and loses its answer: the portal
 * finds what was written, or does not write it again unasked.
 */
export async function probar(form: Formulario, lista: readonly Falla[]): Promise<void> {
  // The structure of each strange reply is logged for developers.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  comoEnElNavegador();
  const lleno = await form.abrir();
  await leido();
  toast.clear();
  const line = interceptar(llamadaDe(form.llamada));
  // For some services, no answer to a DELETE or a PUT means success.
  const empty = ['DELETE', 'PUT'].includes(llamadaDe(form.llamada).method);
  for (const falla of lista) if (!(empty && falla.nombre === '204')) await fallar(form, lleno, line, falla);
  const rows = lleno.cuantos?.() ?? 0;
  // It is written, but the portal does not know it.
  const manera = maneraDe(form.llamada);
  if (manera === 'lee' || manera === 'en su lugar') await asentarse(form, lleno, line);
  else {
    await fallar(form, lleno, line, respuestaPerdida, 2);
    if (form.seVe) await waitFor(() => expect(lleno.boton, `${form.nombre}: it shows as done`).toThrow());
    else if (manera === 'pregunta') await dudar(form, lleno, line);
    else await form.alFinal?.(lleno);
  }
  if (lleno.cuantos) expect(lleno.cuantos(), `${form.nombre}: records in the end`).toBe(rows + (lleno.escribe ?? 1));
  // A pending answer finds no page to change, neither this one nor the next test's.
  cleanup();
  toast.clear();
}
