import './states.css';
import { type ReactNode, useState } from 'react';
import { errorDetail } from '#lib/errorDetail.ts';
import { Button } from '../buttons/Button.tsx';
import { kitMessages } from '../messages.ts';
import { copyDetailMessages } from './copyDetailMessages.ts';
import { toast } from './toast.ts';

/** Copies the details of an error for support, without personal data. If the browser forbids copying, the text is shown. */
export default function CopyDetail({ error, stack }: { error: unknown; stack?: string | null }): ReactNode {
  const [shown, setShown] = useState('');
  const copy = async () => {
    const text = errorDetail(error, stack);
    try {
      await navigator.clipboard.writeText(text);
      toast.success(copyDetailMessages.copied);
    } catch {
      setShown(text);
      toast.warning(kitMessages.notCopied);
    }
  };
  return (
    <>
      <Button tone="ghost" icon="copy" onClick={() => void copy()}>
        {copyDetailMessages.copy}
      </Button>
      {shown ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must scroll with the keyboard too
        <pre className="error-detail" tabIndex={0}>
          {shown}
        </pre>
      ) : null}
    </>
  );
}
