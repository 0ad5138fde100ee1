import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { NumberField } from '../fields/NumberField.tsx';
import { type Of, useControlled } from './bound.ts';

/** A whole number of a form, stored as its digits: see NumberField. */
export function FormNumber<I extends FieldValues, O>({
  form,
  name,
  ...rest
}: Of<I, O, ComponentProps<typeof NumberField>>) {
  return <NumberField {...rest} {...useControlled<I, O, string>(form, name)} />;
}
