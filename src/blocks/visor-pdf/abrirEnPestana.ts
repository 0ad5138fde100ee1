import { isCallError } from '#client/errors.ts';

/** The tab has read its document long before; the address can't be given back at once. */
const addressLivesMs = 60_000;

/**
 * Opens a document in a tab of its own: the tab at once, while the click still allows it, the document when it is there.
 * False when the browser allows no tab: nothing has been loaded then. A failed call has been announced and leaves none.
 */
export async function abrirEnPestana(load: () => Promise<Blob>): Promise<boolean> {
  const tab = window.open('', '_blank');
  if (!tab) return false;
  tab.opener = null;
  try {
    // Shown as what it has to be: under its own type a page would run as one of the portal's.
    const url = URL.createObjectURL(new Blob([await load()], { type: 'application/pdf' }));
    tab.location.replace(url);
    setTimeout(() => URL.revokeObjectURL(url), addressLivesMs);
  } catch (error) {
    tab.close();
    if (!isCallError(error)) throw error;
  }
  return true;
}
