import './field.css';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/Icon.tsx';

export type FieldProps = {
  label: string;
  required?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  /** Small extra beside the label, such as a link to reset the password. Tab reaches it after the control. */
  labelAside?: ReactNode;
};

/** Props that bind a control to its label, hint and error. */
export type Bound = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};

export type Option = { value: string | number; label: string };

/** Label, hint and error around one control; the control gets its bindings through `children`. */
export function Field({
  label,
  required = false,
  hint,
  error,
  className = '',
  labelAside,
  id: givenId,
  children,
}: FieldProps & { id?: string | undefined; children: (bound: Bound) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  const bound: Bound = {
    id,
    ...(described ? { 'aria-describedby': described } : {}),
    ...(error ? { 'aria-invalid': true as const } : {}),
    ...(required ? { 'aria-required': true as const } : {}),
  };
  return (
    <div className={`field ${error ? 'field-bad' : ''} ${labelAside ? 'field-with-aside' : ''} ${className}`}>
      <div className="field-top">
        <label htmlFor={id} id={`${id}-label`} className="field-label">
          {label}
          {required ? (
            <span className="field-star" aria-hidden="true">
              {' '}
              *
            </span>
          ) : null}
        </label>
      </div>
      {children(bound)}
      {labelAside ? <div className="field-beside">{labelAside}</div> : null}
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
