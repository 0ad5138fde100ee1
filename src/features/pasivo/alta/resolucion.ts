import * as z from 'zod/mini';
import { isIsoDate, today } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';
import { resolucionMessages as textos } from './messages.ts';

const dicho = (error: string) => z.string().check(z.overwrite(tidy), z.minLength(1, { error }));

/** A valid resolution (spec R 5.2, decision 4). */
export const resolucionSchema = z.object({
  numeroResolucion: dicho(textos.sinNumero),
  fechaResolucion: z.string().check(
    z.refine(isIsoDate, { error: textos.sinFecha, abort: true }),
    z.refine((day) => day <= today(), { error: textos.fechaFutura }),
  ),
  instanciaEmiteResolucion: dicho(textos.sinInstancia),
});
export type DatosResolucion = z.infer<typeof resolucionSchema>;
