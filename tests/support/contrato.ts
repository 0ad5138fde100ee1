import type * as z from 'zod/mini';
import { defOf } from '#contract/def.ts';

type Schema = z.core.$ZodType;

/** The fields a schema declares, by their path: 'BasePersonas.IdPersona'. */
export function camposDe(schema: Schema, path = ''): string[] {
  const def = defOf(schema);
  const inner = def.element ?? def.innerType ?? def.in;
  if (inner) return camposDe(inner, path);
  if (def.options) return def.options.flatMap((option) => camposDe(option, path));
  if (!def.shape) return [];
  return Object.entries(def.shape).flatMap(([name, field]) => [
    `${path}${name}`,
    ...camposDe(field, `${path}${name}.`),
  ]);
}

/** A reply without the keys that the contract does not declare, which the reader leaves unchanged. */
export function declarado(schema: Schema, value: unknown): unknown {
  const def = defOf(schema);
  if (Array.isArray(value))
    return value.map((one) => (def.element ? declarado(def.element, one) : declaradoDentro(def, one)));
  if (typeof value !== 'object' || value === null || !def.shape) return declaradoDentro(def, value);
  const row = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, declarado(field, row[name])]));
}

function declaradoDentro(def: ReturnType<typeof defOf>, value: unknown): unknown {
  const inner = def.innerType ?? def.in ?? def.options?.[0];
  return inner ? declarado(inner, value) : value;
}
