import { fileIn, parseJson } from '#client/decode.ts';
import type { Audience } from '#contract/controllers.ts';
import { type Endpoint, urlOf } from '#contract/endpoint.ts';
import { readEnvelope } from '#contract/envelope.ts';
import { type Repair, read } from '#contract/read.ts';
import type { Servicio } from '#lib/config.ts';
import { envelopeFindings, refusalFindings, wordFor } from './envelope.ts';
import { placeOf, written } from './fields.ts';
import { distinct, type Finding, type Outcome, typeName, type Verdict, verdictOf } from './finding.ts';

/** The addresses of the services, and how to send requests. */
export interface Target {
  readonly bases: Readonly<Record<Servicio, string>>;
  readonly fetch?: typeof fetch;
}

/** The token of the caller, '' for none, and the audience whose services it may use. */
export interface Caller {
  readonly token: string;
  readonly audience: Audience;
}

type Values = Readonly<Record<string, string | number>>;
export interface Input {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: unknown;
}

/** A call, with the section of the specification to cite if no field names one. */
interface Asked {
  readonly endpoint: Endpoint;
  readonly section: string;
}

const outcome = (verdict: Verdict, findings: readonly Finding[], datos: unknown = null, text = ''): Outcome => ({
  verdict: verdictOf(findings, verdict),
  findings: distinct(findings),
  reason: '',
  datos,
  text,
});
const differs = (where: string, expected: string, received: string, section: string, text = ''): Outcome =>
  outcome('differs', [{ kind: 'differs', where, expected, received, section }], null, text);

/** Makes one call over the network and compares it with its declaration. Never throws. */
export async function compare(target: Target, caller: Caller, asked: Asked, input: Input): Promise<Outcome> {
  try {
    const response = await send(target, caller, asked.endpoint, input);
    const type = response.headers.get('Content-Type') ?? '';
    const isFile = asked.endpoint.reply === 'file' && response.ok && !type.includes('json');
    if (isFile) return compareFile(new Uint8Array(await response.arrayBuffer()), asked.section);
    return compareText(response.status, await response.text(), asked);
  } catch (error) {
    const received = error instanceof Error && error.name === 'TimeoutError' ? 'no answer in a minute' : 'no answer';
    return differs('status', 'HTTP 200', received, asked.section, error instanceof Error ? error.message : received);
  }
}

function send({ bases, fetch: own }: Target, { token, audience }: Caller, endpoint: Endpoint, input: Input) {
  const { method } = endpoint;
  return (own ?? fetch)(bases[endpoint.controller.servicio] + urlOf(endpoint, audience, input), {
    method,
    headers: {
      Accept: 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(input.body ?? {}) }),
    signal: AbortSignal.timeout(60_000),
  });
}

function compareFile(bytes: Uint8Array, section: string): Outcome {
  if (bytes.length === 0) return differs('file', 'the bytes of a file', 'nothing', section);
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 256)).trimStart();
  return /^<(!doctype )?html/i.test(start)
    ? differs('file', 'the bytes of a file', 'an HTML page', section)
    : outcome('fit', []);
}

function textName(text: string): string {
  if (text.trim() === '') return 'nothing';
  return text.trimStart().startsWith('<') ? 'an HTML or XML page' : 'text that is no JSON';
}

/** Compares a reply that should be an envelope: its status, the envelope, then the data. */
function compareText(status: number, text: string, asked: Asked): Outcome {
  const raw = parseJson(text);
  const envelope = raw === undefined ? null : readEnvelope(raw);
  const said = envelope?.Mensaje.Descripcion ?? '';
  // An impossible call may be refused with 400 and a text (spec F 8).
  const mayRefuse = status === 400 && envelope?.ok === false && envelope.Mensaje.state === 'whole';
  if (![200, 201, 202, 203].includes(status) && !mayRefuse)
    return differs('status', 'HTTP 200', `HTTP ${status}`, asked.section, said);
  if (raw === undefined) return differs('envelope', 'JSON', textName(text), 'F 3.1');
  if (!envelope) return differs('envelope', 'ok or TodoCorrecto', `${typeName(raw)} without it`, 'F 3.1');
  const form = envelopeFindings(raw, envelope);
  if (!envelope.ok) return outcome('refused', [...form, ...refusalFindings(envelope)], null, said);
  if (asked.endpoint.reply === 'file') return compareInside(envelope.Datos, form, asked.section);
  return compareDatos(asked, envelope.Datos, form);
}

