import type * as z from 'zod/mini';
import { decodeText, parseJson } from '#client/decode.ts';
import { type Datos, type Endpoint, type Input, urlOf } from '#contract/endpoint.ts';
import type { tokenDatos } from '#contract/entities/sesion.ts';
import { readEnvelope } from '#contract/envelope.ts';
import { read } from '#contract/read.ts';
import { asSent } from '#contract/send.ts';
import { empAuth } from '#contract/services/empAuth.ts';
import { basePaths } from '#sandbox/app.ts';
import type { Account } from './account.ts';
import type { Network, Outcome } from './network.ts';

/** A signed-in client. */
export interface Client {
  readonly name: string;
  readonly account: Account;
  /** Makes a call once. Signs in first if there is no session, and again after a 401, which proves that nothing was done. */
  ask<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Outcome<Datos<E>>>;
  /** Repeats a call that only reads until the services answer. Throws their sentence if they refuse it again and again. */
  read<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Datos<E>>;
}

interface Raw {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

/** Refusals of a read that are believed: the faults refuse single calls only. */
const REFUSALS = 4;
const PAUSE = 1000;
const TIMEOUT = 60_000;

function bodyOf(endpoint: Endpoint, body: unknown): { headers: Record<string, string>; body?: FormData | string } {
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return { headers: {} };
  if (endpoint.send === 'json')
    return {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(asSent(endpoint.body, body ?? {})),
    };
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body)))
    form.append(name, value instanceof Blob ? value : String(value));
  return { headers: {}, body: form };
}

const unknown = (text: string) => ({ kind: 'unknown', text }) as const;

const DOWN = 'nobody listens';
const isDown = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error && error.cause.message.includes('ECONNREFUSED');

/** Reads a reply as the portal does. A reply that is not sure to be a refusal counts as unknown. */
async function outcomeOf(endpoint: Endpoint, response: Response): Promise<Outcome<unknown>> {
  const type = response.headers.get('Content-Type') ?? '';
  const bytes = await response.arrayBuffer();
  if (endpoint.reply === 'file' && response.ok && !type.includes('json'))
    return bytes.byteLength > 0 ? { kind: 'done', datos: new Blob([bytes]) } : unknown('an empty file');
  const envelope = readEnvelope(parseJson(decodeText(bytes, type)));
  if (!envelope || envelope.doubtful || response.status >= 500) return unknown(`HTTP ${response.status}`);
  if (!envelope.ok) return { kind: 'refused', text: envelope.Mensaje.Descripcion };
  const reading = read(endpoint.datos, envelope.Datos);
  return reading.ok ? { kind: 'done', datos: reading.value } : unknown('data that cannot be read');
}

const dispositivo = { browser: '', browser_version: '', os: '', os_version: '', IpPublico: '', device: '' };

/** A client on a network, signed in as an account on its first call. */
export function createClient(net: Network, name: string, account: Account): Client {
  let token = '';

  async function send(endpoint: Endpoint, input: Raw, as: string): Promise<Response> {
    const { headers, ...rest } = bodyOf(endpoint, input.body);
    const path = basePaths[endpoint.controller.servicio] + urlOf(endpoint, account.audience, input);
    return fetch(net.address() + path, {
      method: endpoint.method,
      headers: { Accept: 'application/json', ...headers, ...(as ? { Authorization: `Bearer ${as}` } : {}) },
      ...rest,
      signal: AbortSignal.timeout(TIMEOUT),
    });
  }

  async function once(endpoint: Endpoint, input: Raw, as: string): Promise<Outcome<unknown> | null> {
    await net.beforeCall();
    const begin = performance.now();
    const found = await send(endpoint, input, as)
      .then(async (response) => (response.status === 401 ? null : outcomeOf(endpoint, response)))
      .catch((error: unknown) => unknown(isDown(error) ? DOWN : String(error)));
    const down = found?.kind === 'unknown' && found.text === DOWN;
    net.count(endpoint, down ? 'down' : (found?.kind ?? 'refused'), performance.now() - begin);
    return found;
  }

  async function tokenBy(endpoint: Endpoint, body: object, as: string): Promise<string> {
    for (;;) {
      const found = await once(endpoint, { body }, as);
      if (found?.kind === 'done') return (found.datos as z.core.output<typeof tokenDatos>).access_token;
      await net.pause(PAUSE);
    }
  }

  async function signIn(): Promise<string> {
    const { user: UserName, password: Password, choice } = account;
    const Dispositivo = { ...dispositivo, IpPrivado: '0.0.0.0' };
    const first = await tokenBy(empAuth.token, { UserName, Password, TokenGC: 'local', Dispositivo }, '');
    return tokenBy(empAuth.newToken, choice, first);
  }

  async function ask<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Outcome<Datos<E>>> {
    for (;;) {
      token ||= await signIn();
      const found = await once(endpoint, input, token);
      if (found) return found as Outcome<Datos<E>>;
      token = '';
    }
  }

  return {
    name,
    account,
    ask,
    async read(endpoint, input) {
      for (let refusals = 0; ; ) {
        const found = await ask(endpoint, input);
        if (found.kind === 'done') return found.datos;
        if (found.kind === 'refused') refusals += 1;
        if (refusals >= REFUSALS) throw new Error(`${name}: ${endpoint.path} refuses: ${found.text}`);
        await net.pause(PAUSE);
      }
    },
  };
}
