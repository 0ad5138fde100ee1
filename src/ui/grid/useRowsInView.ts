import { defaultRangeExtractor, type observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useMemo } from 'react';

/** Height of a row in rem, as the style sheet has it, and of a grid that cannot be measured, in rows. */
const rowHeight = 2.0625;
const unmeasured = 16;
/** Rows rendered before the grid's height is known. Few, because they are rendered together with the whole screen. */
const first = 4;
/** Rows rendered beyond each edge. */
const margin = 4;

const stay = (): void => undefined;

const pixels = (rem: number): number =>
  rem * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);

/** Which of `count` rows are in view, and always the row at `active`. All have one height. */
export function useRowsInView(scroller: RefObject<HTMLElement | null>, count: number, active: number) {
  const height = useMemo(() => pixels(rowHeight), []);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    observeElementRect: useCallback<typeof observeElementRect>(
      ({ scrollElement }, tell) => {
        if (!scrollElement) return;
        // The observer reports after the browser's own layout. Measuring the grid when it mounts would force a layout
        // of the whole screen.
        const seen = new ResizeObserver(([entry]) => {
          const { width = 0, height: found = 0 } = entry?.contentRect ?? {};
          tell({ width, height: found > 0 ? found : unmeasured * height });
        });
        seen.observe(scrollElement);
        return () => seen.disconnect();
      },
      [height],
    ),
    // This hook scrolls nothing: moving the focus does. The library's first scroll, to the current position, would
    // force a layout too.
    scrollToFn: stay,
    initialRect: { width: 0, height: first * height },
    overscan: margin,
    rangeExtractor: (range) => {
      const inView = defaultRangeExtractor(range);
      return inView.includes(active) || count === 0 ? inView : [...inView, active].sort((a, b) => a - b);
    },
  });
  return {
    height: rows.getTotalSize(),
    rows: rows.getVirtualItems(),
    /**
     * How many rows PageUp and PageDown go: two fewer than are visible, so that some of the rows before stay visible.
     */
    page: () => Math.max(1, (Math.floor((scroller.current?.clientHeight ?? 0) / height) || unmeasured) - 2),
  };
}
