import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icons/Icon.tsx';

/** A check box with its text beside it and its error below. */
export function CheckboxField({
  label,
  error,
  className = '',
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  error?: string | undefined;
  className?: string;
}) {
  const id = useId();
  return (
    <div className={`field ${error ? 'field-bad' : ''} ${className}`}>
      <label className="check">
        <input
          {...input}
          type="checkbox"
          {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
        />
        <span>{label}</span>
      </label>
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
