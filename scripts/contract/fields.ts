import type * as z from 'zod/mini';
import { defOf } from '#contract/def.ts';
import { factsOf } from '#contract/facts.ts';

type Schema = z.core.$ZodType;

/** Tells whether the specification shows a part of the contract, and the section; '' if no mark names one. */
interface Known {
  readonly assumed: boolean;
  readonly source: string;
  /** False if neither the part nor anything above it is marked. It then counts as assumed. */
  readonly marked: boolean;
}

/** A value in a reply or body that is not a record or a list. */
export interface Field extends Known {
  /** Names from the root. '[]' stands for each item of a list. */
  readonly path: readonly string[];
  /** The expected type, as in findings: 'text', 'number', "date 'yyyy-mm-dd'". */
  readonly type: string;
}

/** A place in a reply or body. */
interface Place extends Known {
  readonly type: string;
  /** Only some rows have it, for example the retirees' groups of a notice. */
  readonly optional: boolean;
  readonly names: readonly string[];
}

const unmarked: Known = { assumed: true, source: '', marked: false };

/** The mark of a schema, or else the one of the schema above it. */
function knownOf(schema: Schema, above: Known): Known {
  const { assumed, source } = factsOf(schema);
  if (assumed) return { assumed: true, source: source ?? above.source, marked: true };
  return source === undefined ? above : { assumed: false, source, marked: true };
}

interface Part {
  readonly schema: Schema;
  readonly known: Known;
  readonly optional: boolean;
}

/** A schema without its wrappers (default, nullable, transform). The marks on wrappers count too. */
function bare(schema: Schema, above: Known): Part {
  const known = knownOf(schema, above);
  const { innerType, in: input } = defOf(schema);
  const inner = innerType ?? input;
  return { ...(inner ? bare(inner, known) : { schema, known }), optional: defOf(schema).type === 'optional' };
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  object: 'object',
  array: 'list',
  record: 'object',
  unknown: 'any value',
  custom: 'file',
};
const kindNames: Readonly<Record<string, string>> = {
  fecha: "date 'yyyy-mm-dd'",
  'fecha local': "date 'dd/mm/yyyy'",
  hora: 'time HH:mm',
  momento: 'moment',
  monto: 'amount',
  html: 'HTML as text',
  json: 'JSON as text',
  bandera: 'true or false',
  par: "two ids 'a|b'",
};

/** The expected type of a schema without wrappers, as in findings. */
function typeOf(schema: Schema): string {
  const { type, options = [], values, entries } = defOf(schema);
  const choices = values ?? (entries && Object.values(entries));
  if (choices) return `one of ${choices.map((each) => JSON.stringify(each)).join(', ')}`;
  const kind = kindNames[factsOf(schema).kind ?? ''];
  if (type === 'union' && !kind)
    return [...new Set(options.map((each) => typeOf(bare(each, unmarked).schema)))].join(' or ');
  return kind ?? typeNames[type] ?? type;
}

/** The parts of a schema without wrappers: the fields of an object, the contents of a list or record. A value has none. */
function partsOf(schema: Schema): readonly (readonly [string, Schema])[] {
  const { shape, element, valueType, options = [] } = defOf(schema);
  if (shape) return Object.entries(shape);
  if (element) return [['[]', element]];
  if (valueType) return [['*', valueType]];
  return options.flatMap((each) => partsOf(bare(each, unmarked).schema));
}

/**
 * Every field of a schema in its order. A reply that is one value is one field without a name. A missing body has no fields.
 */
export function fieldsOf(schema: Schema): readonly Field[] {
  const fields: Field[] = [];
  const visit = (at: Schema, above: Known, path: readonly string[]): void => {
    const part = bare(at, above);
    const { type } = defOf(part.schema);
    const parts = partsOf(part.schema);
    // No body, or a record without known fields.
    if (type === 'undefined' || (type === 'object' && parts.length === 0)) return;
    if (parts.length === 0) fields.push({ path, type: typeOf(part.schema), ...part.known });
    for (const [name, inner] of parts) visit(inner, part.known, [...path, name]);
  };
  visit(schema, unmarked, []);
  return fields;
}

/** The part at a path, or null if the schema does not name the place. */
function partAt(schema: Schema, path: readonly PropertyKey[]): Part | null {
  let part = bare(schema, unmarked);
  for (const step of path) {
    const name = typeof step === 'number' ? '[]' : step;
    const next = partsOf(part.schema).find(([each]) => each === name || each === '*');
    if (!next) return null;
    part = bare(next[1], part.known);
  }
  return part;
}

/** What is known of a place: the expected type, and the names of a record. A place without a schema is assumed. */
export function placeOf(schema: Schema, path: readonly PropertyKey[]): Place {
  const part = partAt(schema, path);
  if (!part) return { ...unmarked, type: 'any value', optional: true, names: [] };
  return {
    ...part.known,
    type: typeOf(part.schema),
    optional: part.optional,
    names: Object.keys(defOf(part.schema).shape ?? {}),
  };
}

/** A path for people: 'Datos[].Novedades[].Total'. Numbers become '[]'. */
export const written = (root: string, path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, step) => {
    if (typeof step === 'number' || step === '[]') return `${text}[]`;
    return `${text}.${String(step)}`;
  }, root);

/** Numbers of fields. `unmarked` fields are included in the assumed ones. */
export interface Counts {
  readonly documented: number;
  readonly assumed: number;
  readonly unmarked: number;
}

/** How many fields of some schemas are documented, and how many assumed. */
export function countsOf(schemas: readonly Schema[]): Counts {
  const fields = schemas.flatMap(fieldsOf);
  const assumed = fields.filter((each) => each.assumed);
  const unmarked = assumed.filter(({ marked }) => !marked);
  return { documented: fields.length - assumed.length, assumed: assumed.length, unmarked: unmarked.length };
}
