import { hasUnsaved } from '#client/unsaved.ts';
import { isCodeMissing } from '#lib/codeMissing.ts';
import { sessionKeys, tab } from '#lib/storage.ts';
import { page } from './page.ts';

/** Time-out in milliseconds for loading the code of a screen (spec F 9). */
const PATIENCE = 120_000;

/** The code of a screen could not be downloaded. */
export class ScreenLoadFailure extends Error {
  override readonly name = 'ScreenLoadFailure';
}

/**
 * True if an error means that the code of a screen or a part did not load. Browsers cache this failure, so only reloading the
 * page requests the code again.
 */
export const isLoadFailure = (error: unknown): boolean => error instanceof ScreenLoadFailure || isCodeMissing(error);

const late = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Too late')), PATIENCE);
  });

/** The screen whose code is loaded, and its address. */
interface Destination {
  /** Name of the screen, or of the frame around it. */
  readonly name: string;
  /** The address the person is navigating to; null if she has chosen another screen meanwhile. */
  readonly address: () => string | null;
}

/**
 * Names of the screens that already reloaded the page. Kept per screen, because another screen that loads does not mean that
 * this one will.
 */
const tried = (): string[] => tab.read(sessionKeys.recarga).split(' ').filter(Boolean);

/**
 * Reloads the page at the address the person is navigating to, once per screen. False if it must not reload: without a
 * connection the current page would be lost, unsaved input would be lost, and without storage the tab would reload forever.
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
 * Loads a screen's code. If it fails, at once or after two minutes, the server probably has a newer build, so the page is
 * reloaded once at that screen. If that did not help, or is not allowed, throws ScreenLoadFailure, so that the person sees
 * it.
 */
export async function loadScreen<T>(load: () => Promise<T>, destination: Destination): Promise<T> {
  try {
    const screen = await Promise.race([load(), late()]);
    const others = tried().filter((name) => name !== destination.name);
    if (others.length > 0) tab.write(sessionKeys.recarga, others.join(' '));
    else tab.remove(sessionKeys.recarga);
    return screen;
  } catch (cause) {
    if (openAnew(destination)) return new Promise(() => undefined); // the page is being reloaded
    throw new ScreenLoadFailure('Screen could not be loaded', { cause });
  }
}
