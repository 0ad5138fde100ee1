import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CheckboxField } from '../fields/CheckboxField.tsx';
import { type Of, useFieldError } from './bound.ts';

/** A check box of a form. */
export function FormCheckbox<I extends FieldValues, O>({
  form,
  name,
  ...rest
}: Of<I, O, ComponentProps<typeof CheckboxField>>) {
  return <CheckboxField {...rest} {...form.register(name)} error={useFieldError(form, name)} />;
}
