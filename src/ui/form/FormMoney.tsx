import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { MoneyField } from '../fields/MoneyField.tsx';
import { type Of, useControlled } from './bound.ts';

/** An amount of a form, in Bs. */
export function FormMoney<I extends FieldValues, O>({
  form,
  name,
  ...rest
}: Of<I, O, ComponentProps<typeof MoneyField>>) {
  return <MoneyField {...rest} {...useControlled<I, O, number | null>(form, name)} />;
}
