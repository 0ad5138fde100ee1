import type { ComponentProps } from 'react';
import { Controller, type FieldValues } from 'react-hook-form';
import type { Option } from '../fields/Field.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { type Of, useFieldError } from './bound.ts';

/** A native list of a form. Its value is the chosen option's own, a number where that is one. */
export function FormSelect<I extends FieldValues, O>({
  form,
  name,
  onChosen,
  ...rest
}: Of<I, O, ComponentProps<typeof SelectField>> & {
  /** After a person chose: for what hangs on it. */
  readonly onChosen?: (value: Option['value']) => void;
}) {
  const error = useFieldError(form, name);
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <SelectField
          {...rest}
          {...field}
          error={error}
          onChange={({ target }) => {
            const chosen = rest.options.find(({ value }) => String(value) === target.value)?.value ?? target.value;
            field.onChange(chosen);
            onChosen?.(chosen);
          }}
        />
      )}
    />
  );
}
