import './facts.css';
import type { ReactNode } from 'react';
import { CopyButton } from '../buttons/CopyButton.tsx';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** The raw text of its copy button. */
  readonly copy?: string | undefined;
}

/** Facts to read, each with its name: a page, not a form that cannot be filled in. A missing value is a dash. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value, copy }) => (
        <div key={label} className="fact">
          <dt>{label}</dt>
          <dd>
            <span>{value === '' || value === null || value === undefined ? '—' : value}</span>
            {copy ? <CopyButton text={copy} label={label} /> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
