import { Suspense } from 'react';
import { later } from '#ui/later.tsx';
import { useIsLocked } from './lock.ts';

/** Fetched by the shell ahead: it must open without a connection too. */
export const LockScreen = later(async () => (await import('./LockScreen.tsx')).LockScreen);

/** Holds the lock-screen's place; its code is no part of the first load. */
export function LockScreenHost() {
  return useIsLocked() ? (
    <Suspense fallback={<div className="lock-cover" />}>
      <LockScreen />
    </Suspense>
  ) : null;
}
