import './chart.css';
import { type ReactNode, useId } from 'react';
import { Panel } from '../feedback/Panel.tsx';
import { type ChartProps, type ChartRow, numbered, partsOf } from './series.ts';

interface PictureProps extends Pick<ChartProps, 'title' | 'description'> {
  readonly className: string;
  /** Numbers its stylesheet reckons with. */
  readonly numbers: Readonly<Record<`--${string}`, number>>;
  /** Draws within the boundary: what it throws stays here. */
  readonly children: () => ReactNode;
}

const Drawn = ({ draw }: { readonly draw: () => ReactNode }) => draw();

/** A drawing of figures with its name and what it shows; where it fails, the rest of the screen stays. */
export function Picture({ title, description, className, numbers, children }: PictureProps) {
  const id = useId();
  return (
    <Panel>
      <svg
        className={className}
        role="img"
        aria-labelledby={`${id}t ${id}d`}
        style={numbered(numbers)}
        focusable="false"
      >
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>{description}</desc>
        <Drawn draw={children} />
      </svg>
    </Panel>
  );
}

/** The parts of one bar or column, a colour for each series. */
export function Parts({
  row,
  most,
  series,
  className,
}: Pick<ChartProps, 'series'> & { readonly row: ChartRow; readonly most: number; readonly className: string }) {
  return partsOf(row, most).map(({ at, from, share }) => (
    <rect
      key={series[at]?.label}
      className={`${className} chart-part chart-${series[at]?.tone ?? 'brand'}`}
      style={numbered({ '--from': from, '--share': share })}
      fillOpacity={series[at]?.shade ?? 1}
    />
  ));
}
