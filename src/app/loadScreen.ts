import { hasUnsaved } from '#client/unsaved.ts';
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

/** Whose code is loaded, and for which address. */
interface Destination {
  /** Name of the screen, or of the frame around it. */
  readonly name: string;
  /** The address the person is going to now; null when she chose another screen meanwhile. */
  readonly address: () => string | null;
}

/** Names of the screens that had their new page. Each belongs to one screen: that another one loads says nothing of it. */
const tried = (): string[] => tab.read(sessionKeys.recarga).split(' ').filter(Boolean);

/**
 * Opens a new page where the person is going, once for each screen. False when that must not be: without a connection
 * the page at hand would be gone, what is typed would be lost, and a tab that keeps nothing would never stop.
 */
function openAnew({ name, address }: Destination): boolean {
  const target = address();
  if (target === null || !navigator.onLine || hasUnsaved() || tried().includes(name)) return false;
  if (!tab.write(sessionKeys.recarga, [...tried(), name].join(' '))) return false;
  if (target === location.pathname + location.search + location.hash) page.reload();
  else page.open(target);
  return true;
}

/**
 * Loads a screen's code. When it does not come, be it at once or after two minutes, the build on the server is likely
 * newer: the screen is opened once by a new page. When that did not help, or must not be, the failure is thrown as
 * ScreenLoadFailure, for the person to be told.
 */
export async function loadScreen<T>(load: () => Promise<T>, destination: Destination): Promise<T> {
  try {
    const screen = await Promise.race([load(), late()]);
    const others = tried().filter((name) => name !== destination.name);
    if (others.length > 0) tab.write(sessionKeys.recarga, others.join(' '));
    else tab.remove(sessionKeys.recarga);
    return screen;
  } catch (cause) {
    if (openAnew(destination)) return new Promise(() => undefined); // the page is on its way out
    throw new ScreenLoadFailure('Screen could not be loaded', { cause });
  }
}
