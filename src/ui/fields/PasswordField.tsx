import { type ComponentProps, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { kitMessages } from '../messages.ts';
import { Field, type FieldProps } from './Field.tsx';

/** Password with its own show/hide button; pasting and password managers work. */
export function PasswordField({
  label,
  required = false,
  hint,
  error,
  className = '',
  labelAside,
  id,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, required, hint, error, className, labelAside, id }}>
      {(bound) => (
        <div className="control-wrap">
          <input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...bound}
            type={shown ? 'text' : 'password'}
            className="control"
          />
          <span className="control-end">
            <button
              type="button"
              className="control-button"
              aria-label={kitMessages.showPassword}
              aria-pressed={shown}
              title={shown ? kitMessages.hidePassword : kitMessages.showPassword}
              onClick={() => setShown(!shown)}
            >
              <Icon name={shown ? 'eye-off' : 'eye'} />
            </button>
          </span>
        </div>
      )}
    </Field>
  );
}
