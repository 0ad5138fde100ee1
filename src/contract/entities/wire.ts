import * as z from 'zod/mini';
import { type Kind, ofKind, readable } from '../facts.ts';
import { isEmpty, readFlag, unread } from '../values.ts';

const textOf = (inner: z.ZodMiniString) =>
  z._default(
    z.pipe(
      z.nullish(inner),
      z.transform((v) => v ?? ''),
    ),
    '',
  );
const kindOfText = (kind: Kind) => () => textOf(ofKind(kind, z.string()));

/** A text the services may leave out or send as null: '' then. */
export const text = () => textOf(z.string());
/** A date, read as 'yyyy-mm-dd'; '' for none. One that cannot be read stays as it came: see `isIsoDate`. */
export const fecha = kindOfText('fecha');
/** A date the services write 'dd/mm/yyyy'. It is read as 'yyyy-mm-dd' like every other, and sent as they write it. */
export const fechaLocal = kindOfText('fecha local');
/** A time of day, read as 'HH:mm'; '' for none. */
export const hora = kindOfText('hora');
/** A moment, read as ISO 8601 with its zone; '' for none. */
export const momento = kindOfText('momento');
/** A text that holds HTML: whoever shows it sanitises it. */
export const html = kindOfText('html');
/** A text that holds JSON. */
export const json = kindOfText('json');

const orZero = (inner: z.ZodMiniNumber) =>
  z._default(
    z.pipe(
      z.nullish(inner),
      z.transform((v) => v ?? 0),
    ),
    0,
  );
/** An id or count the services may leave out or send as null: 0 then. */
export const id = () => orZero(z.number());
/** An id that says whose a record is: 0 before there is one, and never taken for none because nobody can read it. */
export const idPropio = () => orZero(readable(z.number()));
/**
 * An amount in bolivianos, or another number with decimals; null for none. One that cannot be read, or reads two ways
 * ('1.234'), stays the text that came: it is shown so, and nothing is computed with it.
 */
export const monto = () =>
  z._default(
    z.pipe(
      z.nullish(ofKind('monto', z.union([z.number(), z.string()]))),
      z.transform((v) => v ?? null),
    ),
    null,
  );
/**
 * What tells one state of a record from the next: a number that grows, or a text such as a row version in base64. It goes
 * back as it came, and says nothing but whether it is the same. A blank one is none; a whole number as text is that number.
 */
export const version = () =>
  z.optional(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/\S/))]),
      z.transform((value) => (/^\s*\d{1,15}(?:\.0+)?\s*$/.test(String(value)) ? Number(value) : value)),
    ),
  );
/** The id of something just written: a whole number above 0. */
export const nuevoId = () => z.number().check(z.gte(1));
/** The ids of a person and her notice just written, 'idPersona|idPersonaNovedad' (decision 61). */
export const parDeIds = () => ofKind('par', z.string().check(z.regex(/^[1-9]\d*\|[1-9]\d*$/)));
/** A flag whose reader says what nothing at all means, and which must be readable where it is there. */
const readableFlag = (none: (value: unknown) => boolean, nothing: boolean) =>
  z.pipe(
    z.optional(ofKind('bandera', z.unknown())),
    z.transform((value, context): boolean => {
      const flag = none(value) ? nothing : readFlag(value);
      if (flag !== unread) return flag;
      context.issues.push({ code: 'custom', input: value, message: 'A flag that cannot be read' });
      return false;
    }),
  );
/** What a write answers where the specification shows no more than ok: false says no, nothing at all says done. */
export const hecho = () => readableFlag((value) => value === undefined || value === null, true);

/** A flag the services may leave out or send as null: false then. */
export const flag = () =>
  z._default(
    z.pipe(
      z.nullish(z.boolean()),
      z.transform((v) => v ?? false),
    ),
    false,
  );
/** A flag that is on where the services do not name it at all; null, and what cannot be read, are off as with any flag. */
export const flagEncendida = () =>
  z.pipe(
    z.nullable(z._default(z.boolean(), true)),
    z.transform((v) => v ?? false),
  );
/** A flag that may be missing, false then, but must be readable where it is there. */
export const strictFlag = () => readableFlag(isEmpty, false);
/** A record inside another that the services may leave out or send as null: an empty one then. */
export const grupo = <S extends z.core.$ZodType>(schema: S) =>
  z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((v): z.core.output<S> => v ?? z.parse(schema, {})),
  );
/** A list the services may leave out or send as null: empty then. */
export const lista = <S extends z.core.$ZodType>(item: S) =>
  z._default(
    z.pipe(
      z.nullish(z.array(item)),
      z.transform((v) => v ?? []),
    ),
    [],
  );
