import { useState } from 'react';
import { toast } from '../feedback/toast.ts';
import { Icon } from '../icons/Icon.tsx';
import { kitTexts } from '../texts.ts';

/** Copies a raw value; says so by eye and ear. `label` names what is copied: "Copiar Nº de aviso". */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast.warning(kitTexts.notCopied); // the browser does not allow it
    }
  };
  return (
    <>
      <button
        type="button"
        className="control-button"
        aria-label={`${kitTexts.copy} ${label}`}
        title={copied ? kitTexts.copied : kitTexts.copy}
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
      >
        <Icon name={copied ? 'check' : 'copy'} />
      </button>
      <span className="sr-only" role="status">
        {copied ? kitTexts.copied : ''}
      </span>
    </>
  );
}
