import './field.css';
import { type ReactNode, useId } from 'react';
import { CopyButton } from '../buttons/CopyButton.tsx';

/** A value the person can't change here. `copy` is the raw text of its copy button. */
export function ReadOnlyField({
  label,
  value,
  className = '',
  copy,
  hint,
}: {
  label: string;
  value: ReactNode;
  className?: string;
  copy?: string;
  hint?: ReactNode;
}) {
  const id = useId();
  return (
    <dl className={`readonly ${className}`}>
      <dt id={id} className="readonly-label">
        {label}
      </dt>
      <dd className="readonly-value" aria-labelledby={id}>
        <span>{value === '' || value === null || value === undefined ? '—' : value}</span>
        {copy ? <CopyButton text={copy} label={label} /> : null}
      </dd>
      {hint ? <dd className="field-hint">{hint}</dd> : null}
    </dl>
  );
}
