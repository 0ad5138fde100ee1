import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useActiveTooltipDataPoints, useIsTooltipActive, usePlotArea } from 'recharts';
import type { ChartRow, Press } from './series.ts';

/** The place of a row in the plot. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** More stops would be too many for the Tab key; the table beside the plot has the same links. */
const IN_TAB_ORDER = 24;

/** Keeps focus events from the plot, which handles the arrow keys to move from bar to bar. */
const own = { onFocus: (event: FocusEvent) => event.stopPropagation() };

/** What a gesture on a row does besides the press itself. */
interface Gestures {
  readonly onPointerDown: (event: PointerEvent<Element>) => void;
  /** Goes before the press: prevents its default if the gesture only shows the figures. */
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * A finger cannot hover: its first tap on a bar shows the figures, and the second one presses. Beside the plot, where no
 * figures are shown, the first one presses.
 */
function useFirstTapShows(): (row: ChartRow) => Gestures {
  const plot = usePlotArea();
  const isShown = useIsTooltipActive();
  const [shown] = useActiveTooltipDataPoints<{ readonly row: ChartRow }>() ?? [];
  const tapped = useRef('');
  const shows = useRef(false);
  return (row) => ({
    onPointerDown: ({ pointerType, clientX, currentTarget }) => {
      const left = currentTarget.closest('svg')?.getBoundingClientRect().left ?? 0;
      const inside = plot !== undefined && clientX - left >= plot.x;
      const again = tapped.current === row.label || (isShown && shown?.row.label === row.label);
      shows.current = pointerType === 'touch' && inside && !again;
    },
    onClick: (event) => {
      // A key clicks without a pointer; the finger before it may have scrolled.
      if (event.detail === 0) shows.current = false;
      tapped.current = shows.current ? row.label : '';
      if (shows.current) event.preventDefault();
      shows.current = false;
    },
  });
}

interface PressedProps {
  readonly press: Press;
  readonly place: Place;
  readonly tabIndex: number;
  readonly gestures: Gestures;
}

function Pressed({ press, place, tabIndex, gestures }: PressedProps) {
  const area = <rect {...place} rx="3" />;
  if ('to' in press)
    return (
      <Link
        className="chart-press"
        to={press.to}
        aria-label={press.name}
        tabIndex={tabIndex}
        onKeyDown={(event) => event.stopPropagation()}
        {...gestures}
        {...own}
      >
        {area}
      </Link>
    );
  const keys = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press.onPress();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
    <g
      className="chart-press"
      role="button"
      aria-label={press.name}
      tabIndex={tabIndex}
      onPointerDown={gestures.onPointerDown}
      onClick={(event) => {
        gestures.onClick(event);
        if (!event.defaultPrevented) press.onPress();
      }}
      onKeyDown={keys}
      {...own}
    >
      {area}
    </g>
  );
}

/** The areas of a plot that can be pressed: the whole place of a row, so that a small bar is not a small target. */
export function Presses({
  rows,
  placeOf,
}: {
  readonly rows: readonly ChartRow[];
  readonly placeOf: (at: number) => Place;
}) {
  const tabIndex = rows.length > IN_TAB_ORDER ? -1 : 0;
  const gesturesOf = useFirstTapShows();
  return rows.map((row, at) =>
    row.press ? (
      <Pressed key={row.label} press={row.press} place={placeOf(at)} tabIndex={tabIndex} gestures={gesturesOf(row)} />
    ) : null,
  );
}
