import { type Color, degrees, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { momentOf } from '#lib/dates.ts';

/** Colours of the fund's papers. */
export const ink = rgb(0.08, 0.13, 0.17);
/** Grey for secondary text. */
export const soft = rgb(0.36, 0.43, 0.49);
/** The fund's colour. */
export const brand = rgb(0.04, 0.36, 0.4);
/** Grey of the lines. */
export const rule = rgb(0.79, 0.85, 0.87);
/** White, for text on the fund's colour. */
export const white = rgb(1, 1, 1);

/** The fund's name on its papers. */
export const CAJA = 'Caja de Salud';

interface TextOptions {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: Color;
  /** From 0, invisible, to 1. */
  readonly opacity?: number;
  /** Turns the text, in degrees. */
  readonly turn?: number;
  /** Shrinks the text until it fits into this many points. */
  readonly fit?: number;
  /** Ends the text at x instead of starting it there. For amounts. */
  readonly ends?: boolean;
}

/** One page to write on. Coordinates are in points from the lower left. */
export interface Sheet {
  readonly page: PDFPage;
  readonly document: PDFDocument;
  text(value: string, options: TextOptions): void;
  /** The next page of the same document, of the same size. */
  next(): Sheet;
  save(): Promise<Uint8Array>;
}

/** The standard fonts have only Western characters (with Ñ and accents). All others become a question mark. */
function printable(font: PDFFont, text: string): string {
  const known = new Set(font.getCharacterSet());
  return [...text.normalize('NFC')].map((char) => (known.has(char.codePointAt(0) ?? 0) ? char : '?')).join('');
}

/** The first page of a new document. It is dated `today`, so that the same notice always prints the same bytes. */
export async function createSheet(size: [number, number], title: string, today: string): Promise<Sheet> {
  const document = await PDFDocument.create();
  const moment = momentOf(`${today}T12:00:00Z`);
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(CAJA);
  document.setLanguage('es-BO');
  document.setCreationDate(moment);
  document.setModificationDate(moment);
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const sheetOn = (page: PDFPage): Sheet => ({
    page,
    document,
    text(value, { x, y, size: wanted, bold: heavy = false, color = ink, fit, ends = false, opacity = 1, turn = 0 }) {
      const font = heavy ? bold : plain;
      const shown = printable(font, value);
      const width = font.widthOfTextAtSize(shown, wanted);
      const scale = fit && width > fit ? fit / width : 1;
      const rotate = degrees(turn);
      page.drawText(shown, { x: ends ? x - width * scale : x, y, size: wanted * scale, font, color, opacity, rotate });
    },
    next: () => sheetOn(document.addPage(size)),
    save: () => document.save(),
  });
  return sheetOn(document.addPage(size));
}

/** A text split into lines of at most `length` characters, between words if possible. */
export function wrap(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((w) => w.match(new RegExp(`.{1,${length}}`, 'gu')) ?? [])) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
