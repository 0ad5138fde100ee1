/** Decodes the bytes of a reply to text and JSON. Repairs what proxies, old servers and frameworks do to them. */

/** The charset in a content type; '' without one. */
const charsetOf = (type: string): string => /charset\s*=\s*"?([\w-]+)/i.exec(type)?.[1] ?? '';

function decodeAs(charset: string, bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null; // the bytes are not valid in this charset, or the charset is unknown
  }
}

/**
 * The text of some bytes without a byte-order mark: UTF-8 if they are valid UTF-8, otherwise the type's charset, or
 * Windows-1252.
 */
export function decodeText(bytes: ArrayBuffer, type: string): string {
  const declared = charsetOf(type);
  const text = decodeAs('utf-8', bytes) ?? (declared === '' ? null : decodeAs(declared, bytes));
  return text ?? new TextDecoder('windows-1252').decode(bytes);
}

/**
 * Whole numbers with more digits than a JavaScript number can hold. Texts are matched first, so that digits in them are
 * ignored.
 */
const longNumbers = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g;

/**
 * The value of a JSON text; undefined if it is not JSON. Numbers of 16 digits or more become texts, so that no digit is lost.
 */
export function parseJson(text: string): unknown {
  try {
    const exact = /\d{16}/.test(text)
      ? text.replace(longNumbers, (part) => (part.startsWith('"') ? part : `"${part}"`))
      : text;
    return JSON.parse(exact) as unknown;
  } catch {
    return undefined; // cut off, HTML, or empty
  }
}

const base64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/;

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const [, data = text] = /^data:[\w/+.-]*;base64,(.*)$/s.exec(text) ?? [];
  if (data.trim() === '' || !base64.test(data)) return null;
  try {
    return Uint8Array.from(atob(data.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
  } catch {
    return null; // valid letters, but not whole bytes
  }
}

/** A file inside JSON: base64, a data: address, or a list of bytes. Null if there is none. */
export function fileIn(value: unknown): Blob | null {
  const isBytes = Array.isArray(value) && value.every((byte) => Number.isInteger(byte) && byte >= 0 && byte <= 255);
  const bytes = isBytes ? Uint8Array.from(value) : typeof value === 'string' ? fromBase64(value) : null;
  return bytes && bytes.length > 0 ? typed(bytes) : null;
}

/** True if a PDF begins near the start, whatever the content type says. */
const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');

/** The bytes as a file: a PDF gets its own type, other files keep the received type. */
export const typed = (bytes: Uint8Array<ArrayBuffer>, type = ''): Blob =>
  new Blob([bytes], { type: isPdf(bytes) ? 'application/pdf' : type });
