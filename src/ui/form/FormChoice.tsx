import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { type Of, useControlled } from './bound.ts';

/** One of a few explained choices of a form. */
export function FormChoice<I extends FieldValues, O>({
  form,
  name,
  onChosen,
  ...rest
}: Of<I, O, ComponentProps<typeof ChoiceField>> & {
  readonly onChosen?: (value: string | number) => void;
}) {
  const { error: _, ...field } = useControlled<I, O, string | number>(form, name, onChosen);
  return <ChoiceField {...rest} {...field} />;
}
