import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ListField } from '../fields/ListField.tsx';
import { type Of, useControlled } from './bound.ts';

/** The searchable list of a form. */
export function FormList<I extends FieldValues, O>({
  form,
  name,
  onChosen,
  ...rest
}: Of<I, O, ComponentProps<typeof ListField>> & {
  readonly onChosen?: (value: number | string | null) => void;
}) {
  return <ListField {...rest} {...useControlled(form, name, onChosen)} />;
}
