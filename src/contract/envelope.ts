import { isEmpty, readFlag, readJsonText, unread } from './values.ts';

/** Kinds of message shown to people; the services also send Information (spec F 8). */
export type TipoMensaje = 'success' | 'info' | 'warning' | 'error';

export interface Mensaje {
  /** Plain text, '' if the services sent none. */
  readonly Descripcion: string;
  readonly TipoMensaje: TipoMensaje;
  /** Shown small below the text; '' for none. */
  readonly IdMensaje: string;
  readonly TieneMensaje: boolean;
  /** JSON that the services wrote instead of a text: a list of newborns, for instance (spec R 7.2). Null for none. */
  readonly contenido: unknown;
  /**
   * Whether the message is present and complete. 'none': the services sent no message. 'broken': Descripcion or TipoMensaje
   * is missing or unreadable for people; the structure is reported to developers (decision 60).
   */
  readonly state: 'whole' | 'none' | 'broken';
}

interface Envelope {
  readonly ok: boolean;
  /** Not ok, and no readable flag says so: for a write, the outcome is unknown. */
  readonly doubtful: boolean;
  readonly Datos: unknown;
  readonly Mensaje: Mensaje;
}

const kinds: ReadonlyMap<string, TipoMensaje> = new Map([
  ['success', 'success'],
  ['exito', 'success'],
  ['correcto', 'success'],
  ['info', 'info'],
  ['information', 'info'],
  ['informacion', 'info'],
  ['warning', 'warning'],
  ['advertencia', 'warning'],
  ['error', 'error'],
]);
const gravest: readonly TipoMensaje[] = ['error', 'warning', 'info', 'success'];

