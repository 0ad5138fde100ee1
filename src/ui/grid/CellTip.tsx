import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { CellNote } from './grid.ts';
import { gridMessages as texts } from './messages.ts';

/** Pixels between the cell and its tip, and between the tip and the window. */
const gap = 6;
const edge = 8;

/** Whether some of a cell is seen: it may be scrolled out of its grid, or under the titles or the columns that stay. */
function isSeen(cell: HTMLElement, scroller: HTMLElement): boolean {
  const box = cell.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingLeft } = getComputedStyle(scroller);
  const left = cell.matches('.egrid-pinned') ? 0 : Number.parseFloat(scrollPaddingLeft) || 0;
  const top = Number.parseFloat(scrollPaddingTop) || 0;
  return box.bottom > view.top + top && box.top < view.bottom && box.right > view.left + left && box.left < view.right;
}

/** Puts the tip below its cell, or above it where there is no room; away while the cell is not seen. */
function placeTip(tip: HTMLElement, cell: HTMLElement, scroller: HTMLElement): void {
  const box = cell.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  // Without the scrollbars, which the size of the window includes.
  const { clientWidth, clientHeight } = document.documentElement;
  const below = box.bottom + gap + height <= clientHeight - edge;
  tip.style.top = `${below ? box.bottom + gap : Math.max(edge, box.top - gap - height)}px`;
  tip.style.left = `${Math.max(edge, Math.min(box.left, clientWidth - edge - width))}px`;
  tip.style.visibility = isSeen(cell, scroller) ? '' : 'hidden';
}

/** The text of a cell that its column cuts off, or ''. */
function cutText(cell: HTMLElement): string {
  const text = cell.querySelector<HTMLElement>('.egrid-text');
  return text && text.scrollWidth > text.clientWidth ? (text.textContent ?? '') : '';
}

/**
 * What there is to say about the cell in focus: its whole text if it is cut off, what is wrong with it, and the keys. It is
 * only seen; the cell has the same text as its description.
 */
export function CellTip({
  scroller,
  notes,
  keys,
}: {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly notes: readonly CellNote[];
  /** What the keys do with this cell: editing, not yet, or it cannot be edited. */
  readonly keys: 'edit' | 'save' | 'none';
}) {
  const tip = useRef<HTMLDivElement>(null);
  const [full, setFull] = useState('');
  // With every drawing: the cell, its text or its place may be another one.
  useLayoutEffect(() => {
    const box = scroller.current;
    const cell = box?.querySelector<HTMLElement>('[data-active]');
    if (!(box && cell)) return;
    setFull(cutText(cell));
    const follow = () => tip.current && placeTip(tip.current, cell, box);
    follow();
    window.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
    };
  });
  if (notes.length === 0 && full === '') return null;
  return (
    <div className="egrid-tip" ref={tip} aria-hidden="true">
      {full ? <p className="egrid-tip-full">{full}</p> : null}
      {notes.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      {notes.length > 0 ? (
        <p className="egrid-tip-keys">
          {keys === 'none' ? null : (
            <>
              <kbd>{keys === 'save' ? 'Enter' : 'F2'}</kbd> {keys === 'save' ? texts.saves : texts.edits}
              {' · '}
            </>
          )}
          <kbd>F8</kbd> {texts.nextProblem}
        </p>
      ) : null}
    </div>
  );
}
