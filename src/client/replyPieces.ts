import type { Endpoint } from '#contract/endpoint.ts';
import type { Send } from '#lib/answering.ts';
import { type Reading, readReply } from './readReply.ts';

/** A reply to be read elsewhere: of which call, its bytes or where they lie, its content type. */
export interface ReplyQuestion {
  readonly route: string;
  readonly data: ArrayBuffer | Blob;
  readonly type: string;
}

/** Some of a list's rows, or the end: the reading, whose data are the rows sent before where `rows` says so. */
export type ReplyPart =
  | { readonly kind: 'rows'; readonly rows: readonly unknown[] }
  | { readonly kind: 'end'; readonly reading: Reading; readonly rows: boolean };

/** Rows in one message: taking them in is a few milliseconds of the page's own thread. */
const PIECE = 1000;

/** A call by what both sides know of it. */
export const routeOf = ({ method, controller, path }: Pick<Endpoint, 'method' | 'controller' | 'path'>): string =>
  `${method} ${controller.others}${path}`;

/** The bytes, fetched from where they lie. */
export const bytesOf = async (data: ArrayBuffer | Blob): Promise<ArrayBuffer> =>
  data instanceof Blob ? data.arrayBuffer() : data;

/** Reads a reply and sends it: a list in pieces, everything else at once. */
export async function sendReading(endpoint: Endpoint, question: ReplyQuestion, send: Send<ReplyPart>): Promise<void> {
  const reading = readReply(endpoint, await bytesOf(question.data), question.type);
  const all: readonly unknown[] | null = reading.kind === 'read' && Array.isArray(reading.datos) ? reading.datos : null;
  for (let at = 0; all && at < all.length; at += PIECE) send({ kind: 'rows', rows: all.slice(at, at + PIECE) });
  send({
    kind: 'end',
    reading: all && reading.kind === 'read' ? { ...reading, datos: null } : reading,
    rows: all !== null,
  });
}
