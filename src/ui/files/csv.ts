import papa from 'papaparse';

/** What separates the cells of a text file. */
type Separator = ';' | ',' | '\t' | '|';

const separators: readonly Separator[] = [';', ',', '\t', '|'];
/** Rows that decide about the separator. */
const FIRST_ROWS = 20;

/** Leading characters that make a spreadsheet read a text as a formula, full-width forms included. */
const formula = /^[\s\0]*[=+\-@\t\r\0＝＋－＠]/;
/** The same after the apostrophes that disable it. */
const disabled = /^'+[\s\0]*[=+\-@\t\r\0＝＋－＠]/;
/** Numbers are no formulas. */
const number = /^[-+]?\d+(?:[.,]\d+)?$/;

/** A cell as it is written: a text that a spreadsheet would read as a formula gets an apostrophe in front. */
const written = (cell: string): string =>
  disabled.test(cell) || (formula.test(cell) && !number.test(cell)) ? `'${cell}` : cell;
/** A cell as it is read: without the apostrophe that disables a formula. */
const read = (cell: string): string => (disabled.test(cell) ? cell.slice(1) : cell);

/**
 * CSV text of a table that reads back the same: semicolons, CR LF, formulas disabled, byte order mark for spreadsheets.
 */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${papa.unparse(
    rows.map((row) => row.map(written)),
    { delimiter: ';', newline: '\r\n' },
  )}`;

/** The number of cells that most of the first rows have, if they are split by a separator; 0 if they do not agree. */
function sharedWidth(text: string, separator: Separator): number {
  const { data } = papa.parse<string[]>(text, { delimiter: separator, newline: '\n', preview: FIRST_ROWS });
  const filled = data.filter(([first = '', ...others]) => first.trim() !== '' || others.length > 0);
  const times = new Map<number, number>();
  for (const { length } of filled) times.set(length, (times.get(length) ?? 0) + 1);
  const [width = 0, most = 0] = [...times].sort(([, one], [, other]) => other - one)[0] ?? [];
  return most * 2 > filled.length ? width : 0;
}

/** The separator with which most of the first rows share the largest number of cells. */
function separatorOf(text: string): Separator {
  const widths = separators.map((separator) => sharedWidth(text, separator));
  return separators[widths.indexOf(Math.max(...widths))] ?? ';';
}

/** Every row of a CSV text, empty ones included, with its separator. Any line end is accepted; a row may span lines. */
export function readCsv(text: string): { readonly separator: Separator; readonly rows: string[][] } {
  // A spreadsheet writes its separator into a first line of this form. The line stays, as an empty row.
  const [, told] = /^sep=(.)\n/i.exec(text.slice(0, 10).replace(/\r\n?/g, '\n')) ?? [];
  const plain = text.replace(/\r\n?/g, '\n').replace(/^sep=.\n/i, '\n');
  const separator = separators.find((known) => known === told) ?? separatorOf(plain);
  const options = { delimiter: separator, newline: '\n' } as const;
  const quoted = papa.parse<string[]>(plain, options);
  // A quotation mark that nobody closed would swallow the rows after it.
  const open = quoted.errors.some(({ code }) => code === 'MissingQuotes');
  const { data } = open ? papa.parse<string[]>(plain, { ...options, quoteChar: '\0' }) : quoted;
  return { separator, rows: data.map((row) => row.map(read)) };
}
