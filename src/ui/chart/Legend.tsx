import { useId } from 'react';
import { partClass } from './layout.ts';
import type { Series } from './series.ts';
import { Textures, textured } from './Textures.tsx';

/** A swatch with the colour of a series or, with forced colours, its texture. */
export function Swatch({ series, at }: { readonly series: Series; readonly at: number }) {
  const id = useId();
  return (
    <svg className="chart-swatch" viewBox="0 0 12 12" width="12" height="12" focusable="false" aria-hidden="true">
      <Textures id={id} count={at + 1} />
      <rect
        className={partClass(series)}
        style={textured(id, at)}
        width="12"
        height="12"
        rx="2"
        fillOpacity={series.shade ?? 1}
      />
    </svg>
  );
}

/** Shows the colour of each series; the tables of figures have the same information as text. */
export function Legend({ series }: { readonly series: readonly Series[] }) {
  return (
    <ul className="chart-legend" aria-hidden="true">
      {series.map((one, at) => (
        <li key={one.label}>
          <Swatch series={one} at={at} />
          {one.label}
        </li>
      ))}
    </ul>
  );
}
