import './print-table.css';
import { now, timeOfDay, today, toLocalDate } from '#lib/dates.ts';
import type { Column } from './column.ts';
import { printMessages } from './printMessages.ts';

/** What a list puts on paper. */
interface Paper<T> {
  readonly title: string;
  /** Facts for its head, for example the company. */
  readonly about: readonly (readonly [label: string, value: string])[];
  /** What the rows are narrowed to; '' for nothing. */
  readonly narrowed: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
}

const PRINTING = 'printing-list';
/** A list with more columns lies on its side, so that none is cut off. */
const UPRIGHT = 9;

function element(tag: string, text: string | null, ...children: readonly Node[]): HTMLElement {
  const made = document.createElement(tag);
  if (text === null) made.append(...children);
  else made.textContent = text;
  return made;
}

function sheetOf<T>({ title, about, narrowed, columns, rows }: Paper<T>): HTMLElement {
  const facts: readonly (readonly [string, string])[] = [
    ...about,
    ...(narrowed === '' ? [] : [[printMessages.filter, narrowed] as const]),
    [printMessages.rows, String(rows.length)],
    [printMessages.time, `${toLocalDate(today())} ${timeOfDay(now())}`],
  ];
  const list = element('dl', null, ...facts.flatMap(([label, value]) => [element('dt', label), element('dd', value)]));
  const head = element('thead', null, element('tr', null, ...columns.map(({ header }) => element('th', header))));
  const cells = (row: T) => columns.map((column) => element('td', column.text(row)));
  const body = element('tbody', null, ...rows.map((row) => element('tr', null, ...cells(row))));
  const sheet = element('section', null, element('h1', title), list, element('table', null, head, body));
  sheet.className = columns.length > UPRIGHT ? 'print-list print-list-wide' : 'print-list';
  return sheet;
}

let remove: (() => void) | null = null;

/**
 * Puts all rows of a list on the paper of the print that is about to begin, in the order and with the columns on the screen,
 * under a head that says what they are. It is removed after the print.
 */
export function putOnPaper<T>(paper: Paper<T>): void {
  // The print that was asked for here says that it begins, too.
  if (remove) return;
  const sheet = sheetOf(paper);
  const root = document.documentElement;
  const done = () => {
    sheet.remove();
    root.classList.remove(PRINTING);
    window.removeEventListener('afterprint', done);
    remove = null;
  };
  remove = done;
  document.body.append(sheet);
  root.classList.add(PRINTING);
  window.addEventListener('afterprint', done);
}

/** Prints all rows of a list. */
export function printTable<T>(paper: Paper<T>): void {
  remove?.();
  putOnPaper(paper);
  window.print();
}
