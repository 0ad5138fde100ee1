import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PasswordField } from '../fields/PasswordField.tsx';
import { type Of, useFieldError } from './bound.ts';

/** A password of a form. */
export function FormPassword<I extends FieldValues, O>({
  form,
  name,
  ...rest
}: Of<I, O, ComponentProps<typeof PasswordField>>) {
  return <PasswordField {...rest} {...form.register(name)} error={useFieldError(form, name)} />;
}
