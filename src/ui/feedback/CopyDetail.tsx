import './states.css';
import { type ReactNode, useState } from 'react';
import { errorDetail } from '#lib/errorDetail.ts';
import { Button } from '../buttons/Button.tsx';
import { kitMessages } from '../messages.ts';
import { toast } from './toast.ts';

/** Copies what support needs of an error, without anybody's data. Where the browser forbids copying it is shown. */
export default function CopyDetail({ error, stack }: { error: unknown; stack?: string | null }): ReactNode {
  const [shown, setShown] = useState('');
  const copy = async () => {
    const text = errorDetail(error, stack);
    try {
      await navigator.clipboard.writeText(text);
      toast.success(kitMessages.detailCopied);
    } catch {
      setShown(text);
      toast.warning(kitMessages.notCopied);
    }
  };
  return (
    <>
      <Button tone="ghost" icon="copy" onClick={() => void copy()}>
        {kitMessages.copyDetail}
      </Button>
      {shown ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll with the keyboard too
        <pre className="error-detail" tabIndex={0}>
          {shown}
        </pre>
      ) : null}
    </>
  );
}
