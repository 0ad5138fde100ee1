import { strFromU8, unzipSync, zipSync } from 'fflate';
import readXlsxFile, { InvalidInputError, InvalidSpreadsheetError } from 'read-excel-file/universal';

/** A cell of a workbook: dates as yyyy-mm-dd, numbers with a decimal point, '' if it is empty. */
interface BookCell {
  readonly text: string;
  readonly kind: 'text' | 'number' | 'date';
}

interface BookSheet {
  readonly name: string;
  /** Every row from the first, empty ones included. */
  readonly rows: readonly (readonly BookCell[])[];
}

/** Why a file cannot be read as a workbook: it is an old one (.xls), it has a password, or something else. */
export type BookRefusal = 'old' | 'locked' | 'other';

/** The most bytes that the parts of a workbook may have unpacked. A file of 10 MB can hold a thousand times its size. */
const LARGEST = 400 * 1024 * 1024;

const starts = (bytes: Uint8Array, ...head: readonly number[]): boolean => head.every((byte, at) => bytes[at] === byte);

/** True for a ZIP, which a workbook is. */
export const isZip = (bytes: Uint8Array): boolean => starts(bytes, 0x50, 0x4b, 3, 4) || starts(bytes, 0x50, 0x4b, 5, 6);

/** What an old Office container holds: a workbook with a password has a part of this name. Null if it is no container. */
export function containerKind(bytes: Uint8Array): BookRefusal | null {
  if (!starts(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return null;
  const name = [...'EncryptedPackage'].join('\0');
  return strFromU8(bytes, true).includes(name) ? 'locked' : 'old';
}

const empty: BookCell = { text: '', kind: 'text' };

/** A cell as the library returns it: null, a text, a number, a truth value or a moment in UTC. */
function cellOf(value: unknown): BookCell {
  if (value === null || value === undefined || value === '') return empty;
  if (value instanceof Date)
    return Number.isNaN(value.valueOf()) ? empty : { text: value.toISOString().slice(0, 10), kind: 'date' };
  if (typeof value === 'number') return { text: String(value), kind: 'number' };
  if (typeof value === 'boolean') return { text: value ? 'VERDADERO' : 'FALSO', kind: 'text' };
  return { text: String(value), kind: 'text' };
}

/**
 * The XML parts of a workbook, packed again without compression. The library unpacks large parts in a worker that it makes
 * of a text, which the content security policy refuses; parts that are not compressed it reads as they are.
 */
function unpacked(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  let total = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const wanted = /\.xml(?:\.rels)?$/.test(name);
      if (wanted) total += originalSize;
      return wanted && total <= LARGEST;
    },
  });
  if (total > LARGEST || !parts['xl/workbook.xml']) return null;
  return new Uint8Array(zipSync(parts, { level: 0 }));
}

/** The sheets of a workbook (.xlsx), or why it cannot be read. Formulas give the value that they had when it was saved. */
export async function readBook(bytes: Uint8Array): Promise<readonly BookSheet[] | BookRefusal> {
  try {
    const plain = unpacked(bytes);
    if (plain === null) return 'other';
    const sheets = await readXlsxFile(plain.buffer);
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellOf)) }));
  } catch (error) {
    // fflate reports a damaged ZIP with a code, and the library reports a damaged part.
    const known = error instanceof InvalidInputError || error instanceof InvalidSpreadsheetError;
    if (known || (error instanceof Error && 'code' in error)) return 'other';
    throw error;
  }
}
