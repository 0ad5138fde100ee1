import './root.css';
import { Outlet } from 'react-router-dom';
import { DialogHost } from '#ui/dialogs/DialogHost.tsx';
import { Overlay } from './feedback/Overlay.tsx';
import { LockScreenHost } from './lock/LockScreenHost.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { useNewTabs } from './useNewTabs.ts';
import { useSessionEnd } from './useSessionEnd.ts';
import { useVersionCheck } from './version/useVersionCheck.ts';

/** The parts that every screen shares: dialogs, the overlay of writes and the lock-screen. */
export function RootLayout() {
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
