import './page-head.css';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { layoutMessages } from './messages.ts';

/** Head of a screen: back link, the only h1, a line below it, and the screen's actions. */
export function PageHead({
  crumb,
  title,
  lead,
  actions,
  aside,
  titleRef,
}: {
  /** `state` tells the list which screen the person comes from. */
  crumb?: { to: string; label: string; state?: unknown };
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  aside?: ReactNode;
  /** Lets the shell move focus to the heading after a change of screen. */
  titleRef?: Ref<HTMLHeadingElement>;
}) {
  return (
    <header className="page-head">
      {crumb ? (
        <nav className="page-head-crumb" aria-label={layoutMessages.trail}>
          <Link to={crumb.to} state={crumb.state}>
            {crumb.label}
          </Link>
          <span aria-hidden="true"> ›</span>
        </nav>
      ) : null}
      <div className="page-head-row">
        <div className="page-head-text">
          <h1 tabIndex={-1} ref={titleRef}>
            {title}
          </h1>
          {lead ? <div className="page-head-lead">{lead}</div> : null}
        </div>
        {aside}
        {actions ? <div className="page-head-actions">{actions}</div> : null}
      </div>
    </header>
  );
}
