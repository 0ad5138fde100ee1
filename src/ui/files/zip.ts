import { type Zippable, zipSync } from 'fflate';

/** One file of a ZIP. Names use '/' for folders. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Formats that are compressed already: packing them again costs time and saves nothing. */
const packed = /\.(pdf|jpe?g|png|zip)$/i;

/** Packs files into one ZIP. Names must differ: the last of two equal ones would stand alone. */
export function zipOf(entries: readonly ZipEntry[]): Blob {
  const files: Zippable = {};
  for (const { name, bytes } of entries) files[name] = [bytes, { level: packed.test(name) ? 0 : 6 }];
  return new Blob([new Uint8Array(zipSync(files))], { type: 'application/zip' });
}
