import './timeline.css';
import { Timeline as Line, type TimelinePassThroughOptions } from 'primereact/timeline';
import type { Key, ReactNode } from 'react';
import { PrimeRoom } from '../PrimeRoom.tsx';

interface TimelineProps<T> {
  /** What the list is called where it is read out. */
  readonly label: string;
  /** What happened, in the order it is shown. */
  readonly items: readonly T[];
  readonly keyOf: (item: T) => Key;
  /** The sign at its point of the line; a dot when left out. */
  readonly marker?: (item: T) => ReactNode;
  readonly children: (item: T) => ReactNode;
}

// The component draws boxes: for who listens they are a list.
const listOf = (label: string): TimelinePassThroughOptions => ({
  root: { role: 'list', 'aria-label': label },
  event: { role: 'listitem' },
  opposite: { hidden: true },
  separator: { 'aria-hidden': true },
});

/** What happened one after the other, along a line. */
export function Timeline<T>({ label, items, keyOf, marker, children }: TimelineProps<T>) {
  const value = items.map((item) => ({ key: keyOf(item), item }));
  return (
    <PrimeRoom>
      <Line
        value={value}
        dataKey="key"
        pt={listOf(label)}
        {...(marker ? { marker: ({ item }: { item: T }) => marker(item) } : {})}
        content={({ item }: { item: T }) => children(item)}
      />
    </PrimeRoom>
  );
}
