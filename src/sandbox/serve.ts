import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { type Audience, controllers } from '#contract/controllers.ts';
import { type Endpoint, type Input, pattern } from '#contract/endpoint.ts';
import type { TipoMensaje } from '#contract/envelope.ts';
import { contrasena } from '#contract/services/contrasena.ts';
import type { Servicio } from '#lib/config.ts';
import { type IsoDate, today } from '#lib/dates.ts';
import { amountAsText } from './amounts.ts';
import type { Database } from './db/database.ts';
import type { Change } from './db/table.ts';
import { BadCall, NotSignedIn, Refusal, sinAcceso } from './refusal.ts';
import { debeCambiarContrasena, type Sesion, type Tokens } from './session.ts';
import { readMultipart, type UploadedFile } from './upload.ts';

/** The base path of each of the four services. */
export const basePaths: Readonly<Record<Servicio, string>> = {
  seguridad: '/servicios/seguridad',
  administrativo: '/servicios/administrativo',
  facturacion: '/servicios/facturacion',
  notificacionPago: '/servicios/notificacion-pago',
};

/** What every handler may use. */
export interface Services {
  readonly app: Hono;
  readonly db: Database;
  readonly tokens: Tokens;
  readonly now: () => Date;
  /** Stores a transaction. Throws if it cannot, and then nothing has changed. */
  readonly keep: (changes: readonly Change[]) => void;
  /** Runs one call at a time, as a database with serialised transactions would. */
  readonly queue: <T>(work: () => Promise<T>) => Promise<T>;
  readonly onResetLink: (token: string) => void;
  /** The fund's code, which is part of some paths. */
  readonly codigo: string;
  /** The path of the stored documents. */
  readonly documentos: string;
}

type Params<E> = Input<E> extends { params: infer P } ? { readonly [N in keyof P]: string } : object;
type Query<E> = Input<E> extends { query: infer Q } ? { readonly [N in keyof Q]: string } : object;

/** A call without a signed-in caller: sign-in and password reset. */
interface OpenCall<E extends Endpoint> {
  readonly params: Params<E>;
  readonly query: Query<E>;
  readonly body: z.core.output<E['body']>;
  /** The uploaded file of a multipart call. */
  readonly file: UploadedFile | null;
  readonly db: Database;
  readonly now: Date;
  readonly today: IsoDate;
}

export interface Call<E extends Endpoint> extends OpenCall<E> {
  readonly sesion: Sesion;
}

/** An answer with its own message. */
export class WithMessage<T> {
  readonly datos: T;
  readonly text: string;
  readonly tipo: string;
  constructor(datos: T, text: string, tipo: TipoMensaje | 'Information') {
    this.datos = datos;
    this.text = text;
    this.tipo = tipo;
  }
}

/** The bytes of a file and its type. */
export interface FileReply {
  readonly bytes: Uint8Array;
  readonly tipo: string;
  readonly nombre: string;
}

type Answer<T> = T | WithMessage<T>;
type Answered<E extends Endpoint> = Answer<z.core.input<E['datos']>>;
type Reply<T> = T | Promise<T>;

/** The envelope around a reply, in the form the services use. */
export const envelope = (ok: boolean, Datos: unknown, Descripcion: string, TipoMensaje: string) => ({
  ok,
  Datos: Datos ?? null,
  Mensaje: { Descripcion, TipoMensaje, IdMensaje: '', TieneMensaje: Descripcion !== '' },
});

/**
 * Serves an endpoint to signed-in callers. It checks token, audience and the contract of body and reply, and runs one
 * transaction.
 */
export function serve<E extends Endpoint>(
  at: Services,
  endpoint: E,
  handler: (call: Call<E>) => Reply<Answered<E>>,
): void {
  route(at, endpoint, async (c, audience) => {
    const sesion = await signedIn(at, c, endpoint, audience);
    const call = await readCall(at, endpoint, c);
    return c.json(await run(at, endpoint, () => handler({ ...call, sesion })));
  });
}

/** Serves an endpoint that needs no token. */
export function serveOpen<E extends Endpoint>(
  at: Services,
  endpoint: E,
  handler: (call: OpenCall<E>) => Reply<Answered<E>>,
): void {
  route(at, endpoint, async (c) => {
    const call = await readCall(at, endpoint, c);
    return c.json(await run(at, endpoint, () => handler(call)));
  });
}

/** Serves an endpoint whose reply is a file. A refusal is still sent as an envelope. */
export function serveFile<E extends Endpoint>(
  at: Services,
  endpoint: E,
  handler: (call: Call<E>) => Reply<FileReply>,
): void {
  route(at, endpoint, async (c, audience) => {
    const sesion = await signedIn(at, c, endpoint, audience);
    const call = await readCall(at, endpoint, c);
    const { bytes, tipo, nombre } = await at.queue(async () => handler({ ...call, sesion }));
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': tipo,
      'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(nombre)}`,
    });
  });
}

type Answering = (c: Context, audience: Audience) => Promise<Response>;

