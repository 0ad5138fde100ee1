import './states.css';
import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react';
import { isCodeMissing } from '#lib/codeMissing.ts';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Attempt } from '../later.tsx';
import { kitTexts } from '../texts.ts';
import { askForNewPage } from './askForNewPage.ts';
import { LaterCopyDetail } from './LaterCopyDetail.tsx';

interface PanelProps {
  readonly children: ReactNode;
  /** Shown while the code of the part is on its way. */
  readonly wait?: ReactNode;
  /** Puts what is told of a failure into something of its own, such as a dialog. */
  readonly frame?: (told: ReactNode) => ReactNode;
}

interface PanelState {
  readonly failed: { readonly error: unknown } | null;
  readonly stack: string;
  readonly attempt: object;
  /** Code that did not arrive was asked for once more, with the page as it is. */
  readonly askedAgain: boolean;
}

/**
 * A part of a screen that may break without the rest: what happened stands in its place, with the ways to try again and
 * to copy the detail for support. Code that did not arrive is asked for once more with the page as it is, so that what is
 * typed stays. Some browsers keep such a failure: if it is still missing then, the next try is a new page.
 */
export class Panel extends Component<PanelProps, PanelState> {
  override state: PanelState = { failed: null, stack: '', attempt: {}, askedAgain: false };

  static getDerivedStateFromError(error: unknown): Partial<PanelState> {
    return { failed: { error } };
  }

  override componentDidCatch(_error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ stack: componentStack ?? '' });
  }

  private readonly retry = (): void => {
    const { failed, askedAgain } = this.state;
    const missing = isCodeMissing(failed?.error);
    if (missing && askedAgain) {
      // Whoever stays, because the browser asks about what is not saved, can try again with the page as it is.
      this.setState({ askedAgain: false });
      askForNewPage();
    } else this.setState({ failed: null, stack: '', attempt: {}, askedAgain: missing });
  };

  override render(): ReactNode {
    const { children, wait = null, frame } = this.props;
    const { failed, stack, attempt } = this.state;
    if (!failed)
      return (
        <Attempt value={attempt}>
          <Suspense fallback={wait}>{children}</Suspense>
        </Attempt>
      );
    const told = (
      <div className="state state-bad" role="alert">
        <Icon name="alert" />
        <p>{isCodeMissing(failed.error) ? kitTexts.partMissing : kitTexts.partBroken}</p>
        <div className="state-actions">
          <Button icon="refresh" onClick={this.retry}>
            {kitTexts.retry}
          </Button>
          <LaterCopyDetail error={failed.error} stack={stack} />
        </div>
      </div>
    );
    return frame ? frame(told) : told;
  }
}
