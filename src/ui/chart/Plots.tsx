import { type ReactNode, useDeferredValue } from 'react';
import { Panel } from '../feedback/Panel.tsx';
import { later } from '../later.tsx';
import { barsHeight } from './layout.ts';
import type { BarsProps, ColumnsProps } from './series.ts';
import { useWidth } from './useWidth.ts';

// The charting library loads with the first plot, never earlier.
const BarsSurface = later(async () => (await import('./BarsSurface.tsx')).BarsSurface);
const ColumnsSurface = later(async () => (await import('./ColumnsSurface.tsx')).ColumnsSurface);

/** Height in pixels of vertical columns, with the text below them. */
const COLUMNS = 260;

/**
 * The space of a plot. It is reserved while the plot's code loads, and it contains the plot's errors. The plot is rendered
 * after its screen: the space is measured then, and the page does not wait for a picture.
 */
function Room({ measured, height, children }: RoomProps) {
  const drawn = useDeferredValue(true, false);
  return (
    <div className="chart-plot" ref={measured} style={{ minHeight: height }}>
      <Panel>{drawn ? children : null}</Panel>
    </div>
  );
}

interface RoomProps {
  readonly measured: (element: HTMLElement | null) => void;
  readonly height: number;
  readonly children: ReactNode;
}

/** Horizontal bars, one per row, each with its name and its total. */
export function Bars(props: BarsProps) {
  const [measured, width] = useWidth();
  const height = barsHeight(props, width);
  return (
    <Room measured={measured} height={height}>
      <BarsSurface {...props} width={width} height={height} />
    </Room>
  );
}

/** Vertical columns on a time axis. */
export function Columns(props: ColumnsProps) {
  const [measured, width] = useWidth();
  return (
    <Room measured={measured} height={COLUMNS}>
      <ColumnsSurface {...props} width={width} height={COLUMNS} />
    </Room>
  );
}
