import { useLayoutEffect } from 'react';
import { LockScreen } from '#app/lock/LockScreenHost.tsx';
import { lockSession } from '#app/lock/lock.ts';
import { app } from '#app/messages.ts';
import { callFailed, sessionExpired } from '#client/announcements.ts';
import { followConnection } from '#client/connection.ts';
import { storageRefused } from '#lib/storage.ts';
import { toast } from '#ui/feedback/toast.ts';
import { showFailure } from './showFailure.ts';

/** Its code is fetched while the toast is read, should it not be here yet. */
function lock(): void {
  LockScreen.ahead();
  lockSession();
}

/**
 * What the client announces becomes something to read: a failed call a toast, a lost session the lock-screen, a lost
 * connection the banner.
 */
export function useAnnouncements(): void {
  // Before anything of the first screen can announce.
  useLayoutEffect(() => {
    const stop = [
      followConnection(),
      callFailed.on(showFailure),
      sessionExpired.on(lock),
      storageRefused.on(() => toast.warning(app.sinAlmacen)),
    ];
    return () => {
      for (const each of stop) each();
    };
  }, []);
}
