import * as z from 'zod/mini';
import { config } from '#lib/config.ts';
import type { Audience, Controller } from './controllers.ts';
import { defOf } from './def.ts';
import { assumed, factsOf, readable } from './facts.ts';

type Schema = z.core.$ZodType;
type Segments<P extends string> = P extends `${infer A}/${infer B}`
  ? Segments<A> | Segments<B>
  : P extends `:${infer N}`
    ? N
    : never;
type Value = string | number;

/** One call of the fund's services. Client, sandbox and tests use the same declaration. */
export interface Endpoint<
  P extends string = string,
  Q extends string = string,
  B extends Schema = Schema,
  D extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Reads may be cached and repeated; writes never are, even if the services use GET for them. */
  readonly effect: 'read' | 'write';
  /** How the body is sent, and whether the reply is an envelope or the bytes of a file. */
  readonly send: 'json' | 'multipart';
  readonly reply: 'envelope' | 'file';
  readonly controller: Controller;
  readonly path: P;
  readonly query: readonly Q[];
  readonly body: B;
  readonly datos: D;
  /** Shown when the call succeeds and the services send no text. */
  readonly success?: string;
  /** Shown if the services answer without the expected record. */
  readonly sinRegistro?: string;
}

/** The input of a call: path parameters, query parameters and body, if it has any. */
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema>
    ? ([Segments<P>] extends [never] ? object : { params: { readonly [N in Segments<P>]: Value } }) &
        ([Q] extends [never] ? object : { query: { readonly [N in Q]: Value } }) &
        (undefined extends z.core.input<B> ? object : { body: z.core.input<B> })
    : never;

/** The data of a successful reply, after parsing. */
export type Datos<E> = E extends Endpoint<string, string, Schema, infer D> ? z.core.output<D> : never;

interface Declaration<P extends string, Q extends string, B extends Schema, D extends Schema> {
  readonly controller: Controller;
  readonly path: P;
  readonly query?: readonly Q[];
  readonly body?: B;
  readonly datos: D;
  readonly success?: string;
  readonly sinRegistro?: string;
}

type Fixed = Pick<Endpoint, 'method' | 'effect' | 'send' | 'reply'>;

/**
 * What a reply has. null of a read means that there is none, of a person for instance: a documented record that cannot be
 * read must not look like it.
 */
const answered = <D extends Schema>({ effect }: Fixed, datos: D): D =>
  effect === 'read' && defOf(datos).type === 'nullable' && !factsOf(datos).assumed ? readable(datos) : datos;

const declare =
  (fixed: Fixed) =>
  <const P extends string, D extends Schema, const Q extends string = never, B extends Schema = z.ZodMiniUndefined>(
    d: Declaration<P, Q, B, D>,
  ): Endpoint<P, Q, B, D> => ({
    ...fixed,
    ...d,
    query: d.query ?? [],
    body: d.body ?? (z.undefined() as Schema as B),
    datos: answered(fixed, d.datos),
  });

const envelope = { send: 'json', reply: 'envelope' } as const;

/** A GET that only reads. */
export const get = declare({ method: 'GET', effect: 'read', ...envelope });
/** A GET that writes: an operation, never cached or repeated. */
export const run = declare({ method: 'GET', effect: 'write', ...envelope });
/** A POST that only reads, such as a search by filter. */
export const ask = declare({ method: 'POST', effect: 'read', ...envelope });
/** A POST that writes. */
export const post = declare({ method: 'POST', effect: 'write', ...envelope });
/** A PUT; every one of them writes. */
export const put = declare({ method: 'PUT', effect: 'write', ...envelope });
/** A DELETE; every one of them writes. */
export const remove = declare({ method: 'DELETE', effect: 'write', ...envelope });
/** A POST of a form with files; the body's values are texts and `File`s. */
export const upload = declare({ method: 'POST', effect: 'write', send: 'multipart', reply: 'envelope' });
/** A GET whose reply is the bytes of a file; `datos` is a `Blob`. */
export const file = declare({ method: 'GET', effect: 'read', send: 'json', reply: 'file' });
/** A POST whose reply is the bytes of a file. */
export const fileByPost = declare({ method: 'POST', effect: 'read', send: 'json', reply: 'file' });

/**
 * The route as the services register it, with its placeholders: '/AltaCotizante/InsertarAltaCotizante'. {product} of the
 * specification is replaced by the fund's code, {token} by the path of the stored documents, both from the settings by
 * default.
 */
export const pattern = (
  e: Pick<Endpoint, 'controller' | 'path'>,
  audience: Audience,
  codigo?: string,
  documentos?: string,
): string =>
  `/${e.controller[audience].replace('{token}', () => documentos ?? config().rutaDocumentos)}` +
  e.path.replace('{product}', () => codigo ?? config().caja.codigo);

/** A value that no URL can contain: the call cannot be made, and a service would answer 400. */
export class Unaddressable extends Error {
  override readonly name = 'Unaddressable';
  readonly value: string;
  constructor(value: string) {
    super(`The value ${value} cannot stand in an address`);
    this.value = value;
  }
}

/**
 * Encodes a value as one segment of a path. An empty value, '.' and '..' are refused, because every URL parser treats '%2e'
 * as the dot, and a different call would be made. Half a surrogate pair is refused too.
 */
function segment(name: string, value: Value | undefined): string {
  const text = String(value ?? '');
  if (text === '' || text === '.' || text === '..') throw new Unaddressable(name);
  return encoded(name, text);
}

function encoded(name: string, text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    throw new Unaddressable(name); // half a surrogate pair
  }
}

/** The route with its values, each encoded as one segment, and its query. Throws Unaddressable. */
export function urlOf(
  e: Pick<Endpoint, 'controller' | 'path' | 'query'>,
  audience: Audience,
  input: { readonly params?: Readonly<Record<string, Value>>; readonly query?: Readonly<Record<string, Value>> } = {},
): string {
  const path = pattern(e, audience).replace(/:(\w+)/g, (_, name: string) => segment(name, input.params?.[name]));
  const query = e.query.map((name) => `${name}=${encoded(name, String(input.query?.[name] ?? ''))}`).join('&');
  return query ? `${path}?${query}` : path;
}

/** A payload that the specification does not show. It is counted, so that gaps stay visible. */
export const notShown = assumed(z.unknown());

/** A file in a reply or in a form. */
export const blob = z.instanceof(Blob);