/** Mounts the endpoint for both audiences. Slashes at the end do not matter, because the app is not strict. */
function route({ app, codigo, documentos }: Services, endpoint: Endpoint, answer: Answering): void {
  const { insured, others, servicio } = endpoint.controller;
  const audiences: readonly Audience[] = insured === others ? ['others'] : ['others', 'insured'];
  for (const audience of audiences) {
    const path = `${basePaths[servicio]}${pattern(endpoint, audience, codigo, documentos)}`.replace(/\/+$/, '');
    app.on(endpoint.method, path, (c) => answer(c, audience));
  }
}

/**
 * Insured persons have their own services. Each kind of user is refused in the services of the other (spec F 6). A user
 * who has to change the password can do nothing else with the token: the sign-in itself needs no token (decision 23).
 */
async function signedIn(at: Services, c: Context, endpoint: Endpoint, audience: Audience): Promise<Sesion> {
  const sesion = await at.tokens.read(c.req.header('Authorization'));
  const { controller } = endpoint;
  const twoDoors = controller.insured !== controller.others;
  if (twoDoors && (sesion.tipo === 'ASEGURADOS') !== (audience === 'insured')) throw sinAcceso();
  if (controller === controllers.empPacientes && sesion.tipo === 'ASEGURADOS') throw sinAcceso();
  if (endpoint !== contrasena.cambiar && debeCambiarContrasena(sesion))
    throw new Refusal('Debe cambiar su contraseña antes de continuar.');
  return sesion;
}

async function readCall<E extends Endpoint>(at: Services, endpoint: E, c: Context): Promise<OpenCall<E>> {
  const params: unknown = c.req.param();
  const query: unknown = Object.fromEntries(endpoint.query.map((name) => [name, c.req.query(name) ?? '']));
  const multipart = endpoint.send === 'multipart' ? await readMultipart(c.req.raw, endpoint.body) : null;
  const raw = multipart ? multipart.fields : await readJson(endpoint, c);
  const long = tooLong(raw);
  if (long) throw new BadCall(long);
  const parsed = z.safeParse(endpoint.body, raw);
  const wrong = parsed.success ? amountAsText(endpoint.body, raw) : (parsed.error.issues[0]?.path ?? []);
  if (!parsed.success || wrong) throw new BadCall(wrong?.join('.') || 'enviado');
  const now = at.now();
  return {
    params: params as Params<E>,
    query: query as Query<E>,
    body: parsed.data as z.core.output<E['body']>,
    file: multipart?.file ?? null,
    db: at.db,
    now,
    today: today(now),
  };
}

/** The maximum number of characters in any text that is sent. Assumed: the specification names no size for most fields. */
const LONGEST_TEXT = 100_000;

/** The name of a text in a body that no column of the services could take; '' if there is none. Any depth is read. */
function tooLong(body: unknown): string {
  const rest: [name: string, value: unknown][] = [['enviado', body]];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const [name, value] = next;
    if (typeof value === 'string' && value.length > LONGEST_TEXT) return name;
    if (typeof value === 'object' && value !== null) for (const part of Object.entries(value)) rest.push(part);
  }
  return '';
}

async function readJson(endpoint: Endpoint, c: Context): Promise<unknown> {
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return undefined;
  const text = await c.req.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new BadCall('enviado');
  }
}

/**
 * Runs a handler as one transaction and wraps its answer. The answer is checked against the contract before anything is
 * stored.
 */
async function run<E extends Endpoint>(at: Services, endpoint: E, handler: () => Reply<Answered<E>>): Promise<object> {
  return at.queue(() =>
    at.db.transaction(async () => {
      const answer = await handler();
      const own = answer instanceof WithMessage;
      const datos: unknown = own ? answer.datos : answer;
      const checked = z.safeParse(endpoint.datos, datos);
      if (!checked.success) throw new BrokenContract(endpoint, checked.error.issues);
      return own ? envelope(true, datos, answer.text, answer.tipo) : envelope(true, datos, '', 'success');
    }, at.keep),
  );
}

/** The sandbox's answer breaks the contract. This is an error in the sandbox. */
class BrokenContract extends Error {
  constructor(endpoint: Endpoint, issues: readonly z.core.$ZodIssue[]) {
    const where = issues.map((i) => `${i.path.join('.') || 'Datos'}: ${i.message}`).join('; ');
    super(`${endpoint.controller.others}${endpoint.path} answered outside its contract: ${where}`);
  }
}

/** Turns an error of a handler into the reply for the caller. */
export function answerError(error: Error, c: Context): Response {
  if (error instanceof Refusal) return c.json(envelope(false, null, error.message, error.tipo));
  if (error instanceof NotSignedIn) return c.json(envelope(false, null, error.message, 'error'), 401);
  if (error instanceof BadCall) return c.json(envelope(false, null, error.message, 'error'), 400);
  console.error(error);
  return c.json(envelope(false, null, 'Ha ocurrido un error técnico. Pedimos disculpas.', 'error'), 500);
}

/** The reply for an address that is no call: HTTP 404. */
export const notFound = (c: Context): Response =>
  c.json(envelope(false, null, 'El servicio solicitado no existe.', 'error'), 404);

/** A number from the path or the query. Answers 400 with its name if it is not a number. */
export function number(text: string, name: string): number {
  if (!/^-?\d{1,15}$/.test(text)) throw new BadCall(name);
  return Number(text);
}
