import { PDFDocument } from 'pdf-lib';

/** A file as PDF. A PDF stays unchanged, a picture becomes a page of its size. Null for anything else. */
export async function comoPdf(bytes: Uint8Array, tipo: string): Promise<Uint8Array | null> {
  if (tipo === 'application/pdf') return bytes;
  if (tipo !== 'image/png' && tipo !== 'image/jpeg') return null;
  const document = await PDFDocument.create();
  try {
    const image = tipo === 'image/png' ? await document.embedPng(bytes) : await document.embedJpg(bytes);
    document.addPage([image.width, image.height]).drawImage(image);
    return await document.save();
  } catch {
    return null; // the picture is damaged
  }
}
