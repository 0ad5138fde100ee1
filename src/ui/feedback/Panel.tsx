import './states.css';
import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react';
import { isCodeMissing } from '#lib/codeMissing.ts';
import { Button } from '../buttons/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
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
}

/**
 * A part of a screen that may break without the rest: what happened stands in its place, with the ways to try again and
 * to copy the detail for support. Code that did not arrive is asked for by a new page.
 */
export class Panel extends Component<PanelProps, PanelState> {
  override state: PanelState = { failed: null, stack: '' };

  static getDerivedStateFromError(error: unknown): Partial<PanelState> {
    return { failed: { error } };
  }

  override componentDidCatch(_error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ stack: componentStack ?? '' });
  }

  private readonly retry = (): void => {
    if (isCodeMissing(this.state.failed?.error)) askForNewPage();
    else this.setState({ failed: null, stack: '' });
  };

  override render(): ReactNode {
    const { children, wait = null, frame } = this.props;
    const { failed, stack } = this.state;
    if (!failed) return <Suspense fallback={wait}>{children}</Suspense>;
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
