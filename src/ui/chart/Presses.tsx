import type { FocusEvent, KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
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

function Pressed({ press, place, tabIndex }: { press: Press; place: Place; tabIndex: number }) {
  const area = <rect {...place} rx="3" />;
  if ('to' in press)
    return (
      <Link
        className="chart-press"
        to={press.to}
        aria-label={press.name}
        tabIndex={tabIndex}
        onKeyDown={(event) => event.stopPropagation()}
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
      onClick={press.onPress}
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
  return rows.map(({ label, press }, at) =>
    press ? <Pressed key={label} press={press} place={placeOf(at)} tabIndex={tabIndex} /> : null,
  );
}
