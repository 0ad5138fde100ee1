import * as z from 'zod/mini';

const versionFile = z.looseObject({ hash: z.string(), version: z.string() });

/** The build of this page; '' if the page does not say. */
const ownHash = (): string => document.querySelector('meta[name="portal-version"]')?.getAttribute('content') ?? '';

/** The hash of a newer build online; '' if there is none or it cannot be read (spec F 7.1). */
export async function newerVersion(): Promise<string> {
  const own = ownHash();
  if (own === '') return '';
  try {
    const response = await fetch('/version.json', { cache: 'no-store', credentials: 'omit' });
    const file = z.safeParse(versionFile, response.ok ? await response.json() : null);
    return file.success && file.data.hash !== own ? file.data.hash : '';
  } catch {
    return ''; // no connection or no such file: checked again later
  }
}
