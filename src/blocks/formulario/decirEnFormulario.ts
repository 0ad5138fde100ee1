import type { FieldValues } from 'react-hook-form';
import type { Fallo } from '#client/errors.ts';
import { type FormOf, tellFailure } from '#ui/form/useForm.ts';

/** Shows a failed call above the fields of a form, with the optional number of the services' message small below (spec F 8). */
export const decirEnFormulario =
  <I extends FieldValues, O>(form: FormOf<I, O>) =>
  ({ message, numero }: Fallo): void =>
    tellFailure(form, message, numero);
