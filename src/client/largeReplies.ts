import type { Endpoint } from '#contract/endpoint.ts';
import { createAside } from '#lib/aside.ts';
import { type Reading, readReply } from './readReply.ts';
import { bytesOf, type ReplyPart, type ReplyQuestion, routeOf } from './replyPieces.ts';
import worker from './replyWorker.ts?worker&url';

/**
 * Replies with at least this many bytes are read in a worker. This is JSON of about 600 rows of a list, read in about 10 ms.
 * On a processor four times slower nobody notices this pause, and starting a worker costs more.
 */
const LARGE = 256 * 1024;

/** True if a reply of this size is read in the worker. */
export const isLarge = (bytes: number): boolean => bytes >= LARGE;

const reader = createAside<ReplyQuestion, ReplyPart>(worker);

/** Loads the worker that reads large replies. */
export const openReader = (): void => reader.open();

/**
 * Reads a small reply at once and a large one in the worker, which sends the rows back in pieces. If there is no worker,
 * everything is read at once.
 */
export async function readSized(endpoint: Endpoint, data: ArrayBuffer | Blob, type: string): Promise<Reading> {
  const size = data instanceof Blob ? data.size : data.byteLength;
  if (!isLarge(size)) return readReply(endpoint, await bytesOf(data), type);
  const rows: unknown[] = [];
  const end: Reading[] = [];
  const take = (part: ReplyPart): boolean => {
    if (part.kind === 'rows') for (const row of part.rows) rows.push(row);
    else end.push(part.rows && part.reading.kind === 'read' ? { ...part.reading, datos: rows } : part.reading);
    return part.kind === 'end';
  };
  const asked = await reader
    .ask({ route: routeOf(endpoint), data, type }, take, data instanceof Blob ? [] : [data])
    // The worker failed. The only possible cause is too little memory.
    .catch((): Reading => ({ kind: 'tooLarge' }));
  if (asked === false) return readReply(endpoint, await bytesOf(data), type);
  return asked === true ? (end[0] ?? { kind: 'tooLarge' }) : asked;
}
