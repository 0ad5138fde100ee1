import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextField } from '../fields/TextField.tsx';
import { type Of, useFieldError } from './bound.ts';

/** A text of one line of a form. */
export function FormText<I extends FieldValues, O>({
  form,
  name,
  onTyped,
  ...rest
}: Of<I, O, ComponentProps<typeof TextField>> & {
  /** Called after a person typed, for code that depends on it. */
  readonly onTyped?: (text: string) => void;
}) {
  const field = form.register(name, onTyped ? { onChange: ({ target }) => onTyped(target.value) } : {});
  return <TextField {...rest} {...field} error={useFieldError(form, name)} />;
}
