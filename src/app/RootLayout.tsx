import './root.css';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { DialogHost } from '#ui/dialogs/DialogHost.tsx';
import { keepFocus } from '#ui/focus/lostFocus.ts';
import { Overlay } from './feedback/Overlay.tsx';
import { LockScreenHost } from './lock/LockScreenHost.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { useNewTabs } from './useNewTabs.ts';
import { useSessionEnd } from './useSessionEnd.ts';
import { useVersionCheck } from './version/useVersionCheck.ts';

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
