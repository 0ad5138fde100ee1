import { type FieldError, type FieldPath, type FieldValues, get, useController, useFormState } from 'react-hook-form';
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

/**
 * What a control needs whose value is not the text of its element: the value, how it changes, and what is wrong with it.
 * `onChosen` runs after a person changed it: for what hangs on it.
 */
export function useControlled<I extends FieldValues, O, V>(
  form: FormOf<I, O>,
  name: FieldPath<I>,
  onChosen?: (value: V) => void,
) {
  const { field } = useController({ control: form.control, name });
  const error = useFieldError(form, name);
  const onChange = (value: V) => {
    field.onChange(value);
    onChosen?.(value);
  };
  // A form's values and the control's are told apart by the name alone, which types do not follow.
  return { ...field, value: field.value as V, error, onChange };
}
