import { isCodeMissing } from '#lib/codeMissing.ts';
import { sessionKeys, tab } from '#lib/storage.ts';
import { page } from './page.ts';

/** Milliseconds the code of a screen may take (spec F 9). */
const PATIENCE = 120_000;

/** The code of a screen could not be downloaded. */
export class ScreenLoadFailure extends Error {
  override readonly name = 'ScreenLoadFailure';
}

/**
 * True when an error means that code did not arrive, be it a screen's or a part's: browsers keep such a failure, so that
 * only a new page asks for the code again.
 */
export const isLoadFailure = (error: unknown): boolean => error instanceof ScreenLoadFailure || isCodeMissing(error);

const late = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Too late')), PATIENCE);
  });

/**
 * Loads a screen's code. When that fails, or takes two minutes, with a connection there, the build on the server is likely newer: the page is
 * reloaded once, guarded by a flag of the tab, and the failure is thrown the second time.
 */
export async function loadScreen<T>(load: () => Promise<T>): Promise<T> {
  try {
    const screen = await Promise.race([load(), late()]);
    tab.remove(sessionKeys.recarga);
    return screen;
  } catch (cause) {
    if (navigator.onLine && tab.read(sessionKeys.recarga) === '') {
      tab.write(sessionKeys.recarga, 'si');
      page.reload();
      return new Promise(() => undefined); // the page is on its way out
    }
    throw new ScreenLoadFailure('Screen could not be loaded', { cause });
  }
}
