import { type FieldError, type FieldPath, type FieldValues, get, useController, useFormState } from 'react-hook-form';
import type { FormOf } from './useForm.ts';

/** A field of a form, by its name; all other props are the control's own. */
export type Of<I extends FieldValues, O, Control extends object> = {
  readonly form: FormOf<I, O>;
  readonly name: FieldPath<I>;
} & Omit<Control, 'form' | 'name' | 'value' | 'defaultValue' | 'checked' | 'onChange' | 'onBlur' | 'ref' | 'error'>;

/** The error of one field. No other change of the form's state renders the field again. */
export function useFieldError<I extends FieldValues, O>(
  { control }: FormOf<I, O>,
  name: FieldPath<I>,
): string | undefined {
  const { errors } = useFormState({ control, name, exact: true });
  return (get(errors, name) as FieldError | undefined)?.message;
}

/**
 * Props for a control whose value is not the text of its element: the value, its change handler, and its error. `onChosen`
 * runs after a person changed it, for code that depends on it.
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
  // Only the name decides which value of the form this is, and types cannot express that.
  return { ...field, value: field.value as V, error, onChange };
}
