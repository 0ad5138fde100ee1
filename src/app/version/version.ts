import { createStore, useStore } from 'zustand';
import { app } from '#app/messages.ts';
import { page } from '#app/page.ts';
import { hasUnsaved } from '#client/unsaved.ts';
import { newerVersion } from '#client/version.ts';
import { confirm } from '#ui/dialogs/confirm.ts';

/** The version file is read at most this often (decision 74). */
const INTERVAL = 5 * 60_000;

/** When the version file was last read, which version was announced, and whether the banner is shown. */
export const version = createStore<{ lastCheck: number; seen: string; banner: boolean }>(() => ({
  lastCheck: 0,
  seen: '',
  banner: false,
}));

/** True while the banner about a newer version is shown, because a form has unsaved input. */
export const useVersionBanner = (): boolean => useStore(version, (s) => s.banner);

/** The person chose "later": the next notice comes only with another version. */
export const hideVersionBanner = (): void => version.setState({ banner: false });

/**
 * Checks for a newer version, at most every five minutes, and announces it once: in a dialog that offers to reload, or only
 * in a banner while there is unsaved input (spec F 7.1, decision 74).
 */
export async function checkVersion(now: number = Date.now()): Promise<void> {
  const { lastCheck, seen } = version.getState();
  if (lastCheck !== 0 && now - lastCheck < INTERVAL) return;
  version.setState({ lastCheck: now });
  const hash = await newerVersion();
  if (hash === '' || hash === seen) return;
  version.setState({ seen: hash });
  if (hasUnsaved()) {
    version.setState({ banner: true });
    return;
  }
  const { titulo, texto, actualizar, despues } = app.version;
  if (await confirm({ title: titulo, message: texto, accept: actualizar, cancel: despues })) page.reload();
}
