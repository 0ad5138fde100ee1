import * as z from 'zod/mini';

/**
 * How the services write a value, where its type alone does not say: a text that holds a date, a time, HTML or JSON, or
 * a number that is an amount of money and not an id or a count.
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

/** What is known of a part of the contract. */
interface Facts {
  readonly kind?: Kind;
  /** Section that names it: 'F 3.5'. It counts for everything below that says nothing of its own. */
  readonly source?: string;
  /** The specification does not show it; the portal works without it, unless it is the row's own id. */
  readonly assumed?: true;
  /** The field that may come alone in place of the record that holds it: the token, or the list. */
  readonly alone?: string;
  /** The id a row is known by. A row without it is refused. */
  readonly ownId?: true;
  /** It may be missing, but a value nobody can read refuses the whole record. */
  readonly readable?: true;
}

type Schema = z.core.$ZodType;

/** What is known of each schema. Ask with `factsOf`. */
const facts = z.registry<Facts>();

/** What is known of a schema itself; nothing of what stands above or below it. */
export const factsOf = (schema: Schema): Facts => facts.get(schema) ?? {};

/** The same schema with one thing more known of it. Never used on a schema that others share. */
function marked<S extends Schema>(schema: S, more: Facts): S {
  facts.add(schema, { ...factsOf(schema), ...more });
  return schema;
}

/** A schema whose values the services write in a way of their own. */
export const ofKind = <S extends Schema>(kind: Kind, schema: S): S => marked(schema, { kind });

/** What a section of the specification shows: `documented('F 3.5', z.looseObject({ … }))`. */
export const documented = <S extends Schema>(source: string, schema: S): S => marked(schema, { source });

/** What the specification does not show: a field, a whole record, or the reply of a call. */
export const assumed = <S extends Schema>(schema: S): S => marked(schema, { assumed: true });

/** A record whose one field may come alone: `mayBe('access_token', …)` also takes the token by itself. */
export const mayBe = <S extends Schema>(alone: string, schema: S): S => marked(schema, { alone });

/** A value that may be missing around it, and must be readable where it is there. */
export const readable = <S extends Schema>(schema: S): S => marked(schema, { readable: true });

/** The id a row is known by. */
export const rowId = () => marked(z.number(), { ownId: true });
