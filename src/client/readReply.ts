import { defOf } from '#contract/def.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Mensaje, readEnvelope } from '#contract/envelope.ts';
import { read } from '#contract/read.ts';
import { isEmpty } from '#contract/values.ts';
import { decodeText, parseJson } from './decode.ts';

/** Replies without data: a refusal with its message, no JSON, no envelope, data that does not match the contract. */
type NoData =
  | { readonly kind: 'refused'; readonly mensaje: Mensaje; readonly doubtful: boolean }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'noEnvelope' }
  /**
   * What could not be read: an id or another 'field'; 'nothing' means that the data is missing, 'another' that it is
   * something else than requested.
   */
  | { readonly kind: 'violation'; readonly details: string; readonly about: 'field' | 'nothing' | 'another' }
  /** The reply is larger than this browser can read. */
  | { readonly kind: 'tooLarge' };

/** A parsed reply. It is plain data, so a worker can send it unchanged. */
export type Reading = { readonly kind: 'read'; readonly datos: unknown; readonly mensaje: Mensaje } | NoData;

/** The parts of a call needed to read its reply: its route and the contract of its data. */
type Asked = Pick<Endpoint, 'controller' | 'path' | 'datos'>;

/** The envelope of a reply, with its data unchanged. */
export function openEnvelope(endpoint: Asked, text: string): Reading {
  const json = parseJson(text);
  // A bare word is an answer, but not one of the services.
  if (json === undefined) return { kind: /^\s*[^\s[{"<]/.test(text) ? 'noEnvelope' : 'unreadable' };
  const envelope = readEnvelope(json);
  if (!envelope) return { kind: 'noEnvelope' };
  if (envelope.ok) return { kind: 'read', datos: envelope.Datos, mensaje: envelope.Mensaje };
  if (envelope.Mensaje.state === 'broken') reportStructure(endpoint, json);
  return { kind: 'refused', mensaje: envelope.Mensaje, doubtful: envelope.doubtful };
}

/** What kind of value it is. What it says is left out: it may be about a person. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'string' && value.trim() === '' ? 'blank' : typeof value;
}

/** Developers get the expected structure and what came in its place, never the data; people read a text (decision 60). */
function reportStructure({ path }: Asked, reply: unknown): void {
  const { Mensaje } = reply as { readonly Mensaje: unknown };
  const parts = kindOf(Mensaje) === 'object' ? Object.entries(Mensaje as object) : [];
  const came = parts.map(([key, value]) => `${key}: ${kindOf(value)}`).join(', ');
  console.warn(`${path}: expected Mensaje { Descripcion, TipoMensaje }, got ${kindOf(Mensaje)} { ${came} }`);
}

/** True for something else than the list that was asked for, such as a page object: it is not a row with a bad field. */
const standsForList = ({ datos }: Asked, came: unknown): boolean =>
  defOf(datos).type === 'array' && !Array.isArray(came);

/** True if there is no record; also for a list that is empty or has only null items. */
const isNothing = (came: unknown): boolean => (Array.isArray(came) ? came.every(isEmpty) : isEmpty(came));

/**
 * Parses the bytes of a reply: text, JSON, envelope, and the data by the contract. No unparsed data reaches a screen. `type`
 * is the content type.
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
