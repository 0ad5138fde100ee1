import * as z from 'zod/mini';

/** The result of a schema for a form, and the first text about each wrong field, in the order they are found. */
export function leer<I, O>(schema: z.ZodMiniType<O, I>, form: I) {
  const parsed = z.safeParse(schema, form);
  const errores = new Map<string, string>();
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = path.join('.');
    if (!errores.has(field)) errores.set(field, message);
  }
  return { datos: parsed.success ? parsed.data : null, errores: Object.fromEntries(errores) as Record<string, string> };
}
