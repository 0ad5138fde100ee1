import type { ComponentProps } from 'react';
import { Controller, type FieldError, type FieldPath, type FieldValues, get, useFormState } from 'react-hook-form';
import { CheckboxField } from '../fields/CheckboxField.tsx';
import { DateField } from '../fields/DateField.tsx';
import type { Option } from '../fields/Field.tsx';
import { ListField } from '../fields/ListField.tsx';
import { MoneyField } from '../fields/MoneyField.tsx';
import { PasswordField } from '../fields/PasswordField.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextAreaField } from '../fields/TextAreaField.tsx';
import { TextField } from '../fields/TextField.tsx';
import type { FormOf } from './useForm.ts';

/** A field of a form, by its name there; everything else is the control's own. */
type Of<I extends FieldValues, O, Control extends object, Given extends string = never> = {
  readonly form: FormOf<I, O>;
  readonly name: FieldPath<I>;
} & Omit<
  Control,
  'form' | 'name' | 'value' | 'defaultValue' | 'checked' | 'onChange' | 'onBlur' | 'ref' | 'error' | Given
>;

/** What is wrong with one field. Nothing else of the form's state draws the field again. */
export function useFieldError<I extends FieldValues, O>(
  { control }: FormOf<I, O>,
  name: FieldPath<I>,
): string | undefined {
  const { errors } = useFormState({ control, name, exact: true });
  return (get(errors, name) as FieldError | undefined)?.message;
}

export function FormText<I extends FieldValues, O>({
  form,
  name,
  ...rest
}: Of<I, O, ComponentProps<typeof TextField>>) {
  return <TextField {...rest} {...form.register(name)} error={useFieldError(form, name)} />;
}

export function FormTextArea<I extends FieldValues, O>({
  form,
  name,
  ...rest
}: Of<I, O, ComponentProps<typeof TextAreaField>>) {
  return <TextAreaField {...rest} {...form.register(name)} error={useFieldError(form, name)} />;
}

export function FormPassword<I extends FieldValues, O>({
  form,
  name,
  ...rest
}: Of<I, O, ComponentProps<typeof PasswordField>>) {
  return <PasswordField {...rest} {...form.register(name)} error={useFieldError(form, name)} />;
}

export function FormCheckbox<I extends FieldValues, O>({
  form,
  name,
  ...rest
}: Of<I, O, ComponentProps<typeof CheckboxField>>) {
  return <CheckboxField {...rest} {...form.register(name)} error={useFieldError(form, name)} />;
}

/** A native list. Its value is the chosen option's own, a number where that is one. */
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

export function FormDate<I extends FieldValues, O>({
  form,
  name,
  ...rest
}: Of<I, O, ComponentProps<typeof DateField>>) {
  const error = useFieldError(form, name);
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => <DateField {...rest} {...field} error={error} />}
    />
  );
}

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

/** The searchable list. */
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
