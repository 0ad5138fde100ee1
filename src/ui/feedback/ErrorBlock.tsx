import './states.css';
import type { ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { kitMessages } from '../messages.ts';

/** A part of the screen could not be loaded: shows what happened, and a button to retry. */
export function ErrorBlock({
  text,
  onRetry,
  busy = false,
}: {
  text: ReactNode;
  onRetry?: (() => void) | undefined;
  busy?: boolean;
}) {
  return (
    <div className="state state-bad" role="alert">
      <Icon name="alert" />
      <p>{text}</p>
      {onRetry ? (
        <Button icon="refresh" busy={busy} onClick={onRetry}>
          {kitMessages.retry}
        </Button>
      ) : null}
    </div>
  );
}
