import { page } from '#lib/page.ts';
import { kitMessages } from '../messages.ts';
import { toast } from './toast.ts';

/**
 * Reloads the page because code did not load. Without a connection it shows a message instead: the current page would be
 * lost.
 */
export function askForNewPage(): void {
  if (navigator.onLine) page.reload();
  else toast.warning(kitMessages.stillOffline);
}
