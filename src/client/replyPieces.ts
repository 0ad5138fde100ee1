import type { Endpoint } from '#contract/endpoint.ts';
import type { Send } from '#lib/answering.ts';
import { type Reading, readReply } from './readReply.ts';

/** A reply to read in a worker: the call, the bytes or the blob that has them, the content type. */
export interface ReplyQuestion {
  readonly route: string;
  readonly data: ArrayBuffer | Blob;
  readonly type: string;
}

/** Some rows of a list, or the end: the reading. If `rows` is true, the data of the reading are the rows sent before. */
export type ReplyPart =
  | { readonly kind: 'rows'; readonly rows: readonly unknown[] }
  | { readonly kind: 'end'; readonly reading: Reading; readonly rows: boolean };

/** Rows in one message: handling them takes a few milliseconds of the page's main thread. */
const PIECE = 1000;

/** The key of a call that both sides know. */
export const routeOf = ({ method, controller, path }: Pick<Endpoint, 'method' | 'controller' | 'path'>): string =>
  `${method} ${controller.others}${path}`;

/** The bytes, read from the blob if necessary. */
export const bytesOf = async (data: ArrayBuffer | Blob): Promise<ArrayBuffer> =>
  data instanceof Blob ? data.arrayBuffer() : data;

/** Reads a reply and sends it: a list in pieces, everything else in one message. */
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
