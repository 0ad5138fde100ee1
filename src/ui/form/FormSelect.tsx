import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Option } from '../fields/Field.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { type Of, useControlled } from './bound.ts';

/** A native list of a form. Its value is the value of the chosen option, as a number if that is a number. */
export function FormSelect<I extends FieldValues, O>({
  form,
  name,
  onChosen,
  ...rest
}: Of<I, O, ComponentProps<typeof SelectField>> & {
  readonly onChosen?: (value: Option['value']) => void;
}) {
  const { onChange, ...field } = useControlled(form, name, onChosen);
  const ownValue = (text: string) => rest.options.find(({ value }) => String(value) === text)?.value ?? text;
  return <SelectField {...rest} {...field} onChange={({ target }) => onChange(ownValue(target.value))} />;
}
