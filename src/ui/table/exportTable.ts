import type { Column } from './column.ts';

/** Leading characters that make a spreadsheet read a text as a formula, full-width forms included. */
const formula = /^[\s\0]*[=+\-@\t\r\0＝＋－＠]/;

function dataColumns<T>(columns: readonly Column<T>[]): readonly Column<T>[] {
  return columns.filter((column) => !column.actions);
}

/** CSV text of the rows in column order: semicolons, formulas disabled, byte order mark for spreadsheets. */
export async function csvText<T>(columns: readonly Column<T>[], rows: readonly T[]): Promise<string> {
  const { default: papa } = await import('papaparse');
  const shown = dataColumns(columns);
  const table = [shown.map((column) => column.header), ...rows.map((row) => shown.map((column) => column.text(row)))];
  return `\uFEFF${papa.unparse(table, { delimiter: ';', newline: '\r\n', escapeFormulae: formula })}`;
}

/** Downloads a file through the browser. */
export function download(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // The download starts with the click; the object URL may be revoked after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** Downloads all given rows as `name`.csv. */
export async function exportCsv<T>(name: string, columns: readonly Column<T>[], rows: readonly T[]): Promise<void> {
  const text = await csvText(columns, rows);
  download(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}

/** Downloads all given rows as `name`.xlsx. Every cell is a typed text or number, so none is a formula. */
export async function exportXlsx<T>(name: string, columns: readonly Column<T>[], rows: readonly T[]): Promise<void> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const shown = dataColumns(columns);
  const head = shown.map((column) => ({ value: column.header, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    shown.map((column) => {
      const number = column.sortValue?.(row);
      return column.align === 'end' && typeof number === 'number'
        ? { value: number, type: Number }
        : { value: column.text(row), type: String };
    }),
  );
  const widths = shown.map((column) => ({ width: Math.max(12, column.header.length + 4) }));
  const blob = await writeXlsxFile([head, ...body], { columns: widths, stickyRowsCount: 1 }).toBlob();
  download(blob, `${name}.xlsx`);
}
