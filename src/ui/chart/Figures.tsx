import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fill } from '#lib/texts.ts';
import { chartMessages } from './messages.ts';
import type { Press } from './series.ts';

interface FiguresRow {
  readonly label: string;
  readonly cells: readonly ReactNode[];
  /** The link or action of the row: the same as its bar's. */
  readonly press?: Press | undefined;
}

export interface FiguresProps {
  /** The name of the picture, which shows the same figures. */
  readonly title: string;
  readonly headings: readonly { readonly id: string; readonly text: ReactNode }[];
  readonly rows: readonly FiguresRow[];
  readonly foot?: FiguresRow;
  /** Many rows: they scroll under the heading. */
  readonly long?: boolean;
  /** The last column is the total of the others. */
  readonly totals?: boolean;
}

/** The figures of a picture as text: one row per bar. A table that is too large scrolls, also with the keyboard. */
export function Figures({ title, headings, rows, foot, long = false, totals = false }: FiguresProps) {
  const look = `chart-figures ${long ? 'chart-figures-long' : ''} ${totals ? 'chart-figures-totals' : ''}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must scroll with the keyboard too
    <section className={look} aria-label={fill(chartMessages.inFigures, { title })} tabIndex={0}>
      <table>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {headings.map(({ id, text }) => (
              <th key={id} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.label} row={row} />
          ))}
        </tbody>
        {foot ? (
          <tfoot>
            <Row row={foot} />
          </tfoot>
        ) : null}
      </table>
    </section>
  );
}

function Heading({ label, press }: Pick<FiguresRow, 'label' | 'press'>) {
  if (!press) return label;
  if ('to' in press)
    return (
      <Link to={press.to} aria-label={press.name}>
        {label}
      </Link>
    );
  return (
    <button type="button" className="chart-figures-press" aria-label={press.name} onClick={press.onPress}>
      {label}
    </button>
  );
}

function Row({ row }: { readonly row: FiguresRow }) {
  return (
    <tr>
      <th scope="row">
        <Heading label={row.label} press={row.press} />
      </th>
      {row.cells.map((cell, at) => {
        const key = `${at}`;
        return <td key={key}>{cell}</td>;
      })}
    </tr>
  );
}
