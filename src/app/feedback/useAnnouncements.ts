import { useLayoutEffect } from 'react';
import { LockScreen } from '#app/lock/LockScreenHost.tsx';
import { lockSession } from '#app/lock/lock.ts';
import { app } from '#app/messages.ts';
import { decirFallida } from '#blocks/hecho/decirFallida.ts';
import { callFailed, sessionExpired } from '#client/announcements.ts';
import { followConnection } from '#client/connection.ts';
import { storageRefused } from '#lib/storage.ts';
import { toast } from '#ui/feedback/toast.ts';
import { tellUnhandled } from './lastResort.ts';

/** If the lock-screen's code is not loaded yet, it loads while the person reads the toast. */
function lock(): void {
  LockScreen.ahead();
  lockSession();
}

/**
 * Shows what the client announces: a failed call as a toast, a lost session as the lock-screen, a lost connection as the
 * banner.
 */
export function useAnnouncements(): void {
  // A layout effect, so that the listeners exist before the first screen can announce anything.
  useLayoutEffect(() => {
    const stop = [
      followConnection(),
      tellUnhandled(),
      callFailed.on(decirFallida),
      sessionExpired.on(lock),
      storageRefused.on(() => toast.warning(app.sinAlmacen)),
    ];
    return () => {
      for (const each of stop) each();
    };
  }, []);
}
