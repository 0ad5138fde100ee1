import './field.css';
import type { ReactNode } from 'react';
import { CopyButton } from '../buttons/CopyButton.tsx';

/** A value that cannot be changed here. `copy` is the raw text of its copy button. */
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
  return (
    <dl className={`readonly ${className}`}>
      <dt className="readonly-label">{label}</dt>
      <dd className="readonly-value">
        <span>{value === '' || value === null || value === undefined ? '—' : value}</span>
        {copy ? <CopyButton text={copy} label={label} /> : null}
      </dd>
      {hint ? <dd className="field-hint">{hint}</dd> : null}
    </dl>
  );
}
