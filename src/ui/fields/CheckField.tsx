import './field.css';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icons/Icon.tsx';

/** One check box with its label to the right. */
export function CheckField({
  label,
  error,
  hint,
  className = '',
  id: givenId,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string | undefined; hint?: ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <div className={`field ${className}`}>
      <label className="check" htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <div className="field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}
