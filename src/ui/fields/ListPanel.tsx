import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Panel } from '../feedback/Panel.tsx';
import { later } from '../later.tsx';
import { listMessages } from './listMessages.ts';
import { type ListProps, OneOption } from './OneOption.tsx';
import { place } from './place.ts';

// The code that renders only the visible part of a list loads with the first list that needs it.
const LongList = later(async () => (await import('./LongList.tsx')).LongList);

/** Lists longer than this render only the visible options, in rows of one height. */
const wholeUpTo = 150;
/** Pixels kept free around the highlighted option. */
const margin = 4;

/** Prefetches the code that a list of this length needs. */
export function useListAhead(count: number): void {
  const long = count > wholeUpTo;
  useEffect(() => {
    if (long) LongList.ahead();
  }, [long]);
}

/** Scrolls a short list, and no parent of it, until the highlighted option is visible. */
function useScroll(list: RefObject<HTMLDivElement | null>, active: number) {
  useLayoutEffect(() => {
    const box = list.current;
    const marked = active < 0 ? null : box?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!(box && marked)) return;
    const top = marked.offsetTop - margin;
    const bottom = marked.offsetTop + marked.offsetHeight + margin;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
  }, [list, active]);
}

/** A press inside the panel keeps the focus in the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface ListPanelProps extends ListProps {
  /** Shown if there are no options. */
  readonly empty: string;
}

function ShortList(props: ListProps) {
  return props.box.shown.map((item, index) => <OneOption key={item.value} {...props} {...{ item, index }} />);
}

/** The options of an open list. */
export function ListPanel({ empty, ...props }: ListPanelProps) {
  const { id, box } = props;
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = panel.current;
    if (!box) return;
    place(box);
    // Its size follows what it shows: it grows when a search ends.
    const resized = new ResizeObserver(() => place(box));
    resized.observe(box);
    // On the window, it follows its field, wherever the page scrolls; its own scrolling moves nothing.
    const onWindow = getComputedStyle(box).position === 'fixed';
    const follow = ({ target }: Event) => onWindow && !box.contains(target as Node) && place(box);
    window.addEventListener('scroll', follow, true);
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', follow, true);
    };
  }, []);
  const long = box.shown.length > wholeUpTo;
  // Here and not in the list itself: the ref of the element around the options is set only after their own effects.
  useScroll(box.list, long ? -1 : box.active);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the field
    <div className="field-panel list-panel" ref={panel} onMouseDown={keepFocus}>
      <div {...box.menuProps} className={`list-options ${long ? 'list-options-long' : ''}`}>
        {long ? (
          <Panel>
            <LongList {...props} />
          </Panel>
        ) : (
          <ShortList {...props} />
        )}
        {empty ? (
          <div className="list-empty" role="option" aria-disabled="true" aria-selected="false" tabIndex={-1}>
            {empty}
          </div>
        ) : null}
      </div>
      <span id={`${id}-chosen`} hidden>
        {listMessages.chosen}
      </span>
    </div>
  );
}
