import * as z from 'zod/mini';
import { fill } from '#lib/texts.ts';
import type { FormOf } from '#ui/form/useForm.ts';
import { ordenForm as textos } from './messagesForm.ts';

/** Maximum length of the observation (spec R 5.5). */
export const LIMITE_OBSERVACION = 500;

/** The typed data of an order, trimmed. Its notices are chosen and validated separately. */
export const datosOrden = z.object({
  Observacion: z
    .string()
    .check(
      z.trim(),
      z.maxLength(LIMITE_OBSERVACION, { error: fill(textos.observacionLarga, { limite: LIMITE_OBSERVACION }) }),
    ),
});

/** The typed fields of an order. */
export type FormDeOrden = FormOf<z.infer<typeof datosOrden>>;
