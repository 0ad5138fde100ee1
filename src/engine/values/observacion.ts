import * as z from 'zod/mini';
import { observacionMessages } from '#engine/definition/observacionMessages.ts';

/** Maximum length of an observation (decision 39). */
export const LIMITE_AL_OBSERVAR = 200;

/** A valid observation, trimmed. */
export const observacionSchema = z.object({
  observacion: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: observacionMessages.vacia }),
      z.maxLength(LIMITE_AL_OBSERVAR, { error: observacionMessages.larga }),
    ),
});
