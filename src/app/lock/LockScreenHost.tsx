import './lock-cover.css';
import type { ReactNode } from 'react';
import { useAtRest } from '#app/useAtRest.ts';
import { contextOf, useSession } from '#client/session.ts';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Panel } from '#ui/feedback/Panel.tsx';
import { later } from '#ui/later.tsx';
import { kitMessages } from '#ui/messages.ts';
import { useIsLocked } from './lock.ts';

/** It loads before it is needed: it must open without a connection, too. The watch over an inactive session comes with it. */
export const LockScreen = later(async () => (await import('./LockScreen.tsx')).LockScreen);

/** If the lock-screen cannot be drawn, this dialog locks and covers the page instead of it. What was typed stays behind it. */
const instead = (told: ReactNode) => (
  <Modal title={kitMessages.dialogBroken} size="s" className="lock" locked above onClose={() => undefined}>
    {told}
  </Modal>
);

/** The place of the lock-screen on every screen. Its code is not part of the first load: it comes once somebody is signed in. */
export function LockScreenHost() {
  useAtRest(LockScreen.ahead, useSession(contextOf));
  return useIsLocked() ? (
    <Panel frame={instead} wait={<div className="lock-cover" />}>
      <LockScreen />
    </Panel>
  ) : null;
}
