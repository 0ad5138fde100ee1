import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { kitTexts } from '../texts.ts';
import { place } from './place.ts';
import type { ListBoxState } from './useListBox.ts';

/** Lists longer than this draw only what is in view, in rows of one height. */
const wholeUpTo = 150;
const rowHeight = 36;
const listHeight = 260;
/** Rows drawn beyond what is in view, and pixels kept free beside the marked one. */
const margin = 4;

/** The rows to draw of a list of so many, scrolled by so many pixels. */
function windowOf(count: number, scrolled: number) {
  const first = Math.max(0, Math.floor(scrolled / rowHeight) - margin);
  const last = Math.min(count, Math.ceil((scrolled + listHeight) / rowHeight) + margin);
  return { first, last, before: first * rowHeight, after: (count - last) * rowHeight };
}

/** Scrolls the list, and nothing around it, until the marked option is in view. Returns how far it is scrolled. */
function useScroll(list: RefObject<HTMLDivElement | null>, active: number, long: boolean) {
  const [scrolled, setScrolled] = useState(() => (long ? Math.max(0, active - 2) * rowHeight : 0));
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when the mark does, not when someone scrolls
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || active < 0) return;
    const marked = long ? null : box.querySelector<HTMLElement>('[aria-selected=true]');
    const start = marked?.offsetTop ?? active * rowHeight;
    const top = start - margin;
    const bottom = start + (marked?.offsetHeight ?? rowHeight) + margin;
    const seen = long ? scrolled : box.scrollTop;
    // Less than usual where the window is low.
    const height = box.clientHeight || listHeight;
    const to = top < seen ? top : bottom > seen + height ? bottom - height : seen;
    box.scrollTop = to;
    if (long) setScrolled(to);
  }, [active, long]);
  return { scrolled, onScroll: () => long && setScrolled(list.current?.scrollTop ?? 0) };
}

/** A press inside the panel leaves the focus in the field, whatever it meets. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

type ListPanelProps = {
  readonly id: string;
  readonly value: number | string | null;
  readonly box: ListBoxState;
  /** What there is instead of options. */
  readonly empty: string;
};

/** The options of an open list. */
export function ListPanel({ id, value, box, empty }: ListPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (panel.current) place(panel.current);
  }, []);
  const { list, shown, active } = box;
  const long = shown.length > wholeUpTo;
  const { scrolled, onScroll } = useScroll(list, active, long);
  const { first, last, before, after } = long
    ? windowOf(shown.length, scrolled)
    : { first: 0, last: shown.length, before: 0, after: 0 };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is
    <div className="field-panel list-panel" ref={panel} onMouseDown={keepFocus}>
      <div {...box.menuProps} className={`list-options ${long ? 'list-options-long' : ''}`} onScroll={onScroll}>
        {before > 0 ? <div role="presentation" style={{ height: before }} /> : null}
        {shown.slice(first, last).map((item, place) => (
          <div
            key={item.value}
            {...box.getItemProps({
              ...{ item, index: first + place, className: 'list-option', 'aria-disabled': undefined },
              onClick: () => box.choose(item),
              ...{ 'aria-setsize': shown.length, 'aria-posinset': first + place + 1 },
              'aria-describedby': item.value === value ? `${id}-chosen` : undefined,
            })}
            data-chosen={item.value === value ? '' : undefined}
          >
            <span>{item.label}</span>
          </div>
        ))}
        {after > 0 ? <div role="presentation" style={{ height: after }} /> : null}
        {empty ? (
          <div className="list-empty" role="option" aria-disabled="true" aria-selected="false" tabIndex={-1}>
            {empty}
          </div>
        ) : null}
      </div>
      <span id={`${id}-chosen`} hidden>
        {kitTexts.chosen}
      </span>
    </div>
  );
}
