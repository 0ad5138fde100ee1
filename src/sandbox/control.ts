import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { momentOf } from '#lib/dates.ts';
import type { Clock } from './clock.ts';
import { type Faults, fault, socketOf } from './faults.ts';
import { BadCall } from './refusal.ts';
import { envelope } from './serve.ts';

/** A page of another origin cannot send this header, because nothing here allows it (no CORS). */
const CONTROL_HEADER = 'X-Sandbox-Control';
const base = '/servicios/control';

/** What the control surface works on. */
interface Controlled {
  readonly app: Hono;
  readonly clock: Clock;
  readonly faults: Faults;
  /** Resets everything: data, clock and faults. Everyone has to sign in again. */
  readonly reset: () => Promise<void>;
  readonly expireTokens: () => void;
  readonly pay: (idOrdenPago: number) => Promise<void>;
}

const nothing = z.strictObject({});
const amount = z._default(z.number().check(z.gte(-40_000), z.lte(40_000)), 0);
/** Sets the clock to the machine's time or to a moment, then moves it forward. */
const clockBody = z.strictObject({
  real: z._default(z.boolean(), false),
  set: z.optional(z.iso.datetime({ offset: true })),
  days: amount,
  hours: amount,
});

/**
 * Lets demonstrations and tests bring about what otherwise takes days or bad luck. Only programs on the sandbox's own machine
 * may use it.
 */
export function serveControl(at: Controlled): void {
  const { app, clock, faults } = at;
  app.use(`${base}/*`, async (c, next) => (isAllowed(c) ? next() : c.json(refused, 403)));

  const state = () => ({ now: clock.now().toISOString(), faults: faults.all() });
  const on = <B extends z.core.$ZodType>(action: string, body: B, act: (body: z.core.output<B>) => unknown) =>
    app.post(`${base}/${action}`, async (c) => {
      await act(await readBody(c, body));
      return c.json(envelope(true, state(), '', 'success'));
    });

  app.get(`${base}/state`, (c) => c.json(envelope(true, state(), '', 'success')));
  on('reset', nothing, at.reset);
  on('clock', clockBody, ({ real, set, days, hours }) => {
    if (real) clock.real();
    if (set !== undefined) clock.set(momentOf(set));
    clock.advance((days * 24 + hours) * 3_600_000);
  });
  on('expire-tokens', nothing, at.expireTokens);
  on('pay', z.strictObject({ IdOrdenPago: z.int() }), ({ IdOrdenPago }) => at.pay(IdOrdenPago));
  on('faults', fault, faults.add);
  on('faults/clear', nothing, faults.clear);
}

const refused = envelope(false, null, 'El control del entorno de prueba no está disponible.', 'error');

const local = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/**
 * True if the request comes from this machine, uses a local host name (another name may be a DNS trick of a page) and has the
 * header.
 */
function isAllowed(c: Context): boolean {
  if (c.req.header(CONTROL_HEADER) === undefined) return false;
  const socket = socketOf(c);
  if (socket && !local.includes(socket.remoteAddress ?? '')) return false;
  const { host, hostname } = new URL(c.req.url);
  const origin = c.req.header('Origin');
  if (origin !== undefined && origin !== `http://${host}`) return false;
  return ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
}

async function readBody<B extends z.core.$ZodType>(c: Context, schema: B): Promise<z.core.output<B>> {
  const text = await c.req.text();
  const parsed = z.safeParse(schema, text === '' ? {} : parseJson(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new BadCall(issue?.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : issue?.path.join('.') || 'enviado');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadCall('enviado');
  }
}
