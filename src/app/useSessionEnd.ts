import { useLayoutEffect } from 'react';
import { endSession, session } from '#client/session.ts';
import { clearUnsaved } from '#client/unsaved.ts';
import { localKeys } from '#lib/storage.ts';
import { dismissQuestions } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { unlock } from './lock/lock.ts';
import { page } from './page.ts';

/** Nothing of the person may stay readable: messages, questions, what was typed, the lock-screen. */
function forgetPerson(): void {
  clearUnsaved();
  dismissQuestions();
  toast.clear();
  unlock();
}

/** Another tab signed out: this one does too. */
function leaveWithOtherTab(event: StorageEvent): void {
  if (event.key === localKeys.salida && event.newValue !== null) endSession();
}

/** A page the browser kept whole and shows again with Back may belong to a session that is over. */
function reloadKeptPage(event: PageTransitionEvent): void {
  if (event.persisted) page.reload();
}

/** Follows the end of the session, wherever it is ended from. */
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
