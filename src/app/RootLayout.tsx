import './root.css';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { DialogHost } from '#ui/dialogs/DialogHost.tsx';
import { keepFocus } from '#ui/focus/lostFocus.ts';
import { Overlay } from './feedback/Overlay.tsx';
import { LockScreenHost } from './lock/LockScreenHost.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { Splash } from './Splash.tsx';
import { useNewTabs } from './useNewTabs.ts';
import { useSessionEnd } from './useSessionEnd.ts';
import { useVersionCheck } from './version/useVersionCheck.ts';

/** What stands in the place of the first screen until it opens. The session may be lost by then. */
export function Opening() {
  useSessionEnd();
  return (
    <>
      <Splash />
      <DialogHost />
      <LockScreenHost />
    </>
  );
}

/** The parts that every screen shares: dialogs, the overlay of writes and the lock-screen. */
export function RootLayout() {
  useEffect(keepFocus, []);
  useSessionEnd();
  useNewTabs();
  useVersionCheck();
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <DialogHost />
      <Overlay />
      <LockScreenHost />
    </>
  );
}
