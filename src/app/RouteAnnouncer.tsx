import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { audience } from '#client/session.ts';
import { config } from '#lib/config.ts';
import { recordTitle } from '#lib/recordTitle.ts';
import { useRouteHandle } from './useRouteHandle.ts';

/** The page title of the deepest route that has one (spec F 2.2). */
function useTitle(): string {
  const handle = useRouteHandle();
  if (!handle) return '';
  const own = audience() === 'insured' ? handle.titleInsured : undefined;
  return own ?? handle.titleForm ?? handle.title;
}

/**
 * On every change of screen: sets the page's title, announces it, and moves focus to the main heading, so that keyboard and
 * screen reader users start at the top of the new screen.
 */
export function RouteAnnouncer() {
  const title = useTitle();
  const record = useStore(recordTitle, ({ text }) => text);
  const { pathname } = useLocation();
  const [said, setSaid] = useState('');
  const shownPath = useRef('');
  useEffect(() => {
    document.title = [[title, record].filter(Boolean).join(' '), config().titulo].filter(Boolean).join(' - ');
    const isFirst = shownPath.current === '';
    const isSame = shownPath.current === pathname;
    shownPath.current = pathname;
    if (isFirst || isSame) return;
    setSaid(title);
    window.scrollTo(0, 0);
    // A screen that is still loading has no heading yet: the focus goes to the main element.
    const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    start?.focus({ preventScroll: true });
  }, [title, record, pathname]);
  return (
    <div className="sr-only" role="status" aria-live="polite">
      {said}
    </div>
  );
}
