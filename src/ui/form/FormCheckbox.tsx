import type { ComponentProps } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { CheckboxField } from '../fields/CheckboxField.tsx';
import { type Of, useFieldError } from './bound.ts';

/** A check box of a form: true while it is ticked. */
export function FormCheckbox<I extends FieldValues, O>({
  form,
  name,
  onTicked,
  ...rest
}: Of<I, O, ComponentProps<typeof CheckboxField>> & {
  readonly name: FieldPathByValue<I, boolean>;
  /** Called after a person changed it, for code that depends on it. */
  readonly onTicked?: (on: boolean) => void;
}) {
  const field = form.register(name, onTicked ? { onChange: ({ target }) => onTicked(target.checked) } : {});
  return <CheckboxField {...rest} {...field} error={useFieldError(form, name)} />;
}
