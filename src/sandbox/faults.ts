import { Socket } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import { envelope } from './serve.ts';
import { apply, shapeOf, type Turn } from './shapes/index.ts';

/** How many calls fail. 'always' lasts until the faults are cleared. */
const times = z._default(z.union([z.int().check(z.gte(1), z.lte(1000)), z.literal('always')]), 1);
/** A path such as 'Parametros/BuscarSexos', with or without the segments before the controller. '/' means every call. */
const path = z.string().check(z.minLength(1), z.maxLength(300));

/** What may go wrong with the next calls to a path. */
export const fault = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), path, times, status: z.int().check(z.gte(400), z.lte(599)) }),
  z.strictObject({ kind: z.literal('refuse'), path, times, text: z.string().check(z.minLength(1)) }),
  /** The connection breaks before the call runs. */
  z.strictObject({ kind: z.literal('drop'), path, times }),
  /** The call runs, but its answer is lost. */
  z.strictObject({ kind: z.literal('lose'), path, times }),
  z.strictObject({
    kind: z.literal('slow'),
    path,
    times,
    milliseconds: z.int().check(z.gte(1), z.lte(120_000)),
  }),
  /**
   * The call runs, and its answer has the shape in a row of the table of variants. Several shapes can apply at once. If a row
   * has several forms, `form` is the first one to use.
   */
  z.strictObject({
    kind: z.literal('shape'),
    path,
    times,
    variant: z.string().check(z.refine((id) => shapeOf(id) !== null)),
    form: z._default(z.int().check(z.gte(0), z.lte(20)), 0),
  }),
]);
type Fault = z.output<typeof fault>;

export interface Faults {
  add(fault: Fault): void;
  /** Faults that still wait for a call, with the number of calls left. */
  all(): Fault[];
  clear(): void;
  readonly middleware: MiddlewareHandler;
  /** Gives answers their shape. It runs before answers are compressed. */
  readonly shaping: MiddlewareHandler;
}

/** Makes calls fail as requested. It comes before all other middleware, so that a fault looks like a network error. */
export function createFaults(): Faults {
  let waiting: Fault[] = [];
  let turns: Turn[] = [];

  function use(found: readonly Fault[]): void {
    waiting = waiting.flatMap((each) => {
      if (!found.includes(each) || each.times === 'always') return [each];
      return each.times > 1 ? [{ ...each, times: each.times - 1 }] : [];
    });
  }

  function take(pathname: string): Fault | null {
    const found = waiting.find((each) => each.kind !== 'shape' && matches(each.path, pathname));
    if (found) use([found]);
    return found ?? null;
  }

  /** The shapes for an answer. The forms of a shape take turns, and the turn is kept from call to call. */
  function takeShapes(pathname: string): Turn[] {
    const found = waiting.filter((each) => each.kind === 'shape' && matches(each.path, pathname));
    use(found);
    const first = new Map(found.flatMap((each) => (each.kind === 'shape' ? [[each.variant, each.form] as const] : [])));
    return [...first].flatMap(([id, form]) => {
      const known = turns.find(({ shape }) => shape.id === id);
      const shape = shapeOf(id);
      const turn = known ?? (shape ? { shape, next: form } : null);
      if (turn && !known) turns.push(turn);
      return turn ?? [];
    });
  }

  return {
    add: (added) => {
      waiting = [...waiting, added];
    },
    all: () => waiting,
    clear: () => {
      waiting = [];
      turns = [];
    },
    shaping: async (c, next) => {
      const found = takeShapes(c.req.path);
      await next();
      if (found.length > 0) await reshape(c, found);
    },
    middleware: async (c, next) => {
      const found = take(c.req.path);
      switch (found?.kind) {
        case 'status':
          return c.json(envelope(false, null, '', 'error'), { status: found.status as 500 });
        case 'refuse':
          return c.json(envelope(false, null, found.text, 'warning'));
        case 'drop':
          return drop(c);
        case 'lose':
          await next();
          c.res = undefined;
          c.res = drop(c);
          return;
        case 'slow':
          await new Promise((resolve) => setTimeout(resolve, found.milliseconds));
          return next();
        default:
          return next();
      }
    },
  };
}

/** Matches whole segments anywhere in the path: 'Empresas' does not match 'EmpresasX'. */
function matches(wanted: string, pathname: string): boolean {
  if (pathname.startsWith('/servicios/control')) return false;
  const inner = wanted.replace(/^\/+|\/+$/g, '');
  return inner === '' || `${pathname}/`.includes(`/${inner}/`);
}

const binding = z.object({ incoming: z.object({ socket: z.instanceof(Socket) }) });

/** The connection of a call, or null if it came from the same process without one. */
export function socketOf(c: Context): Socket | null {
  const parsed = z.safeParse(binding, c.env);
  return parsed.success ? parsed.data.incoming.socket : null;
}

/** Applies the shapes to the answer of a call. */
async function reshape(c: Context, turns: readonly Turn[]): Promise<void> {
  const { status, headers } = c.res;
  const bytes = new Uint8Array(await c.res.arrayBuffer());
  const answer = apply(turns, { path: c.req.path, status, type: headers.get('Content-Type') ?? '', bytes });
  const kept = new Headers(headers);
  for (const name of ['Content-Type', 'Content-Length']) kept.delete(name);
  if (answer?.type) kept.set('Content-Type', answer.type);
  c.res = undefined;
  c.res = answer
    ? new Response(answer.status === 204 ? null : new Uint8Array(answer.bytes), {
        status: answer.status,
        headers: kept,
      })
    : drop(c);
}

function drop(c: Context): Response {
  const socket = socketOf(c);
  if (!socket) return Response.error();
  socket.destroy();
  return new Response(null, { status: 503 }); // nobody reads it any more
}
