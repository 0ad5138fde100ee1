import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from 'pdf-lib';

const letters = (hex: string) => Buffer.from(hex, 'hex').toString('latin1');

const load = (bytes: ArrayBuffer | Uint8Array) => PDFDocument.load(bytes, { updateMetadata: false });

/** The texts on the first page of the fund's papers, in the order they were written: labels, each followed by its value. */
export const textsOf = async (response: Response): Promise<readonly string[]> =>
  textsOfPage(await load(await response.arrayBuffer()), 0);

/** The texts of a paper of several pages. */
export async function allTextsOf(bytes: Uint8Array): Promise<readonly string[]> {
  const document = await load(bytes);
  return document.getPageIndices().flatMap((page) => textsOfPage(document, page));
}

function textsOfPage(document: PDFDocument, page: number): readonly string[] {
  const contents = document.getPage(page).node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((one) => document.context.lookup(one)) : [contents];
  return streams
    .flatMap((one) =>
      one instanceof PDFRawStream ? [Buffer.from(decodePDFRawStream(one).decode()).toString('latin1')] : [],
    )
    .flatMap((text) => [...text.matchAll(/<([0-9A-Fa-f]*)> Tj/g)].map((found) => letters(found[1] ?? '')));
}

/** The text after a label. */
export const behind = (texts: readonly string[], label: string): string | undefined => texts[texts.indexOf(label) + 1];
