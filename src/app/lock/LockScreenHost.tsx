import { Suspense } from 'react';
import { later } from '#ui/later.tsx';
import { useIsLocked } from './lock.ts';

/** The shell prefetches it: it must open without a connection, too. */
export const LockScreen = later(async () => (await import('./LockScreen.tsx')).LockScreen);

/** The place of the lock-screen, whose code is not part of the first load. */
export function LockScreenHost() {
  return useIsLocked() ? (
    <Suspense fallback={<div className="lock-cover" />}>
      <LockScreen />
    </Suspense>
  ) : null;
}
