import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fill } from '#lib/texts.ts';
import { kitMessages } from '../messages.ts';
import type { Press } from './series.ts';

interface FiguresRow {
  readonly label: string;
  readonly cells: readonly ReactNode[];
  /** Where the row leads, or what it does: the same as its bar. */
  readonly press?: Press | undefined;
}

export interface FiguresProps {
  /** The picture's name: both tell the same. */
  readonly title: string;
  readonly headings: readonly { readonly id: string; readonly text: ReactNode }[];
  readonly rows: readonly FiguresRow[];
  readonly foot?: FiguresRow;
  /** Many rows: they scroll under their heading. */
  readonly long?: boolean;
  /** The last column is what the others add up to. */
  readonly totals?: boolean;
}

/** The figures of a picture as text: a row for each bar. What does not fit scrolls, with the keyboard too. */
export function Figures({ title, headings, rows, foot, long = false, totals = false }: FiguresProps) {
  const look = `chart-figures ${long ? 'chart-figures-long' : ''} ${totals ? 'chart-figures-totals' : ''}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll with the keyboard too
    <section className={look} aria-label={fill(kitMessages.chartInFigures, { title })} tabIndex={0}>
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
