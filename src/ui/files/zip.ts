import { type Zippable, zipSync } from 'fflate';

/** One file of a ZIP. Names use '/' for folders. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Formats that are already compressed: compressing them again takes time and saves nothing. */
const packed = /\.(pdf|jpe?g|png|zip)$/i;

/** Packs files into one ZIP. Names must be unique: of two equal names only the last file would remain. */
export function zipOf(entries: readonly ZipEntry[]): Blob {
  const files: Zippable = {};
  for (const { name, bytes } of entries) files[name] = [bytes, { level: packed.test(name) ? 0 : 6 }];
  return new Blob([new Uint8Array(zipSync(files))], { type: 'application/zip' });
}
