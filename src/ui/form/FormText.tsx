import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextField } from '../fields/TextField.tsx';
import { type Of, useFieldError } from './bound.ts';

export function FormText<I extends FieldValues, O>({
  form,
  name,
  ...rest
}: Of<I, O, ComponentProps<typeof TextField>>) {
  return <TextField {...rest} {...form.register(name)} error={useFieldError(form, name)} />;
}
