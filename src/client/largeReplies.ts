import type { Endpoint } from '#contract/endpoint.ts';
import { createAside } from '#lib/aside.ts';
import { type Reading, readReply } from './readReply.ts';
import { bytesOf, type ReplyPart, type ReplyQuestion, routeOf } from './replyPieces.ts';
import worker from './replyWorker.ts?worker&url';

/**
 * Bytes from which on a reply is read in a worker. So much JSON is some 600 rows of a list, read in about 10 ms; on a
 * processor four times slower that is still no pause anybody notices, and starting a worker costs more.
 */
const LARGE = 256 * 1024;

/** True from the size on at which a reply is read in the worker. */
export const isLarge = (bytes: number): boolean => bytes >= LARGE;

const reader = createAside<ReplyQuestion, ReplyPart>(worker);

/** Fetches what reads large replies. */
export const openReader = (): void => reader.open();

/**
 * Reads a reply where its size wants it: a small one at once, a large one in the worker, whose rows come back in pieces.
 * Where there is no worker everything is read at once.
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
    // The worker broke off: for want of memory, as nothing else ends it.
    .catch((): Reading => ({ kind: 'tooLarge' }));
  if (asked === false) return readReply(endpoint, await bytesOf(data), type);
  return asked === true ? (end[0] ?? { kind: 'tooLarge' }) : asked;
}
