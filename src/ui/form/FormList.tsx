import type { ComponentProps } from 'react';
import { Controller, type FieldValues } from 'react-hook-form';
import { ListField } from '../fields/ListField.tsx';
import { type Of, useFieldError } from './bound.ts';

/** The searchable list of a form. */
export function FormList<I extends FieldValues, O>({
  form,
  name,
  onChosen,
  ...rest
}: Of<I, O, ComponentProps<typeof ListField>> & {
  readonly onChosen?: (value: number | string | null) => void;
}) {
  const error = useFieldError(form, name);
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <ListField
          {...rest}
          {...field}
          error={error}
          onChange={(value) => {
            field.onChange(value);
            onChosen?.(value);
          }}
        />
      )}
    />
  );
}
