import type * as z from 'zod/mini';
import { isIsoDate, toLocalDate } from '#lib/dates.ts';
import { defOf, wrappedIn } from './def.ts';
import { factsOf } from './facts.ts';

/**
 * Writes a body in the form the services expect: dates that they write as 'dd/mm/yyyy' are sent so, and no date is sent as
 * null. An unreadable date or amount is left out, so that it is never sent back as if it were known.
 */

type Schema = z.core.$ZodType;
type Writer = (value: unknown) => unknown;

const asItIs: Writer = (value) => value;

function dateWriter(local: boolean): Writer {
  return (value) => {
    if (typeof value !== 'string') return value;
    if (value === '') return null;
    if (!isIsoDate(value)) return undefined;
    return local ? toLocalDate(value) : value;
  };
}

/** An unreadable amount is not sent. */
const amountWriter: Writer = (value) => (typeof value === 'string' ? undefined : value);

function objectWriter(shape: Readonly<Record<string, Schema>>): Writer {
  const writers = Object.entries(shape)
    .map(([name, schema]) => [name, writerOf(schema)] as const)
    .filter(([, writer]) => writer !== asItIs);
  if (writers.length === 0) return asItIs;
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const written: Record<string, unknown> = { ...value };
    for (const [name, writer] of writers) {
      if (!Object.hasOwn(written, name)) continue;
      const result = writer(written[name]);
      if (result === undefined) delete written[name];
      else written[name] = result;
    }
    return written;
  };
}

function makeWriter(schema: Schema): Writer {
  const def = defOf(schema);
  const { kind } = factsOf(schema);
  if (kind === 'monto') return amountWriter;
  switch (def.type) {
    case 'string':
      return kind === 'fecha' || kind === 'fecha local' ? dateWriter(kind === 'fecha local') : asItIs;
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nullable':
    case 'pipe': {
      const inner = wrappedIn(schema);
      return inner ? writerOf(inner) : asItIs;
    }
    case 'object':
      return objectWriter(def.shape ?? {});
    case 'array': {
      const item = def.element ? writerOf(def.element) : asItIs;
      return item === asItIs ? asItIs : (value) => (Array.isArray(value) ? value.map(item) : value);
    }
    default:
      return asItIs;
  }
}

const made = new WeakMap<Schema, Writer>();

function writerOf(schema: Schema): Writer {
  let writer = made.get(schema);
  if (!writer) {
    writer = makeWriter(schema);
    made.set(schema, writer);
  }
  return writer;
}

/** A body in the form that is sent; the value itself is not changed. */
export const asSent = (schema: Schema, body: unknown): unknown => writerOf(schema)(body);
