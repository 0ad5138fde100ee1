import writeXlsxFile, { type Feature } from 'write-excel-file/browser';

/** A list that the cells of a column choose from: a column of another sheet, below its title. */
interface CellList {
  /** The column that chooses, by its index. */
  readonly column: number;
  readonly sheet: string;
  readonly from: number;
  readonly count: number;
}

interface BookSheetToWrite {
  readonly name: string;
  /** The titles and the rows below them, as texts. */
  readonly rows: readonly (readonly string[])[];
  readonly lists?: readonly CellList[];
}

interface BookTexts {
  /** What a spreadsheet says to a value that is not in the list; it is accepted nevertheless. */
  readonly notListed: string;
}

/** Rows that choose from the lists. */
const ROWS = 5000;

/** The letters of a column: 0 is A, 26 is AA. */
const lettersOf = (column: number): string =>
  (column >= 26 ? lettersOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

const escaped = (text: string): string =>
  text.replace(/[<>&"]/g, (sign) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;' })[sign] ?? '&quot;');

function validation({ column, sheet, from, count }: CellList, { notListed }: BookTexts): string {
  const [own, listed] = [lettersOf(column), lettersOf(from)];
  const range = `'${sheet.replaceAll("'", "''")}'!$${listed}$2:$${listed}$${count + 1}`;
  return [
    '<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1"',
    ` error="${escaped(notListed)}" sqref="${own}2:${own}${ROWS + 1}">`,
    `<formula1>${escaped(range)}</formula1></dataValidation>`,
  ].join('');
}

/** Lets the cells of each sheet choose from their lists, which the library does not offer by itself. */
const choosing = (sheets: readonly BookSheetToWrite[], texts: BookTexts): Feature<File | Blob | ArrayBuffer> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (content, _options, { sheetIndex }) => {
          const lists = sheets[sheetIndex]?.lists ?? [];
          if (lists.length === 0) return content;
          const all = lists.map((list) => validation(list, texts)).join('');
          // The format wants this place: after the cells, before margins and drawings.
          const element = `<dataValidations count="${lists.length}">${all}</dataValidations>`;
          return content.replace('</sheetData>', (end) => end + element);
        },
      },
    },
  },
});

/** An Excel workbook of texts. The first row of each sheet has its titles: bold, and staying in view. */
export function writeBook(sheets: readonly BookSheetToWrite[], texts: BookTexts): Promise<Blob> {
  const written = sheets.map(({ name, rows: [titles = [], ...rows] }) => ({
    sheet: name,
    data: [
      titles.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map((value) => (value === '' ? null : { value, type: String }))),
    ],
    columns: titles.map((title, n) => ({
      width: Math.min(
        40,
        Math.max(12, title.length + 4, ...rows.slice(0, 100).map((row) => (row[n] ?? '').length + 2)),
      ),
    })),
    stickyRowsCount: 1,
  }));
  return writeXlsxFile(written, { features: [choosing(sheets, texts)] }).toBlob();
}
