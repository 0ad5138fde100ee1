import { isCallError } from '#client/errors.ts';

/** How long the object URL lives. The tab has loaded its document long before; the URL can't be revoked at once. */
const addressLivesMs = 60_000;

/**
 * Opens a document in a new tab. The tab opens at once, while the click still allows it; the document follows once it
 * is loaded. False if the browser blocks the tab: then nothing was loaded. A failed call has been shown, and its tab is
 * closed. `tipo`: PDF, or the type of a picture that cannot contain a program.
 */
export async function abrirEnPestana(
  load: () => Promise<Blob>,
  tipo: 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' = 'application/pdf',
): Promise<boolean> {
  const tab = window.open('', '_blank');
  if (!tab) return false;
  tab.opener = null;
  try {
    // The type is forced: with its own type, an HTML page would run with the portal's rights.
    const url = URL.createObjectURL(new Blob([await load()], { type: tipo }));
    tab.location.replace(url);
    setTimeout(() => URL.revokeObjectURL(url), addressLivesMs);
  } catch (error) {
    tab.close();
    if (!isCallError(error)) throw error;
  }
  return true;
}
