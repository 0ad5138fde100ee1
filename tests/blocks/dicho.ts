import * as z from 'zod/mini';

/** What a rule makes of a value, or every text it says about it. The rule is made here, so that the test notices how. */
export function dicho(regla: () => z.ZodMiniType, value: unknown): unknown {
  const { success, data, error } = z.safeParse(regla(), value);
  return success ? data : error.issues.map(({ message }) => message);
}
