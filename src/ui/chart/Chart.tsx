import './chart.css';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../buttons/Button.tsx';
import { useBusy } from '../buttons/useBusy.ts';
import { toast } from '../feedback/toast.ts';
import { Figures, type FiguresProps } from './Figures.tsx';
import { Legend } from './Legend.tsx';
import { chartMessages } from './messages.ts';
import type { Series } from './series.ts';

interface ChartProps {
  /** Name of the picture and of its table of figures. */
  readonly title: string;
  /** A sentence that describes the picture. */
  readonly description: string;
  /** The series, each with its colour. */
  readonly series?: readonly Series[];
  readonly figures: Omit<FiguresProps, 'title'>;
  /** The place of the table: beside the picture, or below it when a person opens it. */
  readonly table?: 'beside' | 'asked';
  /** The plots. */
  readonly children: ReactNode;
}

/** Plots with name, legend and figures as text; a person can save them as an image. */
export function Chart({ title, description, series = [], figures, table = 'beside', children }: ChartProps) {
  const id = useId();
  const picture = useRef<HTMLDivElement>(null);
  return (
    <figure className={`chart chart-${table}`} aria-labelledby={`${id}t`} aria-describedby={`${id}d`}>
      <figcaption className="sr-only">
        <span id={`${id}t`}>{title}</span> <span id={`${id}d`}>{`${description} ${chartMessages.keys}`}</span>
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
          <summary>{chartMessages.figures}</summary>
          <Figures title={title} {...figures} />
        </details>
      ) : (
        <Figures title={title} {...figures} />
      )}
    </figure>
  );
}

/** The button that saves the picture as a file. */
function Keep({ title, picture }: { readonly title: string; readonly picture: () => HTMLElement | null }) {
  const [busy, during] = useBusy();
  const keep = async () => {
    const drawn = picture();
    if (!drawn) return;
    try {
      const { downloadPng } = await import('./png.ts');
      await downloadPng(title, drawn);
    } catch {
      // The browser could not draw it, or the connection failed: both get the same message.
      toast.error(chartMessages.notKept);
    }
  };
  return (
    <Button tone="ghost" icon="download" className="chart-keep" busy={busy} onClick={() => void during(keep)}>
      {chartMessages.keep}
      <span className="sr-only">{title}</span>
    </Button>
  );
}
