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

/** A text that may be missing or null: '' then. */
export const text = () => textOf(z.string());
/** A date, read as 'yyyy-mm-dd'; '' for none. An unreadable date stays unchanged: see `isIsoDate`. */
export const fecha = kindOfText('fecha');
/** A date that the services write as 'dd/mm/yyyy'. It is read as 'yyyy-mm-dd' like any other, and sent as 'dd/mm/yyyy'. */
export const fechaLocal = kindOfText('fecha local');
/** A time of day, read as 'HH:mm'; '' for none. */
export const hora = kindOfText('hora');
/** A moment, read as ISO 8601 with its zone; '' for none. */
export const momento = kindOfText('momento');
/** A text with HTML: code that shows it must sanitise it. */
export const html = kindOfText('html');
/** A text with JSON. */
export const json = kindOfText('json');

const orZero = (inner: z.ZodMiniNumber) =>
  z._default(
    z.pipe(
      z.nullish(inner),
      z.transform((v) => v ?? 0),
    ),
    0,
  );
/** An id or count that may be missing or null: 0 then. */
export const id = () => orZero(z.number());
/** The id of a record itself: 0 before it is saved. An unreadable value is an error and does not count as 0. */
export const idPropio = () => orZero(readable(z.number()));
/**
 * An amount in bolivianos, or another number with decimals; null for none. An unreadable or ambiguous text ('1.234') stays
 * unchanged: it is shown, but never used in calculations.
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
 * The version of a record: a number that grows, or a text such as a row version in base64. It is sent back unchanged, and is
 * only compared for equality. A blank one counts as missing; a whole number as text is read as that number.
 */
export const version = () =>
  z.optional(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/\S/))]),
      z.transform((value) => (/^\s*\d{1,15}(?:\.0+)?\s*$/.test(String(value)) ? Number(value) : value)),
    ),
  );
/** The id of a record that was just written: a whole number above 0. */
export const nuevoId = () => z.number().check(z.gte(1));
/** The ids of a person and her notice that were just written, 'idPersona|idPersonaNovedad' (decision 61). */
export const parDeIds = () => ofKind('par', z.string().check(z.regex(/^[1-9]\d*\|[1-9]\d*$/)));
/** A flag that must be readable if it is present. The caller decides what a missing value means. */
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
/** The answer of a write for which the specification only shows ok: false means no, a missing value means done. */
export const hecho = () => readableFlag((value) => value === undefined || value === null, true);

/** A flag that may be missing or null: false then. */
export const flag = () =>
  z._default(
    z.pipe(
      z.nullish(z.boolean()),
      z.transform((v) => v ?? false),
    ),
    false,
  );
/** A flag that is true if it is missing; null and unreadable values are false, as for any flag. */
export const flagEncendida = () =>
  z.pipe(
    z.nullable(z._default(z.boolean(), true)),
    z.transform((v) => v ?? false),
  );
/** A flag that may be missing (false then), but must be readable if it is present. */
export const strictFlag = () => readableFlag(isEmpty, false);
/** A record inside another, which may be missing or null: an empty one then. */
export const grupo = <S extends z.core.$ZodType>(schema: S) =>
  z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((v): z.core.output<S> => v ?? z.parse(schema, {})),
  );
/** A list that may be missing or null: empty then. */
export const lista = <S extends z.core.$ZodType>(item: S) =>
  z._default(
    z.pipe(
      z.nullish(z.array(item)),
      z.transform((v) => v ?? []),
    ),
    [],
  );
