import './states.css';
import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { isCodeMissing } from '#lib/codeMissing.ts';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Attempt } from '../later.tsx';
import { kitMessages } from '../messages.ts';
import { askForNewPage } from './askForNewPage.ts';
import { LaterCopyDetail } from './LaterCopyDetail.tsx';

interface PanelProps {
  readonly children: ReactNode;
  /** Shown while the code of the part is on its way. */
  readonly wait?: ReactNode;
  /** Puts what is told of a failure into something of its own, such as a dialog. */
  readonly frame?: (told: ReactNode) => ReactNode;
}

interface BrokenProps {
  readonly error: unknown;
  /** Where in the tree of components it broke. */
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
 * A part of a screen that may break without the rest: what happened stands in its place, with the ways to try again and
 * to copy the detail for support. Code that did not arrive is asked for once more with the page as it is, so that what is
 * typed stays. Some browsers keep such a failure: if it is still missing then, the next try is a new page.
 */
export function Panel({ children, wait = null, frame }: PanelProps) {
  const [stack, setStack] = useState('');
  const [attempt, setAttempt] = useState({});
  /** Code that did not arrive was asked for once more, with the page as it is. */
  const [askedAgain, setAskedAgain] = useState(false);

  const retry = (error: unknown, drawAgain: () => void) => {
    const missing = isCodeMissing(error);
    if (missing && askedAgain) {
      // Whoever stays, because the browser asks about what is not saved, can try again with the page as it is.
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
      onError={(_, { componentStack }) => setStack(componentStack ?? '')}
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
