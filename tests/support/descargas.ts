import { vi } from 'vitest';

export interface Descarga {
  readonly name: string;
  readonly bytes: () => Promise<Uint8Array>;
}

/** Collects what the portal gives to the browser as a download from now on. */
export function descargas(): Descarga[] {
  const files: Descarga[] = [];
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs.at(-1);
    if (blob) files.push({ name: this.download, bytes: async () => new Uint8Array(await blob.arrayBuffer()) });
  });
  return files;
}
