import { useLayoutEffect } from 'react';
import { onceFinished } from '#client/leaving.ts';
import { endSession, session } from '#client/session.ts';
import { clearUnsaved } from '#client/unsaved.ts';
import { localKeys } from '#lib/storage.ts';
import { dismissQuestions } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { unlock } from './lock/lock.ts';
import { page } from './page.ts';

/** Removes everything of the person from the page: messages, dialogs, input, the lock-screen. */
function forgetPerson(): void {
  clearUnsaved();
  dismissQuestions();
  toast.clear();
  unlock();
}

/** Another tab signed out: this one does too, after what is on its way to the services. */
function leaveWithOtherTab(event: StorageEvent): void {
  if (event.key === localKeys.salida && event.newValue !== null) onceFinished(endSession);
}

/** A page that the browser restores with Back (bfcache) may belong to a session that has ended. */
function reloadKeptPage(event: PageTransitionEvent): void {
  if (event.persisted) page.reload();
}

/** Reacts to the end of the session, wherever it is ended. */
export function useSessionEnd(): void {
  useLayoutEffect(() => {
    window.addEventListener('storage', leaveWithOtherTab);
    window.addEventListener('pageshow', reloadKeptPage);
    const stop = session.subscribe((now, before) => {
      if (before.status === 'authenticated' && now.status !== 'authenticated') forgetPerson();
    });
    return () => {
      stop();
      window.removeEventListener('storage', leaveWithOtherTab);
      window.removeEventListener('pageshow', reloadKeptPage);
    };
  }, []);
}
