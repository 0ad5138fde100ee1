import './states.css';
import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { isCodeMissing } from '#lib/codeMissing.ts';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Attempt, attempts } from '../later.tsx';
import { kitMessages } from '../messages.ts';
import { askForNewPage } from './askForNewPage.ts';
import { LaterCopyDetail } from './LaterCopyDetail.tsx';

interface PanelProps {
  readonly children: ReactNode;
  /** Shown while the code of the part loads. */
  readonly wait?: ReactNode;
  /** Wraps the error message, for example in a dialog. */
  readonly frame?: (told: ReactNode) => ReactNode;
}

interface BrokenProps {
  readonly error: unknown;
  /** The component stack of the error. */
  readonly stack: string;
  readonly frame: PanelProps['frame'] | undefined;
  readonly onRetry: () => void;
}

function Broken({ error, stack, frame, onRetry }: BrokenProps) {
  const told = (
    <div className="state state-bad" role="alert">
      <Icon name="alert" />
      <p>{isCodeMissing(error) ? kitMessages.partMissing : kitMessages.partBroken}</p>
      <div className="state-actions">
        <Button icon="refresh" onClick={onRetry}>
          {kitMessages.retry}
        </Button>
        <LaterCopyDetail error={error} stack={stack} />
      </div>
    </div>
  );
  return frame ? frame(told) : told;
}

/**
 * A part of a screen that may crash without the rest. The error is shown in its place, with buttons to retry and to copy the
 * details for support. Code that did not load is requested once more without reloading the page, so that typed values stay.
 * Some browsers cache the failure: if the code is still missing, the next retry reloads the page.
 */
export function Panel({ children, wait = null, frame }: PanelProps) {
  const [stack, setStack] = useState('');
  const [attempt, setAttempt] = useState(attempts.first);
  /** Missing code was requested once more without reloading the page. */
  const [askedAgain, setAskedAgain] = useState(false);

  const retry = (error: unknown, drawAgain: () => void) => {
    const missing = isCodeMissing(error);
    if (missing && askedAgain) {
      // The browser asks about unsaved changes; a person who stays can retry without reloading the page.
      setAskedAgain(false);
      askForNewPage();
      return;
    }
    setStack('');
    setAttempt({});
    setAskedAgain(missing);
    drawAgain();
  };

  return (
    <ErrorBoundary
      onError={(_, { componentStack }) => {
        attempts.first = {};
        setStack(componentStack ?? '');
      }}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <Broken {...{ error, stack, frame }} onRetry={() => retry(error, resetErrorBoundary)} />
      )}
    >
      <Attempt value={attempt}>
        <Suspense fallback={wait}>{children}</Suspense>
      </Attempt>
    </ErrorBoundary>
  );
}
