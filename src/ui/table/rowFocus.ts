import { type RefObject, useEffect, useRef } from 'react';

/** The link of a row: what a press on the row opens. */
export const rowLink = (row: Element): HTMLAnchorElement | null =>
  row.querySelector('.table-actions a[href]') ?? row.querySelector('a[href]');

const atTheTop = (): boolean => {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.matches('main, main h1');
};

/**
 * Moves the focus to a row's link when the rows are there, once: the person comes back from it. If they are elsewhere
 * already, it stays there.
 */
export function useReturnToRow(box: RefObject<HTMLElement | null>, row: string, ready: boolean): void {
  const left = useRef(row);
  useEffect(() => {
    if (left.current === '' || !ready) return;
    const place = [...(box.current?.querySelectorAll('tbody tr') ?? [])].find(
      (one) => one instanceof HTMLElement && one.dataset.row === left.current,
    );
    left.current = '';
    // The new screen gives the focus to its heading first.
    const timer = setTimeout(() => {
      const link = place && atTheTop() ? rowLink(place) : null;
      link?.focus({ preventScroll: true });
      link?.scrollIntoView?.({ block: 'nearest' });
    });
    return () => clearTimeout(timer);
  }, [box, ready]);
}
