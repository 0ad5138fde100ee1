import { defOf } from '#contract/def.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Mensaje, readEnvelope } from '#contract/envelope.ts';
import { read } from '#contract/read.ts';
import { isEmpty } from '#contract/values.ts';
import { decodeText, parseJson } from './decode.ts';

/** What stands in the place of data: a refusal with its message, no JSON, no envelope, data against the contract. */
type NoData =
  | { readonly kind: 'refused'; readonly mensaje: Mensaje; readonly doubtful: boolean }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'noEnvelope' }
  /**
   * `about`: an id or another 'field' nobody can read, 'nothing' at all in place of the data, or 'another' thing than was
   * asked for.
   */
  | { readonly kind: 'violation'; readonly details: string; readonly about: 'field' | 'nothing' | 'another' }
  /** There is more of it than this browser can read. */
  | { readonly kind: 'tooLarge' };

/** A reply after reading. Plain data throughout: a worker hands it over as it is. */
export type Reading = { readonly kind: 'read'; readonly datos: unknown; readonly mensaje: Mensaje } | NoData;

/** A call as its replies are read: its route and what the contract says of the data. */
type Asked = Pick<Endpoint, 'controller' | 'path' | 'datos'>;

/** The envelope of a reply, its data still as they came. */
export function openEnvelope(endpoint: Asked, text: string): Reading {
  const json = parseJson(text);
  // A bare word is an answer, and none of the services'.
  if (json === undefined) return { kind: /^\s*[^\s[{"<]/.test(text) ? 'noEnvelope' : 'unreadable' };
  const envelope = readEnvelope(json);
  if (!envelope) return { kind: 'noEnvelope' };
  if (envelope.ok) return { kind: 'read', datos: envelope.Datos, mensaje: envelope.Mensaje };
  if (envelope.Mensaje.state === 'broken') reportStructure(endpoint, text);
  return { kind: 'refused', mensaje: envelope.Mensaje, doubtful: envelope.doubtful };
}

/** Developers read which structure was expected; people read the technical text (decision 60). */
function reportStructure(endpoint: Asked, reply: string): void {
  console.warn(
    `${endpoint.controller.others}${endpoint.path}: expected Mensaje { Descripcion: string, TipoMensaje: 'success' | 'info' | 'warning' | 'error' }, got`,
    reply.slice(0, 300),
  );
}

/** An object where a list is due: one that is no row of it is another thing, such as a page, and not a row with a bad field. */
const standsForList = ({ datos }: Asked, came: unknown): boolean =>
  defOf(datos).type === 'array' && typeof came === 'object' && came !== null && !Array.isArray(came);

/** No record, also as a list of none, or of holes. */
const isNothing = (came: unknown): boolean => (Array.isArray(came) ? came.every(isEmpty) : isEmpty(came));

/**
 * Reads the bytes of a reply: text, JSON, envelope, and the data as the contract has them. Nothing unread goes on to a
 * screen. `type` is the content type.
 */
export function readReply(endpoint: Asked, bytes: ArrayBuffer, type: string): Reading {
  const opened = openEnvelope(endpoint, decodeText(bytes, type));
  if (opened.kind !== 'read') return opened;
  const reading = read(endpoint.datos, opened.datos);
  if (reading.ok) return { ...opened, datos: reading.value };
  const details = reading.issues.map((issue) => `${issue.path.join('.') || 'Datos'}: ${issue.message}`).join('; ');
  const isField =
    !standsForList(endpoint, opened.datos) && reading.issues.some(({ path }) => typeof path.at(-1) === 'string');
  const about = isNothing(opened.datos) ? 'nothing' : isField ? 'field' : 'another';
  return { kind: 'violation', details: `${endpoint.controller.others}${endpoint.path}: ${details}`, about };
}
