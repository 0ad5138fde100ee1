import type { ComponentProps } from 'react';
import { Controller, type FieldValues } from 'react-hook-form';
import { MoneyField } from '../fields/MoneyField.tsx';
import { type Of, useFieldError } from './bound.ts';

/** An amount of a form, in Bs. */
export function FormMoney<I extends FieldValues, O>({
  form,
  name,
  ...rest
}: Of<I, O, ComponentProps<typeof MoneyField>>) {
  const error = useFieldError(form, name);
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => <MoneyField {...rest} {...field} error={error} />}
    />
  );
}
