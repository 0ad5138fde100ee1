import { page } from '#lib/page.ts';
import { kitMessages } from '../messages.ts';
import { toast } from './toast.ts';

/** Loads the page anew for code that did not arrive; without a connection it says so: the page at hand would be gone. */
export function askForNewPage(): void {
  if (navigator.onLine) page.reload();
  else toast.warning(kitMessages.stillOffline);
}
