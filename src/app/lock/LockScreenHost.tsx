import { Suspense } from 'react';
import { useAtRest } from '#app/useAtRest.ts';
import { contextOf, useSession } from '#client/session.ts';
import { later } from '#ui/later.tsx';
import { useIsLocked } from './lock.ts';

/** It loads before it is needed: it must open without a connection, too. The watch over an inactive session comes with it. */
export const LockScreen = later(async () => (await import('./LockScreen.tsx')).LockScreen);

/** The place of the lock-screen on every screen. Its code is not part of the first load: it comes once somebody is signed in. */
export function LockScreenHost() {
  useAtRest(LockScreen.ahead, useSession(contextOf));
  return useIsLocked() ? (
    <Suspense fallback={<div className="lock-cover" />}>
      <LockScreen />
    </Suspense>
  ) : null;
}