/** Compares a file inside an envelope, which the portal takes out. */
function compareInside(datos: unknown, form: readonly Finding[], section: string): Outcome {
  const told = { where: 'file', expected: 'the bytes of a file', section };
  if (fileIn(datos))
    return outcome('fit', [...form, { ...told, kind: 'repaired', received: 'a file inside an envelope' }]);
  return outcome('fit', [...form, { ...told, kind: 'differs', received: 'an envelope without a file' }]);
}

/** True for values with nothing to compare. */
const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

function compareDatos({ endpoint, section }: Asked, datos: unknown, form: readonly Finding[]): Outcome {
  const reading = read(endpoint.datos, datos, { notes: true });
  const rows = reading.ok ? reading.value : datos;
  const noted = reading.repairs.map((each) => findingOf({ endpoint, section }, each, rows));
  const places = new Set(noted.filter(({ kind }) => kind === 'differs').map(({ where }) => where));
  const broken = reading.ok ? [] : reading.issues.map(({ path }) => issueOf({ endpoint, section }, path, datos));
  const findings = [...form, ...noted, ...broken.filter(({ where }) => !places.has(where))];
  return outcome(isNothing(rows) ? 'no rows seen' : 'fit', findings, rows);
}

/** The value at a path, or undefined if there is none. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null ? (at as Readonly<Record<PropertyKey, unknown>>)[step] : undefined,
    value,
  );
}

/**
 * The finding for a note of the reader. A value that was dropped or refused is a difference, and so is a missing documented
 * field.
 */
function findingOf(
  { endpoint, section }: Asked,
  { path, verdict, expected, received }: Repair,
  rows: unknown,
): Finding {
  const place = placeOf(endpoint.datos, path);
  const told = { where: written('Datos', path), section: place.source || section };
  if (verdict === 'absent') {
    const why = place.assumed ? ' (assumed)' : place.optional ? ' (of some rows)' : '';
    const known = { ...told, expected: place.type + why };
    if (why) return { ...known, kind: 'information', received: 'nothing' };
    return { ...known, kind: 'differs', received: `nothing${otherNames(endpoint, path, rows)}` };
  }
  if (expected.startsWith('name '))
    return { ...told, kind: 'repaired', expected, received: 'a name written differently' };
  const kind = verdict === 'repaired' ? 'repaired' : 'differs';
  return { ...told, kind, expected: kind === 'repaired' ? expected : place.type, received: wordFor(received) };
}

/** Names next to a missing field that the contract does not know. One of them may be its new name. */
function otherNames({ datos }: Endpoint, path: readonly PropertyKey[], rows: unknown): string {
  const row = valueAt(rows, path.slice(0, -1));
  if (typeof row !== 'object' || row === null) return '';
  const known = placeOf(datos, path.slice(0, -1)).names;
  const others = Object.keys(row).filter((name) => !known.includes(name) && /^[A-Za-z_]\w{0,40}$/.test(name));
  return others.length > 0 ? `; not in the contract: ${others.slice(0, 5).join(', ')}` : '';
}

/** The finding for a value that a schema does not accept. */
function issueOf({ endpoint, section }: Asked, path: readonly PropertyKey[], datos: unknown): Finding {
  const place = placeOf(endpoint.datos, path);
  return {
    kind: 'differs',
    where: written('Datos', path),
    expected: place.type,
    received: typeName(valueAt(datos, path)),
    section: place.source || section,
  };
}
