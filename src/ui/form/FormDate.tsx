import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DateField } from '../fields/DateField.tsx';
import { type Of, useControlled } from './bound.ts';

/** A day of a form, 'yyyy-mm-dd'. */
export function FormDate<I extends FieldValues, O>({
  form,
  name,
  ...rest
}: Of<I, O, ComponentProps<typeof DateField>>) {
  return <DateField {...rest} {...useControlled<I, O, string>(form, name)} />;
}
