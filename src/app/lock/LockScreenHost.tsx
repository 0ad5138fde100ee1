import { lazy, Suspense } from 'react';
import { useIsLocked } from './lock.ts';

/** Loaded by the shell in advance: it must open without a connection too. */
export const loadLockScreen = () => import('./LockScreen.tsx');

const LockScreen = lazy(async () => ({ default: (await loadLockScreen()).LockScreen }));

/** Holds the lock-screen's place; its code is no part of the first load. */
export function LockScreenHost() {
  return useIsLocked() ? (
    <Suspense fallback={<div className="lock-cover" />}>
      <LockScreen />
    </Suspense>
  ) : null;
}
