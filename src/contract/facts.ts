import * as z from 'zod/mini';

/**
 * The form of a value, if its type alone does not say it: a text with a date, a time, HTML or JSON, or a number that is an
 * amount of money and not an id or a count.
 */
export type Kind =
  | 'fecha'
  | 'fecha local'
  | 'hora'
  | 'momento'
  | 'monto'
  | 'html'
  | 'json'
  | 'par'
  | 'token'
  | 'bandera'
  | 'referencia';

/** The metadata of a part of the contract. */
interface Facts {
  readonly kind?: Kind;
  /** Section that shows it: 'F 3.5'. It applies to everything below that has no mark of its own. */
  readonly source?: string;
  /** The specification does not show it. The portal works without it, unless it is the row's own id. */
  readonly assumed?: true;
  /** The field that may be sent alone instead of its record: the token, or the list. */
  readonly alone?: string;
  /** The id that identifies a row. A row without it is refused. */
  readonly ownId?: true;
  /** It may be missing, but an unreadable value refuses the whole record. */
  readonly readable?: true;
}

type Schema = z.core.$ZodType;

/** The metadata of each schema. Read it with `factsOf`. */
const facts = z.registry<Facts>();

/** The metadata of a schema itself, without those of the schemas above or below it. */
export const factsOf = (schema: Schema): Facts => facts.get(schema) ?? {};

/** Adds metadata to a schema and returns it. Never used on a shared schema. */
function marked<S extends Schema>(schema: S, more: Facts): S {
  facts.add(schema, { ...factsOf(schema), ...more });
  return schema;
}

/** A schema whose values the services write in a special form. */
export const ofKind = <S extends Schema>(kind: Kind, schema: S): S => marked(schema, { kind });

/** Marks what a section of the specification shows: `documented('F 3.5', z.looseObject({ … }))`. */
export const documented = <S extends Schema>(source: string, schema: S): S => marked(schema, { source });

/** Marks what the specification does not show: a field, a whole record, or the reply of a call. */
export const assumed = <S extends Schema>(schema: S): S => marked(schema, { assumed: true });

/** A record with one field that may be sent alone: `mayBe('access_token', …)` also accepts the token by itself. */
export const mayBe = <S extends Schema>(alone: string, schema: S): S => marked(schema, { alone });

/** A value that may be missing, but must be readable if it is present. */
export const readable = <S extends Schema>(schema: S): S => marked(schema, { readable: true });

/** The id that identifies a row. */
export const rowId = () => marked(z.number(), { ownId: true });
