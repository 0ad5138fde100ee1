import type { ComponentProps } from 'react';
import { Controller, type FieldValues } from 'react-hook-form';
import { DateField } from '../fields/DateField.tsx';
import { type Of, useFieldError } from './bound.ts';

/** A day of a form, 'yyyy-mm-dd'. */
export function FormDate<I extends FieldValues, O>({
  form,
  name,
  ...rest
}: Of<I, O, ComponentProps<typeof DateField>>) {
  const error = useFieldError(form, name);
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => <DateField {...rest} {...field} error={error} />}
    />
  );
}
