import { useState } from 'react';
import { toast } from '../feedback/toast.ts';
import { Icon } from '../icons/Icon.tsx';
import { kitMessages } from '../messages.ts';

/** Copies a raw value; confirms it visibly and to screen readers. `label` names the copied value: "Copiar Nº de aviso". */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast.warning(kitMessages.notCopied); // the browser does not allow it
    }
  };
  return (
    <>
      <button
        type="button"
        className="control-button"
        aria-label={`${kitMessages.copy} ${label}`}
        title={copied ? kitMessages.copied : kitMessages.copy}
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
      >
        <Icon name={copied ? 'check' : 'copy'} />
      </button>
      <span className="sr-only" role="status">
        {copied ? kitMessages.copied : ''}
      </span>
    </>
  );
}
