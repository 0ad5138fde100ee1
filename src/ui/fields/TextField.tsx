import type { ChangeEvent, ComponentProps, CompositionEvent, ReactNode } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { raiseAfterComposition, raiseOnChange } from './upperCase.ts';

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps> & {
    /** The value itself is converted to upper case while typing. */
    upper?: boolean;
    suffix?: ReactNode;
  };

/**
 * One-line text. `ref`, `name`, `onChange` and `onBlur` of react-hook-form's `register()` are passed directly to the input.
 */
export function TextField({
  label,
  required = false,
  hint,
  error,
  className = '',
  labelAside,
  upper = false,
  suffix,
  id,
  onChange,
  onCompositionEnd,
  ...input
}: TextFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (upper) raiseOnChange(event);
    onChange?.(event);
  };
  const composed = (event: CompositionEvent<HTMLInputElement>) => {
    if (upper) raiseAfterComposition(event);
    onCompositionEnd?.(event);
  };
  return (
    <Field {...{ label, required, hint, error, className, labelAside, id }}>
      {(bound) => (
        <div className="control-wrap">
          <input
            type="text"
            autoComplete="off"
            {...input}
            {...bound}
            className={`control ${upper ? 'control-upper' : ''}`}
            onChange={change}
            onCompositionEnd={composed}
          />
          {suffix ? <span className="control-suffix">{suffix}</span> : null}
        </div>
      )}
    </Field>
  );
}
