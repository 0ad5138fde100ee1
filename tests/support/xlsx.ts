import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';

/**
 * The cells of a workbook's first sheet as texts, read from the file's bytes. Throws if a cell is a formula, because the
 * portal writes none.
 */
export async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  // A plain array of this JavaScript environment, which the library needs.
  const file = Buffer.from(bytes);
  const sheet = unzipSync(new Uint8Array(file))['xl/worksheets/sheet1.xml'];
  if (!sheet || /<f[\s>]/.test(strFromU8(sheet))) throw new Error('There is no sheet, or a cell holds a formula');
  const rows = await readSheet(file);
  return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
}
