import { sessionKeys, tab } from '#lib/storage.ts';
import { page } from './page.ts';

/** The code of a screen could not be downloaded. */
export class ScreenLoadFailure extends Error {
  override readonly name = 'ScreenLoadFailure';
}

/**
 * Loads a screen's code. When that fails with a connection there, the build on the server is likely newer: the page is
 * reloaded once, guarded by a flag of the tab, and the failure is thrown the second time.
 */
export async function loadScreen<T>(load: () => Promise<T>): Promise<T> {
  try {
    const screen = await load();
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
