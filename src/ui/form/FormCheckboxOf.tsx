import type { ComponentProps } from 'react';
import { type FieldPathByValue, type FieldValues, get, useController } from 'react-hook-form';
import { CheckboxField } from '../fields/CheckboxField.tsx';
import type { FormOf } from './useForm.ts';

const same = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((one) => b.includes(one));

/**
 * One of several check boxes that share one list: the list has the `value` of each ticked box. If the boxes are ticked as at
 * first, the list is equal to the first one, and nothing counts as changed.
 */
export function FormCheckboxOf<I extends FieldValues, O>({
  form,
  name,
  value,
  ...rest
}: {
  readonly form: FormOf<I, O>;
  readonly name: FieldPathByValue<I, readonly number[]>;
  readonly value: number;
} & Pick<ComponentProps<typeof CheckboxField>, 'label' | 'disabled' | 'className'>) {
  const { field, formState } = useController({ control: form.control, name });
  const ticked: readonly number[] = field.value;
  const change = (on: boolean) => {
    const next = on ? [...ticked, value] : ticked.filter((one) => one !== value);
    const first: readonly number[] = get(formState.defaultValues, name);
    field.onChange(same(next, first) ? first : next);
  };
  return (
    <CheckboxField
      {...rest}
      name={name}
      checked={ticked.includes(value)}
      onBlur={field.onBlur}
      onChange={({ target }) => change(target.checked)}
    />
  );
}
