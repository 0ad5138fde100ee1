import * as z from 'zod/mini';
import { defOf, wrappedIn } from './def.ts';
import { factsOf, type Kind } from './facts.ts';
import {
  isEmpty,
  readAmount,
  readFecha,
  readFlag,
  readHora,
  readJsonText,
  readMomento,
  readNumber,
  readPair,
  readRawText,
  readText,
  readToken,
  type Unread,
  unread,
} from './values.ts';

/**
 * Reads replies of the services. A schema says what the specification shows. Services may legitimately differ from it in
 * form, as ASP.NET does: other letter case, numbers as texts, null for an empty list. This file repairs the form, walking the
 * schema, and the schema then parses the result. No other code of the portal repairs a reply.
 */

type Schema = z.core.$ZodType;

/** The result for one value: repaired, left out because it cannot be read, refused, or missing. */
export interface Repair {
  readonly path: readonly (string | number)[];
  readonly verdict: 'repaired' | 'left out' | 'refused' | 'absent';
  readonly expected: string;
  /** Type of the received value; never the value, which may be personal data. */
  readonly received: string;
}

/** The reader's current path, and its repairs; `repairs` is null if they are not needed. */
interface Trail {
  readonly path: (string | number)[];
  readonly repairs: Repair[] | null;
}

type Reader = (raw: unknown, trail: Trail) => unknown;

/** The name of a value's type in a finding. */
function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

function note(trail: Trail, verdict: Repair['verdict'], expected: string, raw: unknown): void {
  trail.repairs?.push({ path: [...trail.path], verdict, expected, received: typeName(raw) });
}

/** Notes a field that is missing. Null and '' are values: the services write them for "nothing". */
function noteAbsent(name: string, { path, repairs }: Trail): void {
  repairs?.push({ path: [...path, name], verdict: 'absent', expected: name, received: 'nothing' });
}

/** Dates and moments are read as far as possible; an unreadable text or number stays unchanged, and is shown so. */
function dateReader(expected: string, documentedForm: RegExp, read = readFecha): Reader {
  return (raw, trail) => {
    if (isEmpty(raw)) return raw === '' ? '' : undefined;
    const value = read(raw);
    if (value === unread && typeof raw !== 'string' && typeof raw !== 'number') return unread;
    if (value === unread) note(trail, 'left out', expected, raw);
    else if (!documentedForm.test(String(raw))) note(trail, 'repaired', expected, raw);
    return value === unread ? String(raw).trim() : value;
  };
}

/** A reader for values with one documented type; `read` converts others to it. */
function valueReader(expected: string, fits: (raw: unknown) => boolean, read: (raw: unknown) => unknown): Reader {
  return (raw, trail) => {
    const value = read(raw);
    if (value === unread || fits(raw)) return value;
    note(trail, 'repaired', expected, raw);
    return value;
  };
}

/** Amounts, like dates: an ambiguous or unreadable text stays unchanged. */
function amountReader(raw: unknown, trail: Trail): unknown {
  if (isEmpty(raw)) return undefined;
  const value = readAmount(raw);
  if (value === unread && typeof raw !== 'string') return unread;
  if (value === unread) note(trail, 'left out', 'amount', raw);
  else if (typeof raw !== 'number') note(trail, 'repaired', 'amount', raw);
  return value === unread ? String(raw).trim() : value;
}

const isText = (raw: unknown) => typeof raw === 'string';
const readers: Readonly<Record<Exclude<Kind, 'referencia' | 'bandera'> | 'string' | 'number' | 'boolean', Reader>> = {
  string: valueReader('text', isText, (raw) => (isEmpty(raw) && !isText(raw) ? undefined : readText(raw))),
  number: valueReader('number', Number.isFinite, readNumber),
  boolean: valueReader('true or false', (raw) => typeof raw === 'boolean', readFlag),
  fecha: dateReader("date 'yyyy-mm-dd'", /^\d{4}-\d{2}-\d{2}$/),
  'fecha local': dateReader("date 'dd/mm/yyyy'", /^\d{2}\/\d{2}\/\d{4}$/),
  hora: valueReader('time HH:mm', isText, (raw) => (isEmpty(raw) ? undefined : readHora(raw))),
  momento: dateReader('moment', /^\d{4}-\d{2}-\d{2}(?:T|$)/, readMomento),
  monto: amountReader,
  html: valueReader('text', isText, (raw) => (isEmpty(raw) ? undefined : readRawText(raw))),
  json: valueReader('JSON as text', isText, readJsonField),
  token: valueReader('token', isText, readToken),
  par: valueReader("two ids 'a|b'", (raw) => isText(raw) && !/\s/.test(String(raw)), readPair),
};

