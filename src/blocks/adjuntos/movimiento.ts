const textoEn = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** The end of the chain of GIF data blocks that starts here. */
function trasBloques(bytes: Uint8Array, start: number): number {
  let at = start;
  for (let size = bytes[at]; size; size = bytes[at]) at += size + 1;
  return at + 1;
}

/** The size in bytes of a GIF's colour table, from its flags. */
const tamanioDeTabla = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** True for a GIF with more than one image. */
function seMueveGif(bytes: Uint8Array): boolean {
  let pictures = 0;
  let at = 13 + tamanioDeTabla(bytes[10] ?? 0);
  while (at < bytes.length && pictures < 2) {
    if (bytes[at] === 0x21) at = trasBloques(bytes, at + 2);
    else if (bytes[at] === 0x2c) {
      pictures += 1;
      at = trasBloques(bytes, at + 11 + tamanioDeTabla(bytes[at + 9] ?? 0));
    } else break;
  }
  return pictures > 1;
}

/** True for a PNG whose animation control chunk comes before its first image. */
function seMuevePng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const chunk = textoEn(bytes, at + 4, 4);
    if (chunk === 'acTL' || chunk === 'IDAT') return chunk === 'acTL';
  }
  return false;
}

/** True for an animated image: GIF, PNG, WebP, and the sequences of AVIF and HEIC. */
export function seMueve(bytes: Uint8Array): boolean {
  if (textoEn(bytes, 0, 3) === 'GIF') return seMueveGif(bytes);
  if (textoEn(bytes, 1, 3) === 'PNG') return seMuevePng(bytes);
  if (textoEn(bytes, 8, 8) === 'WEBPVP8X') return ((bytes[20] ?? 0) & 2) !== 0;
  return textoEn(bytes, 4, 4) === 'ftyp' && ['avis', 'msf1', 'hevc', 'hevx'].includes(textoEn(bytes, 8, 4));
}
