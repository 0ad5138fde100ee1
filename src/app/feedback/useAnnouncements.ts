import { useEffect } from 'react';
import { lockSession } from '#app/lock/lock.ts';
import { callFailed, sessionExpired } from '#client/announcements.ts';
import { showFailure } from './showFailure.ts';

/** What the client announces becomes something to read: a failed call a toast, a lost session the lock-screen. */
export function useAnnouncements(): void {
  useEffect(() => {
    const stop = [callFailed.on(showFailure), sessionExpired.on(lockSession)];
    return () => {
      for (const each of stop) each();
    };
  }, []);
}
