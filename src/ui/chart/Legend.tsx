import './chart.css';
import type { Series } from './series.ts';

/** Which colour is which series; the tables of figures say it in words. */
export function Legend({ series }: { readonly series: readonly Series[] }) {
  return (
    <ul className="chart-legend" aria-hidden="true">
      {series.map(({ label, tone = 'brand', shade = 1 }) => (
        <li key={label}>
          <svg width="12" height="12" focusable="false" aria-hidden="true">
            <rect className={`chart-part chart-${tone}`} width="12" height="12" rx="2" fillOpacity={shade} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
