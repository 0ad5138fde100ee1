/** Bytes of a reply as text and as JSON: what proxies, old servers and frameworks do to them is undone here. */

/** The charset a content type names; '' without one. */
const charsetOf = (type: string): string => /charset\s*=\s*"?([\w-]+)/i.exec(type)?.[1] ?? '';

function decodeAs(charset: string, bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null; // bytes that are no text of this charset, or a charset nobody knows
  }
}

/** The text of some bytes without a byte-order mark: UTF-8 where they are, otherwise what the type says, or Windows-1252. */
export function decodeText(bytes: ArrayBuffer, type: string): string {
  const declared = charsetOf(type);
  const text = decodeAs('utf-8', bytes) ?? (declared === '' ? null : decodeAs(declared, bytes));
  return text ?? new TextDecoder('windows-1252').decode(bytes);
}

/** Whole numbers of more digits than a number holds; texts are matched first, so that nothing inside them is. */
const longNumbers = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g;

/** The value of a JSON text; undefined where it is none. Numbers of 16 digits or more are texts: no digit is lost. */
export function parseJson(text: string): unknown {
  try {
    const exact = /\d{16}/.test(text)
      ? text.replace(longNumbers, (part) => (part.startsWith('"') ? part : `"${part}"`))
      : text;
    return JSON.parse(exact) as unknown;
  } catch {
    return undefined; // cut off, HTML, or nothing at all
  }
}

const base64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/;

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const [, data = text] = /^data:[\w/+.-]*;base64,(.*)$/s.exec(text) ?? [];
  if (data.trim() === '' || !base64.test(data)) return null;
  try {
    return Uint8Array.from(atob(data.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
  } catch {
    return null; // letters of the alphabet, but no whole bytes
  }
}

/** A file that came inside JSON: base64, a data: address, or a list of bytes. Null where it is none. */
export function fileIn(value: unknown): Blob | null {
  const isBytes = Array.isArray(value) && value.every((byte) => Number.isInteger(byte) && byte >= 0 && byte <= 255);
  const bytes = isBytes ? Uint8Array.from(value) : typeof value === 'string' ? fromBase64(value) : null;
  return bytes && bytes.length > 0 ? typed(bytes) : null;
}

/** True where a PDF begins near the start, whatever its type says. */
const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');

/** The bytes as a file: a PDF under its own type, others under the one they came with. */
export const typed = (bytes: Uint8Array<ArrayBuffer>, type = ''): Blob =>
  new Blob([bytes], { type: isPdf(bytes) ? 'application/pdf' : type });
