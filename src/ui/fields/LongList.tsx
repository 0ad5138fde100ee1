import { defaultRangeExtractor, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import { type ListProps, OneOption } from './OneOption.tsx';

const rowHeight = 36;
const listHeight = 260;
/** Rows rendered outside the visible part, and pixels kept free around the highlighted one. */
const margin = 4;

/** The height of the list; the default height if it cannot be measured. */
const measured: typeof observeElementRect = (list, tell) =>
  observeElementRect(list, (rect) => tell(rect.height > 0 ? rect : { ...rect, height: listHeight }));

/** Renders only the visible options, and always the highlighted one, because screen readers refer to it. */
export function LongList(props: ListProps) {
  const { shown, active } = props.box;
  const room = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: shown.length,
    // The parent element of the list: the list's own ref is not set yet when the height is measured.
    getScrollElement: () => room.current?.parentElement ?? null,
    estimateSize: () => rowHeight,
    observeElementRect: measured,
    initialRect: { width: 0, height: listHeight },
    initialOffset: Math.max(0, active - 2) * rowHeight,
    scrollPaddingStart: margin,
    scrollPaddingEnd: margin,
    overscan: margin,
    rangeExtractor: (range) => {
      const inView = defaultRangeExtractor(range);
      return active < 0 || inView.includes(active) ? inView : [...inView, active];
    },
  });
  useLayoutEffect(() => {
    if (active >= 0) rows.scrollToIndex(active);
  }, [rows, active]);
  return (
    <div role="presentation" className="list-room" ref={room} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, start }) => {
        const item = shown[index];
        return item ? <OneOption key={item.value} {...props} {...{ item, index }} top={start} /> : null;
      })}
    </div>
  );
}
