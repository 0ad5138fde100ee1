import * as z from 'zod/mini';
import type { FormOf } from '#ui/form/useForm.ts';
import { citaMessages as textos } from './messages.ts';

/** The required fields of an appointment. Without a doctor, the form has ''. */
export const citaSchema = z.object({
  IdMedico: z.pipe(
    z.pipe(z.union([z.number(), z.string()]), z.transform(Number)),
    z.number().check(z.minimum(1, { error: textos.sinMedico })),
  ),
  Fecha: z.string().check(z.minLength(1, { error: textos.sinFecha })),
  Hora: z.string().check(z.minLength(1, { error: textos.sinHora })),
});
type CitaForm = z.input<typeof citaSchema>;
export type Eleccion = z.output<typeof citaSchema>;
export type FormDeCita = FormOf<CitaForm, Eleccion>;

/** Nothing chosen yet. */
export const vacia: CitaForm = { IdMedico: '', Fecha: '', Hora: '' };
