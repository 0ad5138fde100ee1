import './timeline.css';
import { Timeline as Line, type TimelinePassThroughOptions } from 'primereact/timeline';
import type { Key, ReactNode } from 'react';
import { PrimeRoom } from '../PrimeRoom.tsx';

interface TimelineProps<T> {
  /** The name of the list for screen readers. */
  readonly label: string;
  /** The events, in the order they are shown. */
  readonly items: readonly T[];
  readonly keyOf: (item: T) => Key;
  /** The symbol on the line; a dot by default. */
  readonly marker?: (item: T) => ReactNode;
  readonly children: (item: T) => ReactNode;
}

// The component renders divs: screen readers should get a list.
const listOf = (label: string): TimelinePassThroughOptions => ({
  root: { role: 'list', 'aria-label': label },
  event: { role: 'listitem' },
  opposite: { hidden: true },
  separator: { 'aria-hidden': true },
});

/** Events in order, along a line. */
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
