import * as z from 'zod/mini';
import { fill } from '#lib/texts.ts';
import type { FormOf } from '#ui/form/useForm.ts';
import { ordenForm as textos } from './messagesForm.ts';

/** Most characters of the observation (spec R 5.5). */
export const LIMITE_OBSERVACION = 500;

/** What is typed in an order, without the spaces around it. Its notices are chosen, and judged apart. */
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