/** Converts JSON that was sent as an object instead of its text back to text. */
function readJsonField(raw: unknown): unknown {
  if (isEmpty(raw)) return undefined;
  return typeof raw === 'object' ? JSON.stringify(raw) : readRawText(raw);
}

/** True for a serialiser's reference to a value that is elsewhere in the reply. */
const isReferenceMark = (raw: unknown) => typeof raw === 'object' && raw !== null && Object.hasOwn(raw, '$ref');

/** True for a value that may be missing but not unreadable, also inside wrappers. */
function mustBeReadable(schema: Schema): boolean {
  const inner = wrappedIn(schema);
  return factsOf(schema).readable === true || (inner !== null && mustBeReadable(inner));
}

/** True for a list, also inside wrappers. */
function standsForList(schema: Schema): boolean {
  const inner = wrappedIn(schema);
  return inner === null ? defOf(schema).type === 'array' : standsForList(inner);
}

/**
 * Reads a value that may be missing: an unreadable value counts as missing, and the rest of the reply is read. Exceptions are
 * a reference to another place of the reply, and the id of the record itself: these are unreadable.
 */
function optionalReader(schema: Schema, missing: null | undefined): Reader {
  const inner = innerReader(schema);
  const strict = mustBeReadable(schema);
  // If the schema allows null, nothing is repaired.
  const isList = missing === undefined && standsForList(schema);
  return (raw, trail) => {
    if (isReferenceMark(raw)) return unread;
    // `{}` may be a database null.
    if (isEmpty(raw) && typeof raw !== 'string') {
      if (isList && raw !== undefined) note(trail, 'repaired', 'list', raw);
      return missing;
    }
    const value = inner(raw, trail);
    if (value !== unread) return value ?? missing;
    if (strict && !isEmpty(raw)) return unread;
    if (!isEmpty(raw)) note(trail, 'left out', 'a value that can be read', raw);
    return missing;
  };
}

/** Reads a list: empty for null, with one item for a single object, without null items. */
function listReader(item: Reader): Reader {
  return (raw, trail) => {
    const rows = rowsOf(raw);
    if (rows !== raw) note(trail, 'repaired', 'list', raw);
    const read: unknown[] = [];
    for (const [at, row] of rows.entries()) {
      trail.path.push(at);
      if (isHole(row)) {
        note(trail, 'repaired', 'a row', row);
        trail.path.pop();
        continue;
      }
      const value = item(row, trail);
      if (value === unread) note(trail, 'refused', 'a row that can be read', row);
      read.push(value);
      trail.path.pop();
    }
    return read;
  };
}

function rowsOf(raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw;
  if (typeof raw === 'string') {
    const inner = readJsonText(raw);
    if (inner !== unread) return rowsOf(inner);
  }
  if (isEmpty(raw)) return [];
  if (typeof raw === 'object' && raw !== null && '$values' in raw) return rowsOf(raw.$values);
  return [raw];
}

const isHole = (value: unknown) => value === null || value === undefined;

/** The object for a value: itself, the first item of a list that is not null, or the value of its JSON text. */
function objectOf(raw: unknown): object | null | Unread {
  if (typeof raw === 'string') {
    const inner = readJsonText(raw);
    return inner === unread ? (raw.trim() === '' ? null : unread) : objectOf(inner);
  }
  if (Array.isArray(raw)) return objectOf(raw.find((one) => !isHole(one)) ?? null);
  if (typeof raw === 'object' && raw !== null && '$values' in raw) return objectOf(raw.$values);
  return typeof raw === 'object' ? raw : unread;
}

/** Keys that are removed from replies: a serialiser's marks, and the key that would change the object's prototype. */
const dropped = new Set(['$id', '__proto__']);

/** A name without letter case and underscores, which is the same for every service. */
const bareName = (name: string): string => name.replaceAll('_', '').toLowerCase();

/** The keys of an object by their bare names; the first of each counts. */
function keysByName(row: object): Map<string, string> {
  const keys = new Map<string, string>();
  for (const key of Object.keys(row)) if (!keys.has(bareName(key))) keys.set(bareName(key), key);
  return keys;
}

type Row = Readonly<Record<string, unknown>>;

