import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextAreaField } from '../fields/TextAreaField.tsx';
import { type Of, useFieldError } from './bound.ts';

/** A text of several lines of a form. */
export function FormTextArea<I extends FieldValues, O>({
  form,
  name,
  ...rest
}: Of<I, O, ComponentProps<typeof TextAreaField>>) {
  return <TextAreaField {...rest} {...form.register(name)} error={useFieldError(form, name)} />;
}
