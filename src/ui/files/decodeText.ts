/** How the bytes of a text were read. */
type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

const decoded = (bytes: Uint8Array, label: string): string => new TextDecoder(label).decode(bytes);

/** The text of valid UTF-8, or null. */
function asUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Decodes the bytes of a text file: UTF-8 with or without byte order mark, UTF-16 with one, else Windows-1252. */
export function decodeText(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: decoded(bytes, 'utf-16le'), encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff) return { text: decoded(bytes, 'utf-16be'), encoding: 'UTF-16' };
  const utf8 = asUtf8(bytes);
  return utf8 === null
    ? { text: decoded(bytes, 'windows-1252'), encoding: 'Windows-1252' }
    : { text: utf8, encoding: 'UTF-8' };
}
