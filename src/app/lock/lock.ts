import { createStore, useStore } from 'zustand';
import { session } from '#client/session.ts';
import { writesUnderWay } from '#client/writes.ts';
import { transport } from '#messages/transport.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Delay between the toast and the lock-screen, so that the toast's text is read first (spec F 8, F 9). */
export const LOCK_AFTER = 1000;
/** Delay between the opening of the lock-screen and the focus of the password, so that its name is read out (spec F 8). */
export const FOCUS_AFTER = 500;

interface Lock {
  /** Id of the toast about the lost session. */
  readonly told: number;
  readonly state: 'open' | 'announced' | 'locked';
  /** The lost session interrupted a write; the person has to send it again. */
  readonly lostWrite: boolean;
}

const lock = createStore<Lock>(() => ({ told: 0, state: 'open', lostWrite: false }));
let timer: ReturnType<typeof setTimeout> | undefined;

/** True while the lock-screen is open (spec F 2.3). */
export const useIsLocked = (): boolean => useStore(lock, (s) => s.state === 'locked');

/** A call lost its session: shows one toast and one lock-screen, however many calls fail (decision 22). */
export function lockSession(): void {
  const lostWrite = writesUnderWay.getState().count > 0;
  if (lostWrite) lock.setState({ lostWrite });
  if (lock.getState().state !== 'open' || !session.getState().user) return;
  lock.setState({ state: 'announced', told: toast.error(transport.sesion) });
  timer = setTimeout(() => lock.setState({ state: 'locked' }), LOCK_AFTER);
}

/** Closes the lock-screen and clears the lost session. Returns true if a write was lost meanwhile. */
export function unlock(): boolean {
  clearTimeout(timer);
  const { lostWrite, told } = lock.getState();
  toast.withdraw(told);
  lock.setState({ told: 0, state: 'open', lostWrite: false });
  return lostWrite;
}
