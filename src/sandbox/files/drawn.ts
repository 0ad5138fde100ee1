import type { Archivo } from '../db/rows.ts';
import { png } from './png.ts';

/** The bytes of a file: the upload, or for a file of the seed a drawing that depends only on its id. */
export function bytesDe(file: Archivo): Uint8Array {
  if (file.Contenido !== '') return Buffer.from(file.Contenido, 'base64');
  const known = drawn.get(file.IdRecurso);
  if (known) return known;
  const bytes =
    file.TipoContenido === 'image/png' ? portrait(file.IdPersona) : page(`${file.NombreArchivo} (${file.IdRecurso})`);
  drawn.set(file.IdRecurso, bytes);
  return bytes;
}
const drawn = new Map<number, Uint8Array>();

/** A valid PDF of one page with a line of text. */
function page(text: string): Uint8Array {
  const line = text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[()\\]/g, '\\$&');
  const stream = `BT /F1 14 Tf 60 760 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const xref = body.length;
  body += `xref\n0 6\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}

const SIZE = 96;

/** A head and shoulders on a coloured background, as PNG. These are the photographs of made-up people. */
function portrait(seed: number): Uint8Array {
  const ground = [150 + (seed % 80), 170 + ((seed >> 2) % 60), 190 + ((seed >> 4) % 50)];
  const shirt = [40 + ((seed >> 1) % 120), 60 + ((seed >> 3) % 90), 90 + (seed % 110)];
  const skin = [178 + (seed % 40), 134 + (seed % 30), 100 + (seed % 25)];
  const hair = [40 + (seed % 30), 28, 22];
  const within = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;
  return png(SIZE, SIZE, (x, y) => {
    if (within(x, y, 48, 42, 17, 20)) return skin;
    if (within(x, y, 48, 36, 21, 23)) return hair;
    return within(x, y, 48, 100, 36, 34) ? shirt : ground;
  });
}
