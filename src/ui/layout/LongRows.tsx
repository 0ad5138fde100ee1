import './long-rows.css';
import { defaultRangeExtractor, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';

/** A list with at most this many rows is rendered whole. */
const FEW = 60;
/** Height of the list where it cannot be measured, and rows rendered outside the visible part. */
const listHeight = 600;
const margin = 6;

interface Props<Row> {
  /** Name of the list. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => number;
  /** Height of a row in pixels, as it is estimated before it is rendered and measured. */
  readonly height: number;
  /** The place of the row that stays in view and is always rendered; -1 for none. */
  readonly active: number;
  readonly className?: string;
  readonly children: (row: Row) => ReactNode;
}

const measured: typeof observeElementRect = (list, tell) =>
  observeElementRect(list, (rect) => tell(rect.height > 0 ? rect : { ...rect, height: listHeight }));

/** A list that scrolls in its own place. Of a long one only the rows in view are rendered. */
export function LongRows<Row>(props: Props<Row>) {
  return props.rows.length <= FEW ? <AllRows {...props} /> : <RowsInView {...props} />;
}

function AllRows<Row>({ label, rows, keyOf, active, className = '', children }: Props<Row>) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <div className={`long-rows ${className}`}>
      <ol ref={list} aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </ol>
    </div>
  );
}

function RowsInView<Row>({ label, rows, keyOf, height, active, className = '', children }: Props<Row>) {
  const room = useRef<HTMLDivElement>(null);
  const shown = useVirtualizer({
    count: rows.length,
    getScrollElement: () => room.current,
    estimateSize: () => height,
    // Rows whose text needs more lines are higher. A list that is not laid out has no heights.
    measureElement: (row) => row.getBoundingClientRect().height || height,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : keyOf(row);
    },
    observeElementRect: measured,
    initialRect: { width: 0, height: listHeight },
    overscan: margin,
    rangeExtractor: (range) => {
      const inView = defaultRangeExtractor(range);
      return active < 0 || inView.includes(active) ? inView : [...inView, active].sort((a, b) => a - b);
    },
  });
  useEffect(() => {
    if (active >= 0) shown.scrollToIndex(active);
  }, [shown, active]);
  return (
    <div className={`long-rows ${className}`} ref={room}>
      <ol aria-label={label} style={{ height: shown.getTotalSize() }}>
        {shown.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <li
              key={keyOf(row)}
              ref={shown.measureElement}
              data-index={index}
              className="long-rows-placed"
              style={{ top: start }}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
            >
              {children(row)}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