/** The key of a field in a row: its own name, or the name in another letter case; null if it is missing. */
function keyFinder(row: Row): (name: string) => string | null {
  let keys: Map<string, string> | undefined;
  return (name) => {
    if (Object.hasOwn(row, name)) return name;
    keys ??= keysByName(row);
    return keys.get(bareName(name)) ?? null;
  };
}

interface Field {
  readonly name: string;
  readonly read: Reader;
}

/**
 * Reads one field of a row. A missing field is not written. An unreadable field becomes `unread`, which the schema refuses.
 */
function readField({ name, read }: Field, value: unknown, key: string, into: Record<string, unknown>, trail: Trail) {
  trail.path.push(name);
  if (key !== name) note(trail, 'repaired', `name ${name}`, value);
  const result = read(value, trail);
  if (result === unread) note(trail, 'refused', 'a value that can be read', value);
  trail.path.pop();
  if (result !== undefined) into[name] = result;
}

/** Reads an object of a shape. Other keys stay unchanged; an object without any key of the shape is refused. */
function objectReader(shape: Readonly<Record<string, Schema>>, alias: (row: Row) => Row): Reader {
  const fields: Field[] = Object.entries(shape).map(([name, schema]) => ({ name, read: readerOf(schema) }));
  return (raw, trail) => {
    const found = objectOf(raw);
    if (found === unread || found === null) return found;
    if (found !== raw) note(trail, 'repaired', 'object', raw);
    const row = alias(found as Row);
    const keyOf = keyFinder(row);
    const into: Record<string, unknown> = {};
    const taken = new Set<string>();
    for (const field of fields) {
      const key = keyOf(field.name);
      if (key === null) noteAbsent(field.name, trail);
      else {
        taken.add(key);
        readField(field, row[key], key, into, trail);
      }
    }
    const keys = Object.keys(row);
    if (taken.size === 0 && keys.length > 0 && fields.length > 0) return unread;
    for (const key of keys) if (!taken.has(key) && !dropped.has(key)) into[key] = row[key];
    return into;
  };
}

/** Reads a record with one field that may be sent alone: a value without any field of the record is read as that field. */
function loneReader(
  alone: string,
  { shape, reader }: { readonly shape: Readonly<Record<string, Schema>>; readonly reader: Reader },
): Reader {
  const names = new Set(Object.keys(shape).map(bareName));
  // An empty value means an empty list; for any other field it means nothing.
  const lone = shape[alone];
  const isList = lone !== undefined && standsForList(lone);
  const isWhole = (raw: unknown): boolean => {
    if (isHole(raw)) return !isList;
    const found = objectOf(raw);
    return typeof found === 'object' && Object.keys(found ?? {}).some((key) => names.has(bareName(key)));
  };
  return (raw, trail) => {
    if (isWhole(raw)) return reader(raw, trail);
    note(trail, 'repaired', `record with ${alone}`, raw);
    return reader({ [alone]: raw }, trail);
  };
}

/**
 * Reads a row of a reference list with other names: the services' lists may call the id `IdSexo` and the text `Nombre`. The
 * first key that begins with Id and the first text are used.
 */
function asReference(row: Row): Row {
  const entries = Object.entries(row);
  const has = (name: string) => entries.some(([key]) => key.toLowerCase() === name);
  const id = has('id') ? undefined : entries.find(([key, value]) => /^id/i.test(key) && readNumber(value) !== unread);
  const texts = entries.filter(([key, value]) => typeof value === 'string' && !/^id/i.test(key));
  const text = has('descripcion') ? undefined : (texts.find(([key]) => /nombre|descripcion/i.test(key)) ?? texts[0]);
  return { ...row, ...(id ? { Id: id[1] } : {}), ...(text ? { Descripcion: text[1] } : {}) };
}
const itself = (row: Row) => row;

/** Reads one of several fixed values, whatever its type and letter case. */
function choiceReader(values: readonly unknown[]): Reader {
  const key = (value: unknown) =>
    String(typeof value === 'boolean' ? Number(value) : value)
      .trim()
      .toLowerCase();
  return (raw, trail) => {
    if (values.includes(raw)) return raw;
    if (raw === null || raw === undefined || typeof raw === 'object') return unread;
    const found = values.find((value) => key(value) === key(raw));
    if (found === undefined) return unread;
    note(trail, 'repaired', `one of ${values.join(', ')}`, raw);
    return found;
  };
}

