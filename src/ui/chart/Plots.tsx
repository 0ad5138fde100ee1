import { type ReactNode, useDeferredValue } from 'react';
import { Panel } from '../feedback/Panel.tsx';
import { later } from '../later.tsx';
import { barsHeight } from './layout.ts';
import type { BarsProps, ColumnsProps } from './series.ts';
import { useWidth } from './useWidth.ts';

// The charting library comes with the first plot, never on the way to anything else.
const BarsSurface = later(async () => (await import('./BarsSurface.tsx')).BarsSurface);
const ColumnsSurface = later(async () => (await import('./ColumnsSurface.tsx')).ColumnsSurface);

/** Pixels standing columns are high, with what is written below them. */
const COLUMNS = 260;

/**
 * Room of a plot: it is kept while the plot's code is on its way, and what breaks in it stays in it. The plot is drawn after
 * the screen it stands on: then the room is measured, and nobody waits for a picture to see the page.
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

/** Lying bars, one a row, each with its name and what it comes to. */
export function Bars(props: BarsProps) {
  const [measured, width] = useWidth();
  const height = barsHeight(props, width);
  return (
    <Room measured={measured} height={height}>
      <BarsSurface {...props} width={width} height={height} />
    </Room>
  );
}

/** Standing columns along time. */
export function Columns(props: ColumnsProps) {
  const [measured, width] = useWidth();
  return (
    <Room measured={measured} height={COLUMNS}>
      <ColumnsSurface {...props} width={width} height={COLUMNS} />
    </Room>
  );
}
