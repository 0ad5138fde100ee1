import { type RefObject, useEffect, useRef } from 'react';

/** Properties of the button that a press on its row presses, where the row opens a dialog or a document and no page. */
export const opensRow = { 'data-opens-row': '' } as const;

/** What a press on a row opens: its button of that kind, or its link. */
export const rowOpener = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>('[data-opens-row]') ??
  row.querySelector<HTMLElement>('.table-actions a[href]') ??
  row.querySelector<HTMLElement>('a[href]');

const atTheTop = (): boolean => {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.matches('main, main h1');
};

/**
 * Moves the focus to what opens a row when the rows are there, once: the person comes back from it. If they are elsewhere
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
      const opener = place && atTheTop() ? rowOpener(place) : null;
      opener?.focus({ preventScroll: true });
      opener?.scrollIntoView?.({ block: 'nearest' });
    });
    return () => clearTimeout(timer);
  }, [box, ready]);
}
