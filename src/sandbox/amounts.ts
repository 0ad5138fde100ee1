import type * as z from 'zod/mini';
import { defOf, wrappedIn } from '#contract/def.ts';
import { factsOf } from '#contract/facts.ts';

type Schema = z.core.$ZodType;
type Path = readonly (string | number)[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * The path of the first amount in a body that is sent as text, or null if there is none. The services bind amounts to numbers
 * and refuse texts. The portal reads such texts, and shows those that can be read in two ways.
 */
export function amountAsText(schema: Schema, value: unknown): Path | null {
  if (factsOf(schema).kind === 'monto') return typeof value === 'string' ? [] : null;
  const inner = wrappedIn(schema);
  if (inner) return amountAsText(inner, value);
  const { shape = {}, element } = defOf(schema);
  if (element) return Array.isArray(value) ? firstOf(value.map((item, at) => [at, element, item])) : null;
  return isRecord(value) ? firstOf(Object.entries(shape).map(([name, part]) => [name, part, value[name]])) : null;
}

/** The first of the parts with such a text, as a path. */
function firstOf(parts: readonly (readonly [string | number, Schema, unknown])[]): Path | null {
  for (const [step, schema, value] of parts) {
    const path = amountAsText(schema, value);
    if (path) return [step, ...path];
  }
  return null;
}
