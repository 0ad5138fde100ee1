import type { FileEntry, ZipReader } from '@zip.js/zip.js';

/*
 * Lists the files of a ZIP by its directory, and unpacks one at a time: an archive may be of 1 GB, and only its directory is
 * read into memory. The library makes its workers from text, which the content security policy refuses; the browser unpacks
 * outside of the page's main thread without them. This part of the library brings neither a worker nor its own decompressor.
 */
const library = () => import('@zip.js/zip.js/lib/zip-core-custom.js');

/** A file of a ZIP. */
export interface ZippedFile {
  /** Its name with folders, separated by '/'. */
  readonly path: string;
  /** Bytes, unpacked. */
  readonly size: number;
  /** Unpacks the file. Rejects with a BadZip if it is damaged or of another size than it says. */
  readonly open: () => Promise<Blob>;
}

/** A ZIP, or one of its files, that cannot be read. */
export class BadZip extends Error {
  constructor(readonly why: 'damaged' | 'encrypted' | 'split' | 'many') {
    super(why);
  }
}

/** Names are only compared and shown, never written to a disk, so that no name is dangerous. */
const options = { useWebWorkers: false, checkCrc32: true, filenameValidation: 'tolerant' } as const;

/** What the library throws about an archive. A file that the system cannot read any more is no damaged ZIP. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BadZip || error instanceof DOMException) throw error;
    const { ERR_SPLIT_ZIP_FILE } = await library();
    throw new BadZip(error instanceof Error && error.message === ERR_SPLIT_ZIP_FILE ? 'split' : 'damaged');
  }
}

const unpack = (entry: FileEntry): Promise<Blob> =>
  told(async () => {
    const { BlobWriter } = await library();
    return entry.getData(new BlobWriter(), options);
  });

async function filesOf(zip: ZipReader<Blob>, most: number, signal?: AbortSignal): Promise<readonly ZippedFile[]> {
  const files: ZippedFile[] = [];
  let entries = 0;
  for await (const entry of zip.getEntriesGenerator()) {
    signal?.throwIfAborted();
    entries += 1;
    if (entries > most) throw new BadZip('many');
    if (entry.encrypted) throw new BadZip('encrypted');
    const path = entry.filename.replaceAll('\\', '/');
    if (!entry.directory) files.push({ path, size: entry.uncompressedSize, open: () => unpack(entry) });
  }
  // A directory that ends at another place than it says: what was read of it may be anything.
  const { WARNING_TRAILING_CENTRAL_DIRECTORY_DATA: ends } = await library();
  if (zip.warnings?.some(({ reason }) => reason === ends)) throw new BadZip('damaged');
  return files;
}

/** The files of a ZIP, folders left out. Rejects with a BadZip; 'many' if it has more entries than allowed. */
export const listZip = (zip: Blob, most: number, signal?: AbortSignal): Promise<readonly ZippedFile[]> =>
  told(async () => {
    const { BlobReader, ZipReader } = await library();
    signal?.throwIfAborted();
    return filesOf(new ZipReader(new BlobReader(zip), options), most, signal);
  });
