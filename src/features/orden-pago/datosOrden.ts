import * as z from 'zod/mini';
import { LIMITE_DE_NOTA } from '#blocks/formulario/textos.ts';
import { fill } from '#lib/texts.ts';
import type { FormOf } from '#ui/form/useForm.ts';
import { ordenForm as textos } from './messagesForm.ts';

/** The typed data of an order, trimmed. Its notices are chosen and validated separately. */
export const datosOrden = z.object({
  Observacion: z
    .string()
    .check(z.trim(), z.maxLength(LIMITE_DE_NOTA, { error: fill(textos.observacionLarga, { limite: LIMITE_DE_NOTA }) })),
});

/** The typed fields of an order. */
export type FormDeOrden = FormOf<z.infer<typeof datosOrden>>;
