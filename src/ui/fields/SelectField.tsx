import type { ComponentProps } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Field, type FieldProps, type Option } from './Field.tsx';

/** Native list for short, known options; `placeholder` adds an empty first entry. */
export function SelectField({
  label,
  required = false,
  hint,
  error,
  className = '',
  labelAside,
  options,
  placeholder,
  id,
  ...select
}: FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps> & { options: readonly Option[]; placeholder?: string }) {
  return (
    <Field {...{ label, required, hint, error, className, labelAside, id }}>
      {(bound) => (
        <div className="select-wrap">
          <select {...select} {...bound} className="control">
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
      )}
    </Field>
  );
}
