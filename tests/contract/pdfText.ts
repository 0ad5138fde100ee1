import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from 'pdf-lib';

const letters = (hex: string) => Buffer.from(hex, 'hex').toString('latin1');

/** The texts on a page of the fund's papers, in the order they were written: labels, each followed by its value. */
export async function textsOf(response: Response): Promise<readonly string[]> {
  const document = await PDFDocument.load(await response.arrayBuffer(), { updateMetadata: false });
  const contents = document.getPage(0).node.Contents();
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
