import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { config } from '#lib/config.ts';
import type { RouteHandle } from '#lib/routes.ts';

const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** The page title of the deepest route that has one (spec F 2.2). */
function useTitle(): string {
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isHandle);
  return handle ? (handle.titleForm ?? handle.title) : '';
}

/**
 * On every change of screen: sets the page's title, announces it, and moves focus to the main heading, so that keyboard and
 * screen reader users start at the top of the new screen.
 */
export function RouteAnnouncer() {
  const title = useTitle();
  const { pathname } = useLocation();
  const [said, setSaid] = useState('');
  const shownPath = useRef('');
  useEffect(() => {
    document.title = title ? `${title} - ${config().titulo}` : config().titulo;
    const isFirst = shownPath.current === '';
    const isSame = shownPath.current === pathname;
    shownPath.current = pathname;
    if (isFirst || isSame) return;
    setSaid(title);
    window.scrollTo(0, 0);
    // A screen that is still loading has no heading yet: the focus goes to the main element.
    const start = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    start?.focus({ preventScroll: true });
  }, [title, pathname]);
  return (
    <div className="sr-only" role="status" aria-live="polite">
      {said}
    </div>
  );
}
