import './chart.css';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { toast } from '../feedback/toast.ts';
import { kitMessages } from '../messages.ts';
import { Figures, type FiguresProps } from './Figures.tsx';
import { Legend } from './Legend.tsx';
import type { Series } from './series.ts';

interface ChartProps {
  /** Name of the picture and of the table of its figures. */
  readonly title: string;
  /** What is drawn, in a sentence. */
  readonly description: string;
  /** Series that are told apart by colour. */
  readonly series?: readonly Series[];
  readonly figures: Omit<FiguresProps, 'title'>;
  /** Where the table stands: beside the picture, or below it once it is asked for. */
  readonly table?: 'beside' | 'asked';
  /** The plots. */
  readonly children: ReactNode;
}

/** Plots with their name, legend and figures as text; they can be kept as a picture. */
export function Chart({ title, description, series = [], figures, table = 'beside', children }: ChartProps) {
  const id = useId();
  const picture = useRef<HTMLDivElement>(null);
  return (
    <figure className={`chart chart-${table}`} aria-labelledby={`${id}t`} aria-describedby={`${id}d`}>
      <figcaption className="sr-only">
        <span id={`${id}t`}>{title}</span> <span id={`${id}d`}>{`${description} ${kitMessages.chartKeys}`}</span>
      </figcaption>
      <div className="chart-side">
        <div className="chart-picture" ref={picture}>
          {series.length > 1 ? <Legend series={series} /> : null}
          {children}
        </div>
        <Keep title={title} picture={() => picture.current} />
      </div>
      {table === 'asked' ? (
        <details className="chart-more">
          <summary>{kitMessages.chartFigures}</summary>
          <Figures title={title} {...figures} />
        </details>
      ) : (
        <Figures title={title} {...figures} />
      )}
    </figure>
  );
}

/** Keeps the picture as a file. */
function Keep({ title, picture }: { readonly title: string; readonly picture: () => HTMLElement | null }) {
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    const drawn = picture();
    if (!drawn) return;
    setBusy(true);
    try {
      const { downloadPng } = await import('./png.ts');
      await downloadPng(title, drawn);
    } catch {
      // Whatever the browser did not draw or the connection did not bring: there is one thing to tell.
      toast.error(kitMessages.chartNotKept);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button tone="ghost" icon="download" className="chart-keep" busy={busy} onClick={() => void keep()}>
      {kitMessages.chartKeep}
      <span className="sr-only">{title}</span>
    </Button>
  );
}
