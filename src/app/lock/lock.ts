import { createStore, useStore } from 'zustand';
import { session } from '#client/session.ts';
import { writesUnderWay } from '#client/writes.ts';
import { transport } from '#messages/transport.ts';
import { toast } from '#ui/feedback/toast.ts';

/** The lock-screen opens this long after the toast, so that its text is read first (spec F 8, F 9). */
export const LOCK_AFTER = 1000;
/** The password takes focus this long after the lock-screen opened, when its name has been read out (spec F 8). */
export const FOCUS_AFTER = 500;

interface Lock {
  /** The toast that tells of the lost session. */
  readonly told: number;
  readonly state: 'open' | 'announced' | 'locked';
  /** A write was cut off by the lost session; the person has to send it again. */
  readonly lostWrite: boolean;
}

const lock = createStore<Lock>(() => ({ told: 0, state: 'open', lostWrite: false }));
let timer: ReturnType<typeof setTimeout> | undefined;

/** True while the lock-screen is open (spec F 2.3). */
export const useIsLocked = (): boolean => useStore(lock, (s) => s.state === 'locked');

/** A call lost its session: one toast and one lock-screen, however many calls did (decision 22). */
export function lockSession(): void {
  const lostWrite = writesUnderWay.getState().count > 0;
  if (lostWrite) lock.setState({ lostWrite });
  if (lock.getState().state !== 'open' || !session.getState().user) return;
  lock.setState({ state: 'announced', told: toast.error(transport.sesion) });
  timer = setTimeout(() => lock.setState({ state: 'locked' }), LOCK_AFTER);
}

/** Takes the lock-screen away, and that the session is lost with it. True: a write was lost meanwhile. */
export function unlock(): boolean {
  clearTimeout(timer);
  const { lostWrite, told } = lock.getState();
  toast.withdraw(told);
  lock.setState({ told: 0, state: 'open', lostWrite: false });
  return lostWrite;
}