/** The first of several schemas that accepts the value: unchanged if possible, otherwise repaired. */
function unionReader(options: readonly Schema[]): Reader {
  const each = options.map((schema) => ({ schema, read: readerOf(schema) }));
  return (raw, trail) => {
    if (each.some(({ schema }) => z.safeParse(schema, raw).success)) return raw;
    for (const { schema, read } of each) {
      const value = read(raw, { path: trail.path, repairs: null });
      if (value === unread || !z.safeParse(schema, value).success) continue;
      note(trail, 'repaired', 'one of several types', raw);
      return value;
    }
    return unread;
  };
}

function recordReader(item: Reader): Reader {
  return (raw, trail) => {
    const found = objectOf(raw);
    if (found === unread || found === null) return found;
    const entries = Object.entries(found).filter(([key]) => !dropped.has(key));
    return Object.fromEntries(entries.map(([key, value]) => [key, item(value, trail)]));
  };
}

const asItCame: Reader = (raw) => raw;

function innerReader(schema: Schema): Reader {
  const inner = wrappedIn(schema);
  return inner ? readerOf(inner) : asItCame;
}

function makeReader(schema: Schema): Reader {
  const def = defOf(schema);
  const { kind, alone } = factsOf(schema);
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return kind && kind !== 'referencia' && kind !== 'bandera' ? readers[kind] : readers[def.type];
    case 'optional':
    case 'default':
    case 'prefault':
      return optionalReader(schema, undefined);
    case 'nullable':
      return optionalReader(schema, null);
    case 'pipe':
      return innerReader(schema);
    case 'array':
      return listReader(def.element ? readerOf(def.element) : asItCame);
    case 'object': {
      const { shape = {} } = def;
      const reader = objectReader(shape, kind === 'referencia' ? asReference : itself);
      return alone === undefined ? reader : loneReader(alone, { shape, reader });
    }
    case 'record':
      return recordReader(def.valueType ? readerOf(def.valueType) : asItCame);
    case 'literal':
      return choiceReader(def.values ?? []);
    case 'enum':
      return choiceReader(Object.values(def.entries ?? {}));
    case 'union':
      return kind === 'monto' ? readers.monto : unionReader(def.options ?? []);
    default:
      return asItCame;
  }
}

const made = new WeakMap<Schema, Reader>();

/** The reader of a schema, created once. */
function readerOf(schema: Schema): Reader {
  let reader = made.get(schema);
  if (!reader) {
    reader = makeReader(schema);
    made.set(schema, reader);
  }
  return reader;
}

/** The parsed value, or why it could not be parsed; with all repairs if requested. */
type Reading<S extends Schema> =
  | { readonly ok: true; readonly value: z.core.output<S>; readonly repairs: readonly Repair[] }
  | { readonly ok: false; readonly issues: readonly z.core.$ZodIssue[]; readonly repairs: readonly Repair[] };

/**
 * Parses a value in any form that the services may use. An unreadable value is left out if its schema has a default;
 * otherwise parsing fails: a row without its own id, HTML instead of a record.
 */
export function read<S extends Schema>(schema: S, raw: unknown, { notes = false } = {}): Reading<S> {
  const repairs: Repair[] = [];
  const value = readerOf(schema)(raw, { path: [], repairs: notes ? repairs : null });
  const parsed = z.safeParse(schema, value);
  return parsed.success
    ? { ok: true, value: parsed.data, repairs }
    : { ok: false, issues: parsed.error.issues, repairs };
}

/** Parses a value found inside another value; null if it cannot be read. */
export function readOrNull<S extends Schema>(schema: S, raw: unknown): z.core.output<S> | null {
  const reading = read(schema, raw);
  return reading.ok ? reading.value : null;
}

/**
 * Parses a value that the portal stored in the browser. A value of an older version, or edited by hand, is read as leniently
 * as a reply. Null if it cannot be read.
 */
export function readKept<S extends Schema>(schema: S, raw: unknown): z.core.output<S> | null {
  const exact = z.safeParse(schema, raw);
  return exact.success ? exact.data : readOrNull(schema, raw);
}

/**
 * A record with the given values and all other fields empty: '' for texts, 0 for ids. For schemas whose fields all have a
 * default; the values come from parsed records or from a form.
 */
export function filled<S extends Schema>(schema: S, values: object): z.core.output<S> {
  const reading = read(schema, values);
  if (!reading.ok)
    throw new Error(`No record can be made without ${reading.issues.map((i) => i.path.join('.')).join(', ')}`);
  return reading.value;
}
