import { type FieldError, type FieldPath, type FieldValues, get, useFormState } from 'react-hook-form';
import type { FormOf } from './useForm.ts';

/** A field of a form, by its name there; everything else is the control's own. */
export type Of<I extends FieldValues, O, Control extends object> = {
  readonly form: FormOf<I, O>;
  readonly name: FieldPath<I>;
} & Omit<Control, 'form' | 'name' | 'value' | 'defaultValue' | 'checked' | 'onChange' | 'onBlur' | 'ref' | 'error'>;

/** What is wrong with one field. Nothing else of the form's state draws the field again. */
export function useFieldError<I extends FieldValues, O>(
  { control }: FormOf<I, O>,
  name: FieldPath<I>,
): string | undefined {
  const { errors } = useFormState({ control, name, exact: true });
  return (get(errors, name) as FieldError | undefined)?.message;
}