/** The value under a name, in the documented letter case or any other; undefined if it is missing. */
function under(row: object, name: string): unknown {
  const entries = Object.entries(row);
  const exact = entries.find(([key]) => key === name);
  return (exact ?? entries.find(([key]) => key.toLowerCase() === name.toLowerCase()))?.[1];
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const saysOk = (row: object) => under(row, 'ok') !== undefined || under(row, 'TodoCorrecto') !== undefined;

/** True for an object that has data or a message, like an envelope, or only its flag. */
const wraps = (row: object) =>
  under(row, 'Datos') !== undefined || under(row, 'Mensaje') !== undefined || Object.keys(row).length === 1;

/** The flags of success that are present; unread if one cannot be read or is empty. */
const flagsOf = (row: object) =>
  [under(row, 'ok'), under(row, 'TodoCorrecto')]
    .filter((flag) => flag !== undefined)
    .map((flag) => (isEmpty(flag) ? unread : readFlag(flag)));

/** Patterns of technical texts instead of a sentence for people: exceptions, stack traces, database messages. */
const traces: readonly RegExp[] = [
  /\bat [\w.]+\(|\b\w+Exception\b|\bSqlClient\b|\bORA-\d{4}|Stack ?trace|\.cs:l[ií]nea? \d/i,
  // A line of a stack, in English or Spanish: 'en Fondo.Avisos.Grabar(Int32 id)'. Sentences have no bracket there.
  /\b(?:at|en) [A-Z<][^\s(]*\.(?:[A-Z<][^\s(]*|c?ctor)\(/,
  /\b(?:PRIMARY|FOREIGN|UNIQUE) KEY\b|\b(?:INSERT|UPDATE|DELETE|MERGE) statement\b/,
  /\bInvalid (?:column|object) name\b|\bIncorrect syntax near\b|\bCannot insert (?:the value|duplicate)\b/i,
  /\b(?:String or binary data|The statement has been terminated|Conversion failed when|Error converting data type)\b/i,
  /\b(?:Arithmetic overflow|Timeout expired|was deadlocked|Could not find stored procedure|Login failed for user)\b/i,
  /\b(?:Object reference not set|Value cannot be null|Input string was not|Sequence contains|Index was out|Unable to cast)\b/i,
  /\bReferencia a objeto no establecida\b|\bEl nombre de (?:columna|objeto) '|\bdatos de cadena o binarios\b/i,
];

/** Converts <br> to line breaks and removes other tags: the message is shown as plain text. */
const plain = (text: string): string =>
  text
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .trim();

const nothing: Mensaje = {
  Descripcion: '',
  TipoMensaje: 'error',
  IdMensaje: '',
  TieneMensaje: false,
  contenido: null,
  state: 'none',
};

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** The kind of message for its word; if it is missing or unknown, the outcome decides. A number is never guessed. */
const tipoOf = (word: string, ok: boolean): TipoMensaje => kinds.get(word.toLowerCase()) ?? (ok ? 'info' : 'error');

function readObject(row: object, ok: boolean): Mensaje {
  const [raw, tipo] = [textOf(under(row, 'Descripcion')), textOf(under(row, 'TipoMensaje'))];
  const contenido = readJsonText(raw);
  const readable = contenido === unread && !traces.some((trace) => trace.test(raw));
  const Descripcion = readable ? plain(raw) : '';
  const number = textOf(under(row, 'IdMensaje'));
  return {
    Descripcion,
    TipoMensaje: tipoOf(tipo, ok),
    IdMensaje: number === '0' ? '' : number,
    TieneMensaje: readFlag(under(row, 'TieneMensaje') ?? false) === true,
    contenido: contenido === unread ? null : contenido,
    state: Descripcion !== '' && tipo !== '' ? 'whole' : 'broken',
  };
}

/** Joins several messages: their lines, and the most severe of their kinds. */
function joined(each: readonly Mensaje[]): Mensaje {
  const [first] = each;
  if (!first) return nothing;
  return {
    ...first,
    Descripcion: each
      .map(({ Descripcion }) => Descripcion)
      .filter(Boolean)
      .join('\n'),
    TipoMensaje: gravest.find((tipo) => each.some(({ TipoMensaje }) => TipoMensaje === tipo)) ?? first.TipoMensaje,
    state: each.every(({ state }) => state === 'whole') ? 'whole' : 'broken',
  };
}

/** A message in any shape: an object, a text, a list of either, or nothing. */
function readMensaje(raw: unknown, ok: boolean): Mensaje {
  if (Array.isArray(raw)) return joined(raw.map((one) => readMensaje(one, ok)));
  if (isEmpty(raw)) return { ...nothing, TipoMensaje: ok ? 'success' : 'error' };
  if (isRecord(raw)) return readObject(raw, ok);
  return readObject({ Descripcion: raw, TipoMensaje: ok ? 'success' : 'error' }, ok);
}

/** Keys in which frameworks wrap a reply: a result object, an awaited task, old page services. */
const wrappers = ['Value', 'Result', 'd'];

/** The JSON value of a text; any other value unchanged. */
const opened = (value: unknown): unknown => (typeof value === 'string' ? readJsonText(value) : value);

/** The object with the outcome of a call, taken out of one wrapper; null if there is none. */
function bare(reply: unknown): object | null {
  const row = opened(reply);
  if (!isRecord(row)) return null;
  if (saysOk(row)) return row;
  for (const name of wrappers) {
    const inner = opened(under(row, name));
    if (isRecord(inner) && saysOk(inner)) return inner;
  }
  return null;
}

/**
 * Reads a reply envelope; null if it is not one. It needs `ok` or `TodoCorrecto`; if both are present and disagree, the reply
 * is a failure (decision 60). The message never decides whether the reply is an envelope.
 */
export function readEnvelope(reply: unknown): Envelope | null {
  const outer = bare(reply);
  if (!outer) return null;
  const datos = under(outer, 'Datos');
  // An envelope inside the envelope, also as text, from a service that calls another one: the inner one has the outcome of
  // the call.
  const within = opened(datos);
  const inner = isRecord(within) && saysOk(within) && wraps(within) ? within : null;
  // Ok only if every flag says so.
  const flags = [...flagsOf(outer), ...(inner === null ? [] : flagsOf(inner))];
  const ok = flags.every((flag) => flag === true);
  const message = inner === null ? undefined : under(inner, 'Mensaje');
  return {
    ok,
    doubtful: !ok && !flags.includes(false),
    Datos: inner === null ? datos : under(inner, 'Datos'),
    Mensaje: readMensaje(isEmpty(message) ? under(outer, 'Mensaje') : message, ok),
  };
}
